import { bookingMessages } from '@welding/domain/booking/booking-messages';
import { busyOfDays, type CalendarDay } from '@welding/domain/booking/busy';
import {
  type FreeDay,
  type FreeTimesQuestion,
  freeTimes,
  nearestTimes,
  type WelderTime,
} from '@welding/domain/booking/free-times';
import { offeredTimes } from '@welding/domain/booking/free-times-header';
import type { Suggestions, SuggestionsQuery } from '@welding/domain/booking/hold';
import { whoIsFree } from '@welding/domain/booking/propose-day';
import { occurrencesOf } from '@welding/domain/booking/recurring-block';
import type { Staff } from '@welding/domain/entities/staff';
import { errorCodes } from '@welding/domain/error-codes';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { Refusal } from '#refusal.ts';
import { listWelders } from '#staff/staff.ts';
import { TimeTakenError } from '#store/conflicts.ts';
import { type BookingRules, findBookingRules, horizonDaysOf, requireWelders } from './booking-rules.ts';
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

/**
 * Does `work`, which takes a time for a client.
 * @param asked what `findNearestTimes` takes
 * @throws Refusal 409 with the nearest free times when that time is taken, and what `work` throws
 */
export async function offerFreeTimes<Result>(
  asked: Parameters<typeof findNearestTimes>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TimeTakenError)) throw error;
    const freeTimes = await findNearestTimes(...asked);
    throw new Refusal(errorCodes.visitTimeTaken, bookingMessages.taken, { freeTimes });
  }
}

/** So many are suggested, a person chooses among few. */
const mostSuggested = 5;

/**
 * Who could make a visit and when, those first who drive the least for it; of times that cost one welder the same way on one
 * day, the first. Of several who are to come together those times that all of them have.
 */
export async function suggestTimes({
  from,
  days,
  duration,
  zip,
  appointmentId,
  welderIds: crew = [],
}: SuggestionsQuery): Promise<Suggestions> {
  const durationMinutes = Number(duration);
  const lookedFor = { durationMinutes, zip, id: appointmentId };
  const [read] = await Promise.all([readTimes({ from, days }), requireWelders(crew)]);
  const found = freeTimesOf(read, { ...lookedFor, crew });
  const rules = { ...found.rules.days, now: found.question.now };
  const candidates = found.days.flatMap(({ date, times }) =>
    times.flatMap((start) => {
      const end = new Date(start.getTime() + durationMinutes * 60_000);
      const free = whoIsFree({ kind: 'visit', start, end, zip }, found.welders, rules);
      return free.map(({ welderId, extraMiles }) => ({
        welderId,
        welderIds: crew.length > 1 ? [...crew] : [welderId],
        date,
        at: start.toISOString(),
        extraMiles: extraMiles === undefined ? null : Math.round(extraMiles * 10) / 10,
      }));
    }),
  );
  const firsts = new Map(
    candidates.toReversed().map((one) => [`${one.welderIds} ${one.date} ${one.extraMiles}`, one]),
  );
  const sorted = [...firsts.values()].toSorted(
    (one, other) => (one.extraMiles ?? 0) - (other.extraMiles ?? 0) || (one.at < other.at ? -1 : 1),
  );
  return {
    suggestions: sorted.slice(0, mostSuggested).map(({ welderId, welderIds, at, extraMiles }) => ({
      welderId,
      welderIds,
      at,
      extraMiles,
    })),
  };
}
