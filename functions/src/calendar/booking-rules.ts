import { type MilesBetween, shop } from '@welding/domain/booking/gap';
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

/** What decides about bookings: the owner's settings, and what they make of a welder's day. */
export type BookingRules = {
  readonly settings: BusinessSettings;
  readonly days: DayRules;
};

/** Reads the rules of booking. */
export async function findBookingRules(): Promise<BookingRules> {
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

/** How far ahead clients book: the settings' horizon, or the deployment's where that is nearer. Days. */
export function horizonDaysOf({ booking }: BusinessSettings): number {
  return Math.min(config().BOOKING_HORIZON_DAYS, booking.horizonDays);
}

/** Places of thousands of ZIP codes, looked up by all requests of this process. */
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

/** Those of `ids` who are still on the staff, in their order. */
export async function activeOf(ids: readonly string[]): Promise<string[]> {
  const people = await Promise.all(ids.map(findStaff));
  return people.flatMap((person) => (person?.active ? [person.id] : []));
}

/** Refuses to give work to somebody who is not on the staff or no longer is. @throws Refusal 400 */
export async function requireWelders(ids: readonly string[]): Promise<void> {
  if ((await activeOf(ids)).length < ids.length) throw badRequest(visitMessages.noSuchWelder);
}

/** The same for those who are new to a visit: whoever has left stays with it until somebody takes them off. @throws Refusal 400 */
export async function requireNewWelders(
  asked: readonly string[] | undefined,
  visit: Appointment | undefined,
): Promise<void> {
  const own = visit ? crewOf(visit) : [];
  await requireWelders((asked ?? []).filter((id) => !own.includes(id)));
}
