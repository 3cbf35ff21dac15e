import type { Busy } from '@welding/domain/booking/busy';
import { type Hold, holdMinutes } from '@welding/domain/booking/hold';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { keyReused } from '#refusal.ts';
import { newBatch } from '#store/firestore.ts';
import { retryConflicts } from '#store/retry-conflicts.ts';
import { changeDays, type DayRules, findEntry } from './calendar-days.ts';

/** A hold is an entry of its welder's day and nothing else: when it has run out nobody has to take it away. */
type HeldTime = Pick<Busy, 'id' | 'start' | 'end' | 'zip'> & {
  /** One at least. */
  readonly crew: readonly string[];
  readonly by: string;
};

/** Holds a time of a welder, or of all of a crew, for `holdMinutes`. The same id again is the same hold. @throws TimeTakenError, key_reused */
export async function storeHold({ crew, ...held }: HeldTime, rules: DayRules): Promise<Hold> {
  const { id, start, end, by } = held;
  const until = new Date(Date.now() + holdMinutes * 60_000).toISOString();
  const day = chicagoDate(new Date(start));
  const [welderId = ''] = crew;
  const answer = { id, welderId, welderIds: [...crew], start, end, by };
  const store = async (): Promise<Hold> => {
    const earlier = await findEntry(welderId, day, id);
    if (earlier && (earlier.start !== start || earlier.end !== end)) throw keyReused();
    if (earlier?.until) return { ...answer, until: earlier.until };
    const batch = await newBatch();
    await changeDays(batch, { wanted: { ...held, kind: 'hold', until }, crew, rules });
    await batch.commit();
    return { ...answer, until };
  };
  return await retryConflicts(store);
}

/** Gives a time free that was held; one that has run out, or whose visit was planned, is gone already. */
export async function removeHold(
  id: string,
  crew: readonly string[],
  start: Date,
  rules: DayRules,
): Promise<void> {
  await retryConflicts(async () => {
    const held = await findEntry(crew[0] ?? '', chicagoDate(start), id);
    if (held?.kind !== 'hold') return;
    const batch = await newBatch();
    await changeDays(batch, { before: { crew, entry: held }, rules });
    await batch.commit();
  });
}
