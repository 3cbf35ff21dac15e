import { randomUUID } from 'node:crypto';
import type { Busy } from '@welding/domain/booking/busy';
import { type Hold, holdMinutes, type NewHold } from '@welding/domain/booking/hold';
import { askedCrew } from '@welding/domain/entities/crew';
import type { Staff } from '@welding/domain/entities/staff';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { placeOfWork } from '#projects/place-of-work.ts';
import { keyReused } from '#refusal.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { idAfter } from '#store/counters.ts';
import { newBatch } from '#store/firestore.ts';
import { type DayRules, findEntry } from './calendar-days.ts';
import { findCalendarRules, requireWelders } from './calendar-rules.ts';
import { changeTimes } from './change-times.ts';
import { namingWhatIsInTheWay } from './name-what-is-in-the-way.ts';

/** A hold is only an entry of its welder's day, so an expired one needs no cleanup. */
type ReservedTime = Pick<Busy, 'id' | 'start' | 'end' | 'zip'> & {
  /** At least one. */
  readonly crew: readonly string[];
  readonly by: string;
};

/** Holds a time of a crew for `holdMinutes`. The same id gives the same hold. @throws TimeTakenError, key_reused */
async function storeHold({ crew, ...held }: ReservedTime, rules: DayRules): Promise<Hold> {
  const { id, start, end, by } = held;
  const until = new Date(Date.now() + holdMinutes * 60_000).toISOString();
  const day = chicagoDate(new Date(start));
  const [welderId = ''] = crew;
  const shown = { id, welderId, welderIds: [...crew], start, end, by };
  const store = async (): Promise<Hold> => {
    const earlier = await findEntry(welderId, day, id);
    if (earlier && (earlier.start !== start || earlier.end !== end)) throw keyReused();
    if (earlier?.until) return { ...shown, until: earlier.until };
    const batch = await newBatch();
    await changeTimes(batch, [{ wanted: { crew, entry: { ...held, kind: 'hold', until } } }], { rules });
    await batch.commit();
    return { ...shown, until };
  };
  return await retryConflicts(store);
}

/** Does nothing when the hold has expired or its visit is planned. */
async function removeHold(id: string, crew: readonly string[], start: Date, rules: DayRules): Promise<void> {
  await retryConflicts(async () => {
    const held = await findEntry(crew[0] ?? '', chicagoDate(start), id);
    if (held?.kind !== 'hold') return;
    const batch = await newBatch();
    await changeTimes(batch, [{ freed: { crew, entry: held } }], { rules });
    await batch.commit();
  });
}

/**
 * Holds a time of a welder or crew during a phone call.
 * @param key identifies a repeated request of the same person
 * @throws Refusal 400 for a welder who is not active staff, 409 for a conflict; key_reused
 */
export async function holdTime(
  { welderId, welderIds, start, duration, ...work }: NewHold,
  key: string = randomUUID(),
  { id, name }: Staff,
): Promise<Hold> {
  const crew = askedCrew({ welderId, welderIds }) ?? [];
  const [rules, { zip }] = await Promise.all([findCalendarRules(), placeOfWork(work), requireWelders(crew)]);
  const end = new Date(start.getTime() + Number(duration) * 60_000).toISOString();
  const held = { id: idAfter(key, id), crew, start: start.toISOString(), end, by: name, ...(zip && { zip }) };
  return await namingWhatIsInTheWay(() => storeHold(held, rules.days));
}

export async function releaseTime(id: string, crew: readonly string[], start: Date): Promise<void> {
  await removeHold(id, crew, start, (await findCalendarRules()).days);
}
