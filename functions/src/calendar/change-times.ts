import { type Busy, busyOfDays, calendarDayId, conflictsOf, countsAt } from '@welding/domain/booking/busy';
import { whoIsFree } from '@welding/domain/booking/propose-day';
import { occurrencesOf } from '@welding/domain/booking/recurring-block';
import { TimeTakenError } from '#store/conflicts.ts';
import type { Batch } from '#store/firestore.ts';
import { type DayRules, type ReadDay, readDays, writeDay } from './calendar-days.ts';
import { datesOf, dayIdsOf, guardStaff, newlyTaken, type Taken } from './taken-time.ts';

export type TimeChange = {
  readonly freed?: Taken | undefined;
  readonly wanted?: Taken | undefined;
  /** Takes the time despite conflicts. */
  readonly anyway?: boolean | undefined;
  /** Welders who need not be active staff, because they have begun the visit. */
  readonly stays?: readonly string[] | undefined;
};

type Conditions = {
  readonly rules: DayRules;
  /** The hold that the change replaces. */
  readonly holdId?: string | undefined;
};

type Days = ReadonlyMap<string, ReadDay>;

type WelderTimes = {
  readonly welderId: string;
  readonly start: string;
  readonly busy: readonly Busy[];
  readonly inTheWay: readonly Busy[];
};

/**
 * Adds time changes to a batch, all or none. One may take a time that another frees, and each conflicts with those before it.
 * The batch fails with a conflict when one of the days changed in between; start again then.
 * @throws TimeTakenError
 */
export async function changeTimes(
  batch: Batch,
  changes: readonly TimeChange[],
  conditions: Conditions,
): Promise<void> {
  const going = changes.filter(isChange);
  if (going.length === 0) return;
  const days = await daysOf(going);
  const { after, refused } = layOut(days, going, conditions);
  if (refused.size > 0) throw new TimeTakenError([...refused.values()].flat());
  await guardTaken(batch, going);
  await writeChanged(batch, days, after, conditions);
}

/**
 * Like `changeTimes`, but leaves out changes without a free time, and checks the rest again without them.
 * @returns the conflicts of those left out
 */
export async function changePossibleTimes<Change extends TimeChange>(
  batch: Batch,
  changes: readonly Change[],
  conditions: Conditions,
): Promise<ReadonlyMap<Change, TimeTakenError>> {
  const days = await daysOf(changes);
  const left = new Map<Change, TimeTakenError>();
  for (;;) {
    const going = changes.filter((change) => isChange(change) && !left.has(change));
    const { after, refused } = layOut(days, going, conditions);
    if (refused.size === 0) {
      await guardTaken(batch, going);
      await writeChanged(batch, days, after, conditions);
      return left;
    }
    for (const [change, times] of refused) left.set(change, new TimeTakenError(times));
  }
}

/**
 * Adds a time of one free welder to a batch, as `changeTimes`.
 * @param preferred gets it if free, otherwise the welder with the least extra driving
 * @returns the welder, none without `welders`
 * @throws TimeTakenError
 */
export async function takeFreeWelder(
  batch: Batch,
  {
    freed,
    entry,
    welders,
    preferred,
  }: {
    readonly freed?: Taken | undefined;
    readonly entry: Busy;
    readonly welders: readonly string[];
    readonly preferred?: string | undefined;
  },
  conditions: Conditions,
): Promise<readonly string[]> {
  const days = await daysOf([{ freed, wanted: { crew: welders, entry } }]);
  const times = welderTimesOf({ crew: welders, entry }, freed, withoutEntry(days, freed), conditions);
  const { recurring: _, ...gaps } = conditions.rules;
  const free = whoIsFree(askedFor(entry), times, { ...gaps, now: new Date() });
  const found = free.find(({ welderId }) => welderId === preferred) ?? free[0];
  if (!found && welders.length > 0) throw new TimeTakenError(times);
  const crew = found ? [found.welderId] : [];
  const wanted = { crew, entry };
  await guardStaff(batch, newlyTaken(wanted, freed), new TimeTakenError([]));
  await writeChanged(batch, days, withEntry(withoutEntry(days, freed), wanted), conditions);
  return crew;
}

