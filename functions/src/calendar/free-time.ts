import { busyOfDays, type CalendarDay } from '@welding/domain/booking/busy';
import {
  type FreeDay,
  type FreeTimesQuestion,
  freeTimes,
  nearestTimes,
  type WelderTime,
} from '@welding/domain/booking/free-times';
import { offeredTimes } from '@welding/domain/booking/free-times-header';
import { occurrencesOf } from '@welding/domain/booking/recurring-block';
import type { Staff } from '@welding/domain/entities/staff';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { listWelders } from '#staff/staff.ts';
import { type BookingRules, findBookingRules, horizonDaysOf } from './booking-rules.ts';
import { listDays } from './calendar-days.ts';

/** A visit that a time is looked for. */
type LookedFor = {
  readonly durationMinutes: number;
  readonly zip?: string | undefined;
  /** The visit itself, where it is there already: it is not in its own way. */
  readonly id?: string | undefined;
  /** Several who make it together: then only times that all of them have free. */
  readonly crew?: readonly string[] | undefined;
};

/** So many Chicago days from `from` on. */
type Span = { readonly from: string; readonly days: number };

/** What decides when somebody could come. */
type Capacity = { readonly rules: BookingRules; readonly welders: readonly Pick<Staff, 'id'>[] };

/** What free times are made of. */
type ReadTimes = Capacity & { readonly span: Span; readonly taken: readonly CalendarDay[] };

/**
 * Reads what free times of some days are made of. However many visits are stored, that is a document for each of these days of
 * each welder at most, the staff, the settings and the recurring blocks.
 */
export async function readTimes(span: Span): Promise<ReadTimes> {
  const [rules, welders, taken] = await Promise.all([findBookingRules(), listWelders(), listTaken(span)]);
  return { rules, welders, span, taken };
}

/** What begins on the day after may still be too near to the end of a visit. */
function listTaken({ from, days }: Span): Promise<CalendarDay[]> {
  return listDays(from, addDays(from, days));
}

/** Free times, and what they were made of. */
type FreeTimes = {
  readonly days: readonly FreeDay[];
  /** Who was asked for; of a crew the one who leads. */
  readonly welders: readonly WelderTime[];
  readonly rules: BookingRules;
  readonly question: FreeTimesQuestion;
};

/** When a visit could begin on the days that were read. */
export function freeTimesOf(read: ReadTimes, lookedFor: LookedFor): FreeTimes {
  const { rules } = read;
  const { durationMinutes, zip, id, crew = [] } = lookedFor;
  const isCrew = crew.length > 1;
  const welders = timesOf(read, isCrew ? crew : read.welders.map((one) => one.id), id);
  const question = { ...questionOf(read), durationMinutes, zip };
  const asked = isCrew ? [togetherOf(welders)] : welders;
  return {
    days: freeTimes(question, asked),
    welders: isCrew ? welders.slice(0, 1) : welders,
    rules,
    question,
  };
}

/** What is taken of these welders' time on the days that were read, but for `exceptId`. */
export function timesOf(
  { rules, span, taken }: ReadTimes,
  welderIds: readonly string[],
  exceptId?: string,
): WelderTime[] {
  const dates = datesIn({ ...span, days: span.days + 1 });
  const byWelder = Map.groupBy(taken, ({ welderId }) => welderId);
  return welderIds.map((welderId) => {
    const blocked = rules.days.recurring.filter((block) => block.welderId === welderId);
    const busy = busyOfDays(byWelder.get(welderId) ?? []).filter(({ id }) => id !== exceptId);
    return { welderId, busy: [...busy, ...blocked.flatMap((block) => occurrencesOf(block, dates))] };
  });
}

/** What is asked of the days that were read, whatever the visit. */
export function questionOf({ rules, span }: ReadTimes): Omit<FreeTimesQuestion, 'durationMinutes' | 'zip'> {
  const { specialDays, booking } = rules.settings;
  return {
    dates: datesIn(span),
    specialDays,
    booking: { ...booking, horizonDays: horizonDaysOf(rules.settings) },
    milesBetween: rules.days.milesBetween,
    now: new Date(),
  };
}

function datesIn({ from, days }: Span): string[] {
  return Array.from({ length: days }, (_, index) => addDays(from, index));
}

/** Those who make a visit together as one: what is in the way of any of them is in the way of it. */
function togetherOf(welders: readonly WelderTime[]): WelderTime {
  return { welderId: welders[0]?.welderId ?? '', busy: welders.flatMap(({ busy }) => busy) };
}

/** How many days before and after a time that is taken are looked at, and how far on where those have too few. */
const daysAround = 7;
const daysOn = 60;

/** The three free times nearest to one that is taken; fewer where there are fewer within two months. */
export async function findNearestTimes(
  capacity: Capacity,
  lookedFor: LookedFor,
  wanted: Date,
): Promise<Date[]> {
  const day = chicagoDate(wanted);
  const look = async (span: Span) =>
    freeTimesOf({ ...capacity, span, taken: await listTaken(span) }, lookedFor).days;
  const near = await look({ from: addDays(day, -daysAround), days: 2 * daysAround + 1 });
  const times = nearestTimes(near, wanted, offeredTimes);
  if (times.length === offeredTimes) return times;
  const later = await look({ from: addDays(day, daysAround + 1), days: daysOn });
  return nearestTimes([...near, ...later], wanted, offeredTimes);
}
