import { randomUUID } from 'node:crypto';
import type { Hold, NewHold } from '@welding/domain/booking/hold';
import { askedCrew } from '@welding/domain/entities/crew';
import type { Staff } from '@welding/domain/entities/staff';
import { idAfter } from '#store/id-after.ts';
import { findBookingRules } from './booking-rules.ts';
import { removeHold, storeHold } from './holds.ts';
import { namingWhatIsInTheWay } from './name-what-is-in-the-way.ts';
import { requireWelders } from './require-welders.ts';

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
