import { busyOfDays, type CalendarDay } from '@welding/domain/booking/busy';
import { bookingMessages } from '@welding/domain/booking/client-change';
import {
  type FreeDay,
  type FreeTimesQuestion,
  freeTimes,
  freeTimesOfGroups,
  nearestTimes,
  type WelderTime,
} from '@welding/domain/booking/free-times';
import { offeredTimes } from '@welding/domain/booking/headers';
import type { Suggestions, SuggestionsQuery } from '@welding/domain/booking/hold';
import { whoIsFree } from '@welding/domain/booking/propose-day';
import { occurrencesOf } from '@welding/domain/booking/recurring-block';
import type { Staff } from '@welding/domain/entities/staff';
import { errorCodes } from '@welding/domain/error-codes';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { placeOfWork } from '#projects/place-of-work.ts';
import { Refusal } from '#refusal.ts';
import { listWelders } from '#staff/staff.ts';
import { TimeTakenError } from '#store/conflicts.ts';
import { batchesOf } from '#store/query.ts';
import { listDays, listDaysOf } from './calendar-days.ts';
import { type CalendarRules, findCalendarRules, horizonDaysOf, requireWelders } from './calendar-rules.ts';

/** A visit that needs a time. */
type LookedFor = {
  readonly durationMinutes: number;
  readonly zip?: string | undefined;
  /** An existing visit's id, so that it does not conflict with itself. */
  readonly id?: string | undefined;
  /** A crew, for times when all of them are free. */
  readonly crew?: readonly string[] | undefined;
};

/** A number of Chicago days from `from` on. */
type Span = { readonly from: string; readonly days: number };

type Capacity = { readonly rules: CalendarRules; readonly welders: readonly Pick<Staff, 'id'>[] };

type ReadTimes = Capacity & { readonly span: Span; readonly taken: readonly CalendarDay[] };

/** Reads the staff, the settings and the recurring blocks. */
export async function findCapacity(): Promise<Capacity> {
  const [rules, welders] = await Promise.all([findCalendarRules(), listWelders()]);
  return { rules, welders };
}

/**
 * Reads everyone's taken times, at most one document per welder and day. Includes the day after, whose first visit may be too
 * close to a visit's end.
 * @param crew the only people that matter, if there are several
 */
export async function readTimes({ from, days }: Span, crew: readonly string[] = []): Promise<ReadTimes> {
  const last = addDays(from, days);
  const [capacity, taken] = await Promise.all([
    findCapacity(),
    crew.length > 1 ? listDaysOf(crew, from, last) : listDays(from, last),
  ]);
  return { ...capacity, span: { from, days }, taken };
}

/** The welders that are read first. The others follow in larger groups, if these leave an offered time taken. */
const fewWelders = 8;

/** The possible starts of a visit, for a crew those when all of them are free. Reads only as many welders as it needs. */
export async function findFreeTimes(
  capacity: Capacity,
  span: Span,
  { durationMinutes, zip, id, crew = [] }: LookedFor,
): Promise<FreeDay[]> {
  const ids = capacity.welders.map((welder) => welder.id);
  const [first, others] = crew.length > 1 ? [crew, []] : [ids.slice(0, fewWelders), ids.slice(fewWelders)];
  const groups = [first, ...batchesOf(others)].filter((group) => group.length > 0);
  const question = { ...questionOf({ ...capacity, span }), durationMinutes, zip };
  return await freeTimesOfGroups(question, groups, async (welderIds, dates) => {
    const [soonest = span.from, latest = soonest] = [dates[0], dates.at(-1)];
    const taken = await listDaysOf(welderIds, soonest, addDays(latest, 1));
    const welders = takenTimesOf({ ...capacity, span, taken }, welderIds, id);
    return crew.length > 1 ? [togetherOf(welders)] : welders;
  });
}

/** The days to search for a first free time at once: it is mostly on one of the next. */
const daysAtOnce = 3;

/** The first free time, undefined if all days have none. */
export async function findFirstFreeTime(
  capacity: Capacity,
  { from, days }: Span,
  lookedFor: LookedFor,
): Promise<Date | undefined> {
  for (let done = 0; done < days; done += daysAtOnce) {
    const span = { from: addDays(from, done), days: Math.min(daysAtOnce, days - done) };
    const found = await findFreeTimes(capacity, span, lookedFor);
    const [first] = found.flatMap(({ times }) => times);
    if (first) return first;
  }
  return undefined;
}

/** Free times, and the data they come from. */
type FreeTimes = {
  readonly days: readonly FreeDay[];
  /** The welders searched; of a crew only its lead. */
  readonly welders: readonly WelderTime[];
  readonly rules: CalendarRules;
  readonly question: FreeTimesQuestion;
};

/** The possible starts of a visit on the days that were read. */
function freeTimesOf(read: ReadTimes, lookedFor: LookedFor): FreeTimes {
  const { rules } = read;
  const { durationMinutes, zip, id, crew = [] } = lookedFor;
  const isCrew = crew.length > 1;
  const welders = takenTimesOf(read, isCrew ? crew : read.welders.map((one) => one.id), id);
  const question = { ...questionOf(read), durationMinutes, zip };
  const asked = isCrew ? [togetherOf(welders)] : welders;
  return {
    days: freeTimes(question, asked),
    welders: isCrew ? welders.slice(0, 1) : welders,
    rules,
    question,
  };
}

/** The taken times of these welders on the days that were read, without `exceptId`. */
export function takenTimesOf(
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

/** The part of the question that is the same for every visit. */
export function questionOf({
  rules,
  span,
}: Pick<ReadTimes, 'rules' | 'span'>): Omit<FreeTimesQuestion, 'durationMinutes' | 'zip'> {
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

/** A crew as one welder, who is busy whenever one of them is. */
function togetherOf(welders: readonly WelderTime[]): WelderTime {
  return { welderId: welders[0]?.welderId ?? '', busy: welders.flatMap(({ busy }) => busy) };
}

/** The days around a taken time to search first, and the limit if those have too few free times. */
const daysAround = 7;
const daysOn = 60;

/** The three free times nearest to a taken one; fewer if two months have fewer. */
export async function findNearestTimes(
  capacity: Capacity,
  lookedFor: LookedFor,
  wanted: Date,
): Promise<Date[]> {
  const day = chicagoDate(wanted);
  const look = (span: Span) => findFreeTimes(capacity, span, lookedFor);
  const near = await look({ from: addDays(day, -daysAround), days: 2 * daysAround + 1 });
  const times = nearestTimes(near, wanted, offeredTimes);
  if (times.length === offeredTimes) return times;
  const later = await look({ from: addDays(day, daysAround + 1), days: daysOn });
  return nearestTimes([...near, ...later], wanted, offeredTimes);
}

/**
 * Runs `work`, which takes a time for a client.
 * @param asked the arguments of `findNearestTimes`
 * @throws Refusal 409 with the nearest free times when that time is taken, and the errors of `work`
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

/** A person chooses among few. */
const mostSuggested = 5;

/**
 * Free welders and times for a visit, least driving first; among times with the same driving on one day only the first. For a
 * crew, times when all of them are free.
 */
export async function suggestTimes({
  from,
  days,
  duration,
  appointmentId,
  welderIds: crew = [],
  ...work
}: SuggestionsQuery): Promise<Suggestions> {
  const durationMinutes = Number(duration);
  const [read, { zip }] = await Promise.all([
    readTimes({ from, days }, crew),
    placeOfWork(work),
    requireWelders(crew),
  ]);
  const found = freeTimesOf(read, { durationMinutes, zip, id: appointmentId, crew });
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
