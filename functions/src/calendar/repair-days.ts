import type { Busy } from '@welding/domain/booking/busy';
import { addDays, chicagoDate, chicagoDayBounds } from '@welding/domain/values/chicago-day';
import { retryConflicts } from '#store/conflicts.ts';
import { newBatch } from '#store/firestore.ts';
import { itemByItem } from '#store/item-by-item.ts';
import { allVisits, listVisitsOfWelder } from '#visits/appointments.ts';
import { allBlocks, listBlocksOfWelder, takenByBlock } from './blocks.ts';
import { listDays, readDay, writeDay } from './calendar-days.ts';
import { datesOf, dayIdsOf, type Taken, takenByVisit } from './taken-time.ts';

/** The range around today. A block may have begun a month ago, and no one books further ahead. */
const daysBack = 31;
const daysAhead = 750;
const daysAtOnce = 20;
const hourMs = 3_600_000;
/** A visit this long before a day can still be entered in it: the longest visit and the longest gap. */
const visitReachMs = 12 * hourMs;

/** A day that differed from its visits and blocks. */
type MendedDay = {
  readonly welderId: string;
  readonly date: string;
  readonly added: number;
  readonly removed: number;
};

type DaysRepair = {
  readonly looked: number;
  readonly mended: readonly MendedDay[];
  /** Pairs of visits of one welder that overlap without `bookedAnyway`: staff have to move one. */
  readonly overlapping: readonly (readonly [string, string])[];
};

export function repairedFrom(now: Date): Date {
  return chicagoDayBounds(addDays(chicagoDate(now), -daysBack)).start;
}

/** Repairs welders' days that differ from the stored visits and blocks, and reports them. */
export async function repairDays(now: Date): Promise<DaysRepair> {
  let found: Omit<Awaited<ReturnType<typeof findSuspects>>, 'suspects'> = { looked: 0, overlapping: [] };
  async function* suspectDays(): AsyncGenerator<string> {
    const { suspects, ...counted } = await findSuspects(now);
    found = counted;
    yield* suspects;
  }
  const mended = await itemByItem(
    'calendar',
    suspectDays(),
    { idOf: (id) => id, atOnce: daysAtOnce },
    mendDay,
  );
  return { ...found, mended: mended.filter((day) => day !== undefined) };
}

/** The days that seem to differ. */
async function findSuspects(now: Date) {
  const [first, last] = [addDays(chicagoDate(now), -daysBack), addDays(chicagoDate(now), daysAhead)];
  const { taken, overlapping } = await whatIsTaken(first, last);
  const stored = await listDays(first, last);
  const expected = Map.groupBy(
    taken.flatMap((found) => dayIdsOf(found).map((id) => ({ id, entry: found.entry }))),
    ({ id }) => id,
  );
  const storedById = new Map(stored.map((day) => [day.id, day.busy]));
  const ids = [...new Set([...expected.keys(), ...storedById.keys()])].filter((id) => {
    const date = dateOf(id);
    return date >= first && date <= last;
  });
  const suspects = ids.filter(
    (id) =>
      !isSame(
        (expected.get(id) ?? []).map(({ entry }) => entry),
        storedById.get(id) ?? [],
      ),
  );
  return { looked: ids.length, suspects, overlapping };
}

/** Rewrites days from their visits and blocks. @returns those that differed */
export async function mendDays(ids: readonly string[]): Promise<MendedDay[]> {
  const mended: MendedDay[] = [];
  for (let index = 0; index < ids.length; index += daysAtOnce) {
    const done = await Promise.all(ids.slice(index, index + daysAtOnce).map(mendDay));
    mended.push(...done.filter((day) => day !== undefined));
  }
  return mended;
}

async function whatIsTaken(first: string, last: string) {
  const from = new Date(chicagoDayBounds(first).start.getTime() - visitReachMs);
  const to = chicagoDayBounds(last).end;
  const taken: Taken[] = [];
  const visits: (Taken & { readonly meant: boolean })[] = [];
  for await (const page of allVisits({ after: from, before: to })) {
    for (const visit of page) {
      const found = takenByVisit(visit);
      if (found) visits.push({ ...found, meant: visit.bookedAnyway === true });
    }
  }
  taken.push(...visits);
  // A block that reaches into the first day began within the month before it.
  const blocksFrom = chicagoDayBounds(addDays(first, -daysBack)).start;
  for await (const page of allBlocks({ after: blocksFrom, before: to })) {
    taken.push(...page.flatMap((block) => takenByBlock(block) ?? []));
  }
  return { taken, overlapping: overlaps(visits) };
}

function overlaps(visits: readonly (Taken & { readonly meant: boolean })[]): [string, string][] {
  const byWelder = Map.groupBy(
    visits.flatMap((visit) => visit.crew.map((welderId) => ({ ...visit, welderId }))),
    ({ welderId }) => welderId,
  );
  const pairs = [...byWelder.values()].flatMap((own) => {
    const sorted = own.toSorted((one, other) => (one.entry.start < other.entry.start ? -1 : 1));
    return sorted.flatMap((one, index) =>
      sorted
        .slice(index + 1)
        .filter((other) => other.entry.start < one.entry.end && !one.meant && !other.meant)
        .map((other): [string, string] => [one.entry.id, other.entry.id]),
    );
  });
  return [...new Map(pairs.map((pair) => [String(pair), pair])).values()];
}

/** Rewrites a day from its visits and blocks if it differs, and keeps its holds. */
async function mendDay(id: string): Promise<MendedDay | undefined> {
  const [welderId = '', date] = [id.slice(0, -11), dateOf(id)];
  return await retryConflicts(async () => {
    // Reads the day first: a visit changed later changes the day too, and then the batch fails.
    const { busy, changedAt } = await readDay(id);
    const { start, end } = chicagoDayBounds(date);
    const [visits, blocks] = await Promise.all([
      listVisitsOfWelder(welderId, { from: new Date(start.getTime() - visitReachMs), to: end }),
      listBlocksOfWelder(welderId, { after: chicagoDayBounds(addDays(date, -daysBack)).start, before: end }),
    ]);
    const taken = [...visits.map(takenByVisit), ...blocks.map(takenByBlock)].flatMap(
      (found) => found?.entry ?? [],
    );
    const expected = taken.filter((entry) => datesOf(entry).includes(date));
    if (isSame(expected, busy)) return undefined;
    const batch = await newBatch();
    await writeDay(batch, id, [...expected, ...busy.filter(({ kind }) => kind === 'hold')], changedAt);
    await batch.commit();
    const known = new Set(busy.map(textOf));
    const wanted = new Set(expected.map(textOf));
    return {
      welderId,
      date,
      added: [...wanted].filter((entry) => !known.has(entry)).length,
      removed: busy.filter((entry) => entry.kind !== 'hold' && !wanted.has(textOf(entry))).length,
    };
  });
}

function dateOf(dayId: string): string {
  return dayId.slice(-10);
}

function isSame(expected: readonly Busy[], busy: readonly Busy[]): boolean {
  const texts = (entries: readonly Busy[]) => entries.map(textOf).sort().join('\n');
  return texts(expected) === texts(busy.filter(({ kind }) => kind !== 'hold'));
}

function textOf({ id, kind, start, end, zip }: Busy): string {
  return [id, kind, start, end, zip].join(' ');
}
