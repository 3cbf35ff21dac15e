import { type MilesBetween, shop } from '@welding/domain/booking/gap';
import { business } from '@welding/domain/business/business';
import { milesBetween, type Position } from '@welding/domain/business/service-area';
import type { BusinessSettings } from '@welding/domain/business/settings';
import { config } from '#config.ts';
import type { DayRules } from '#data/calendar-days.ts';
import { readTogether } from '#data/read-together.ts';
import { listRecurringBlocks } from '#data/recurring-blocks.ts';
import { findSettings } from '#data/settings.ts';
import { listWelders } from '#data/staff.ts';

/** What decides about bookings: the owner's settings, and what they make of a welder's day. */
export type BookingRules = {
  readonly settings: BusinessSettings;
  readonly days: DayRules;
};

/** Who takes visits, by name. */
export const findWelders = readTogether(listWelders, () => 'welders');

/** Reads the rules of booking. */
export const findBookingRules = readTogether(readRules, () => 'rules');

async function readRules(): Promise<BookingRules> {
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

async function loadMiles(): Promise<MilesBetween> {
  const { zipPositions } = await import('./zip-positions.ts');
  const positionOf = (place: string): Position | undefined =>
    place === shop ? business.serviceCenter : zipPositions.get(place);
  return (one, other) => {
    const [from, to] = [positionOf(one), positionOf(other)];
    return from && to && milesBetween(from, to);
  };
}
