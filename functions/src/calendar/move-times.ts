import { countsAt } from '@welding/domain/booking/busy';
import { TimeTakenError } from '#store/conflicts.ts';
import type { Batch } from '#store/firestore.ts';
import { type DayRules, type ReadDay, readDays, timesOf, writeDay } from './calendar-days.ts';
import { dayIdsOf, guardStaff, newlyTaken, type Taken } from './taken-time.ts';

/** A change of time or crew. */
export type TimeMove = {
  readonly id: string;
  readonly freed: Taken | undefined;
  readonly wanted: Taken | undefined;
};

type Days = ReadonlyMap<string, ReadDay>;

/**
 * Adds several time changes to a batch, so that one may take a time another frees. Those without a free time stay, and the
 * others are checked again without them. The batch fails with a conflict when one of the days changed in between.
 * @param block takes its time last, despite conflicts
 * @returns the conflicts of those that stay, by id
 */
export async function moveTimes(
  batch: Batch,
  moves: readonly TimeMove[],
  { rules, block }: { readonly rules: DayRules; readonly block: Taken | undefined },
): Promise<ReadonlyMap<string, TimeTakenError>> {
  const touched = [...moves.flatMap(({ freed, wanted }) => [freed, wanted]), block];
  const days = await readDays([...new Set(touched.flatMap((taken) => (taken ? dayIdsOf(taken) : [])))]);
  const refused = new Map<string, TimeTakenError>();
  for (;;) {
    const going = moves.filter(({ id }) => !refused.has(id));
    const { after, taken } = layOut(days, going, rules);
    if (taken.size === 0) {
      await guardStaff(
        batch,
        going.flatMap(({ wanted, freed }) => newlyTaken(wanted, freed)),
      );
      await writeChanged(batch, days, withEntry(after, block));
      return refused;
    }
    for (const [id, why] of taken) refused.set(id, why);
  }
}

/** The days after all of `moves`, and the moves that conflict. */
function layOut(
  days: Days,
  moves: readonly TimeMove[],
  rules: DayRules,
): { after: Days; taken: Map<string, TimeTakenError> } {
  let after = moves.reduce((left, { freed }) => withoutEntry(left, freed), days);
  const taken = new Map<string, TimeTakenError>();
  for (const { id, freed, wanted } of moves) {
    const times = wanted ? timesOf(wanted.entry, after, { crew: wanted.crew, before: freed, rules }) : [];
    if (times.some(({ inTheWay }) => inTheWay.length > 0)) taken.set(id, new TimeTakenError(times));
    after = withEntry(after, wanted);
  }
  return { after, taken };
}

function withoutEntry(days: Days, taken: Taken | undefined): Days {
  return changed(days, taken, (busy, { id }) => busy.filter((entry) => entry.id !== id));
}

function withEntry(days: Days, taken: Taken | undefined): Days {
  return changed(days, taken, (busy, entry) => [...busy, entry]);
}

function changed(
  days: Days,
  taken: Taken | undefined,
  change: (busy: ReadDay['busy'], entry: Taken['entry']) => ReadDay['busy'],
): Days {
  if (!taken) return days;
  const after = new Map(days);
  for (const id of dayIdsOf(taken)) {
    const { busy = [], changedAt } = days.get(id) ?? {};
    after.set(id, { busy: change(busy, taken.entry), changedAt });
  }
  return after;
}

async function writeChanged(batch: Batch, before: Days, after: Days): Promise<void> {
  const now = new Date();
  for (const [id, { busy, changedAt }] of after) {
    const had = before.get(id)?.busy ?? [];
    const isSame = busy.length === had.length && busy.every((entry, index) => entry === had[index]);
    if (!isSame)
      await writeDay(
        batch,
        id,
        busy.filter((entry) => countsAt(entry, now)),
        changedAt,
      );
  }
}
