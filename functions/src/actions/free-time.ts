import { busyOfDays } from '@welding/domain/booking/busy';
import {
  type FreeDay,
  type FreeTimesQuestion,
  freeTimes,
  nearestTimes,
  type WelderTime,
} from '@welding/domain/booking/free-times';
import { offeredTimes } from '@welding/domain/booking/free-times-header';
import { occurrencesOf } from '@welding/domain/booking/recurring-block';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { listDays } from '#data/calendar-days.ts';
import { listWelders } from '#data/staff.ts';
import { type BookingRules, findBookingRules, horizonDaysOf } from './booking-rules.ts';

/** A visit that a time is looked for. */
type LookedFor = {
  readonly durationMinutes: number;
  readonly zip?: string | undefined;
  /** The visit itself, where it is there already: it is not in its own way. */
  readonly id?: string | undefined;
  /** The welder it has to be; anybody where it is left out. */
  readonly welderId?: string | undefined;
};

/** Free times of some days, and what they were made of. */
export type FoundTimes = {
  readonly days: readonly FreeDay[];
  readonly welders: readonly WelderTime[];
  readonly rules: BookingRules;
  readonly question: FreeTimesQuestion;
};

/**
 * When a visit could begin on so many Chicago days from `from` on. However many visits are stored, it reads a document for
 * each of these days of each welder at most, and the staff, the settings and the recurring blocks.
 */
export async function findFreeTimes(
  { durationMinutes, zip, id, welderId }: LookedFor,
  { from, days: count }: { readonly from: string; readonly days: number },
): Promise<FoundTimes> {
  const dates = Array.from({ length: count }, (_, index) => addDays(from, index));
  // What begins on the day after may still be too near to the end of a visit.
  const lookedAt = [...dates, addDays(from, count)];
  const [rules, staff, days] = await Promise.all([
    findBookingRules(),
    listWelders(),
    listDays(from, addDays(from, count)),
  ]);
  const byWelder = Map.groupBy(days, (day) => day.welderId);
  const ids = welderId ? [welderId] : staff.map((person) => person.id);
  const welders = ids.map((welder): WelderTime => {
    const blocked = rules.days.recurring.filter((block) => block.welderId === welder);
    const busy = busyOfDays(byWelder.get(welder) ?? []).filter((entry) => entry.id !== id);
    return {
      welderId: welder,
      busy: [...busy, ...blocked.flatMap((block) => occurrencesOf(block, lookedAt))],
    };
  });
  const { specialDays, booking } = rules.settings;
  const question: FreeTimesQuestion = {
    dates,
    durationMinutes,
    zip,
    specialDays,
    booking: { ...booking, horizonDays: horizonDaysOf(rules.settings) },
    milesBetween: rules.days.milesBetween,
    now: new Date(),
  };
  return { days: freeTimes(question, welders), welders, rules, question };
}

/** How many days before and after a time that is taken are looked at, and how far on where those have too few. */
const daysAround = 7;
const daysOn = 60;

/** The three free times nearest to one that is taken; fewer where there are fewer within two months. */
export async function findNearestTimes(lookedFor: LookedFor, wanted: Date): Promise<Date[]> {
  const day = chicagoDate(wanted);
  const near = await findFreeTimes(lookedFor, { from: addDays(day, -daysAround), days: 2 * daysAround + 1 });
  const times = nearestTimes(near.days, wanted, offeredTimes);
  if (times.length === offeredTimes) return times;
  const later = await findFreeTimes(lookedFor, { from: addDays(day, daysAround + 1), days: daysOn });
  return nearestTimes([...near.days, ...later.days], wanted, offeredTimes);
}
