import { type MilesBetween, shop } from '@welding/domain/booking/busy';
import { milesBetween, type Position } from '@welding/domain/business/service-area';
import type { BusinessSettings } from '@welding/domain/business/settings';
import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { visitMessages } from '@welding/domain/entities/visit';
import { business } from '@welding/domain/values/business';
import { lazy } from '@welding/domain/values/lazy';
import { config } from '#config.ts';
import { badRequest } from '#refusal.ts';
import { findSettings } from '#settings/settings.ts';
import { findStaff } from '#staff/staff.ts';
import { listRecurringBlocks } from './blocks.ts';
import type { DayRules } from './calendar-days.ts';

export type CalendarRules = {
  readonly settings: BusinessSettings;
  readonly days: DayRules;
};

export async function findCalendarRules(): Promise<CalendarRules> {
  const [settings, recurring, milesBetweenZips] = await Promise.all([
    findSettings(),
    listRecurringBlocks(),
    loadMiles(),
  ]);
  const { gapMinutes } = settings.booking;
  return {
    settings,
    days: { gapMinutes, recurring, milesBetween: milesBetweenZips },
  };
}

/** The days clients may book ahead: the settings' or the deployment's limit, whichever is smaller. */
export function horizonDaysOf({ booking }: BusinessSettings): number {
  return Math.min(config().BOOKING_HORIZON_DAYS, booking.horizonDays);
}

/** Loaded once per process: it has thousands of ZIP codes. */
const loadMiles = lazy(async (): Promise<MilesBetween> => {
  const { zipPositions } = await import('./zip-positions.ts');
  const positions = new Map<string, Position>(
    zipPositions.map(([zip, latitude, longitude]) => [zip, { latitude, longitude }]),
  );
  const positionOf = (place: string): Position | undefined =>
    place === shop ? business.serviceCenter : positions.get(place);
  return (one, other) => {
    const [from, to] = [positionOf(one), positionOf(other)];
    return from && to && milesBetween(from, to);
  };
});

/** The active staff among `ids`, in their order. */
export async function activeOf(ids: readonly string[]): Promise<string[]> {
  const people = await Promise.all(ids.map(findStaff));
  return people.flatMap((person) => (person?.active ? [person.id] : []));
}

/** @throws Refusal 400 for a person who is not active staff */
export async function requireWelders(ids: readonly string[]): Promise<void> {
  if ((await activeOf(ids)).length < ids.length) throw badRequest(visitMessages.noSuchWelder);
}

/** Checks only welders new to a visit: `withoutFormerStaff` takes others off who have left. @throws Refusal 400 */
export async function requireNewWelders(
  asked: readonly string[] | undefined,
  visit: Appointment | undefined,
): Promise<void> {
  const own = visit ? crewOf(visit) : [];
  await requireWelders((asked ?? []).filter((id) => !own.includes(id)));
}