function isChange({ freed, wanted }: TimeChange): boolean {
  return JSON.stringify(freed) !== JSON.stringify(wanted);
}

async function daysOf(changes: readonly TimeChange[]): Promise<Days> {
  const touched = changes.flatMap(({ freed, wanted }) => [freed, wanted]);
  return await readDays([...new Set(touched.flatMap((taken) => (taken ? dayIdsOf(taken) : [])))]);
}

async function guardTaken(batch: Batch, changes: readonly TimeChange[]): Promise<void> {
  await guardStaff(
    batch,
    changes.flatMap(({ wanted, freed, stays = [] }) =>
      newlyTaken(wanted, { crew: [...(freed?.crew ?? []), ...stays] }),
    ),
  );
}

/** The days after all changes, and the conflicts of those that have one. */
function layOut<Change extends TimeChange>(
  days: Days,
  changes: readonly Change[],
  conditions: Conditions,
): { after: Days; refused: Map<Change, readonly WelderTimes[]> } {
  let after = changes.reduce((left, { freed }) => withoutEntry(left, freed), days);
  const refused = new Map<Change, readonly WelderTimes[]>();
  for (const change of changes) {
    const { freed, wanted, anyway } = change;
    const times = wanted && !anyway ? welderTimesOf(wanted, freed, after, conditions) : [];
    if (times.some(({ inTheWay }) => inTheWay.length > 0)) refused.set(change, times);
    after = withEntry(after, wanted);
  }
  return { after, refused };
}

function welderTimesOf(
  { crew, entry: wanted }: Taken,
  freed: Taken | undefined,
  days: Days,
  { rules: { recurring, ...gaps }, holdId }: Conditions,
): WelderTimes[] {
  const rules = { ...gaps, now: new Date() };
  const dates = datesOf(wanted);
  const asked = askedFor(wanted);
  return crew.map((welderId) => {
    const entries = busyOfDays(dates.flatMap((date) => days.get(calendarDayId(welderId, date)) ?? []));
    const blocked = recurring.filter((block) => block.welderId === welderId);
    const others = [
      ...entries.filter(({ id }) => id !== wanted.id && id !== holdId),
      ...blocked.flatMap((block) => occurrencesOf(block, dates)),
    ];
    // Shortening a visit ignores conflicts that its longer time had already.
    const known =
      freed && isWithin(wanted, welderId, freed) ? conflictsOf(askedFor(freed.entry), others, rules) : [];
    const busy = others.filter((entry) => !known.includes(entry));
    return { welderId, start: wanted.start, busy, inTheWay: conflictsOf(asked, busy, rules) };
  });
}

function isWithin(wanted: Busy, welderId: string, { crew, entry }: Taken): boolean {
  return crew.includes(welderId) && entry.start <= wanted.start && wanted.end <= entry.end;
}

function askedFor(entry: Busy) {
  return { ...entry, start: new Date(entry.start), end: new Date(entry.end) };
}

function withoutEntry(days: Days, taken: Taken | undefined): Days {
  return changed(days, taken, (others) => others);
}

function withEntry(days: Days, taken: Taken | undefined): Days {
  return changed(days, taken, (others, entry) => [...others, entry]);
}

function changed(
  days: Days,
  taken: Taken | undefined,
  change: (others: readonly Busy[], entry: Busy) => readonly Busy[],
): Days {
  if (!taken) return days;
  const after = new Map(days);
  for (const id of dayIdsOf(taken)) {
    const { busy = [], changedAt } = days.get(id) ?? {};
    const others = busy.filter((entry) => entry.id !== taken.entry.id);
    after.set(id, { busy: change(others, taken.entry), changedAt });
  }
  return after;
}

async function writeChanged(batch: Batch, before: Days, after: Days, { holdId }: Conditions): Promise<void> {
  const now = new Date();
  for (const [id, { busy, changedAt }] of after) {
    const had = before.get(id)?.busy ?? [];
    const isSame = busy.length === had.length && busy.every((entry, index) => entry === had[index]);
    const kept = busy.filter((entry) => entry.id !== holdId && countsAt(entry, now));
    if (!isSame) await writeDay(batch, id, kept, changedAt);
  }
}
