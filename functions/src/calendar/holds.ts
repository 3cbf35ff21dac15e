import { randomUUID } from 'node:crypto';
import type { Busy } from '@welding/domain/booking/busy';
import { type Hold, holdMinutes, type NewHold } from '@welding/domain/booking/hold';
import { askedCrew } from '@welding/domain/entities/crew';
import type { Staff } from '@welding/domain/entities/staff';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { keyReused } from '#refusal.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { idAfter } from '#store/counters.ts';
import { newBatch } from '#store/firestore.ts';
import { findBookingRules, requireWelders } from './booking-rules.ts';
import { changeDays, type DayRules, findEntry } from './calendar-days.ts';
import { namingWhatIsInTheWay } from './name-what-is-in-the-way.ts';

/** A hold is an entry of its welder's day and nothing else: when it has run out nobody has to take it away. */
type HeldTime = Pick<Busy, 'id' | 'start' | 'end' | 'zip'> & {
  /** One at least. */
  readonly crew: readonly string[];
  readonly by: string;
};

/** Holds a time of a welder, or of all of a crew, for `holdMinutes`. The same id again is the same hold. @throws TimeTakenError, key_reused */
async function storeHold({ crew, ...held }: HeldTime, rules: DayRules): Promise<Hold> {
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
async function removeHold(id: string, crew: readonly string[], start: Date, rules: DayRules): Promise<void> {
  await retryConflicts(async () => {
    const held = await findEntry(crew[0] ?? '', chicagoDate(start), id);
    if (held?.kind !== 'hold') return;
    const batch = await newBatch();
    await changeDays(batch, { before: { crew, entry: held }, rules });
    await batch.commit();
  });
}

/**
 * Holds a time of a welder, or of all of a crew, while somebody is on the phone.
 * @param key makes a request that the same person repeats the same hold
 * @throws Refusal 400 for a welder who is not on the staff, 409 for what is in the way; key_reused
 */
export async function holdTime(
  { welderId, welderIds, start, duration, zip }: NewHold,
  key: string = randomUUID(),
  { id, name }: Staff,
): Promise<Hold> {
  const crew = askedCrew({ welderId, welderIds }) ?? [];
  const [rules] = await Promise.all([findBookingRules(), requireWelders(crew)]);
  const end = new Date(start.getTime() + Number(duration) * 60_000).toISOString();
  const held = { id: idAfter(key, id), crew, start: start.toISOString(), end, by: name, ...(zip && { zip }) };
  return await namingWhatIsInTheWay(() => storeHold(held, rules.days));
}

/** Gives a time free that was held. */
export async function releaseTime(id: string, crew: readonly string[], start: Date): Promise<void> {
  await removeHold(id, crew, start, (await findBookingRules()).days);
}
