import { randomUUID } from 'node:crypto';
import type { Hold, NewHold } from '@welding/domain/booking/hold';
import type { Staff } from '@welding/domain/entities/staff';
import { removeHold, storeHold } from '#data/holds.ts';
import { findBookingRules } from './booking-rules.ts';
import { namingWhatIsInTheWay } from './name-what-is-in-the-way.ts';
import { requireWelders } from './require-welders.ts';

/**
 * Holds a time of a welder while somebody is on the phone.
 * @param id makes a request that is repeated the same hold
 * @throws Refusal 400 for a welder who is not on the staff, 409 for what is in the way; key_reused
 */
export async function holdTime(
  { welderId, start, duration, zip }: NewHold,
  id: string = randomUUID(),
  { name }: Staff,
): Promise<Hold> {
  const [rules] = await Promise.all([findBookingRules(), requireWelders([welderId])]);
  const end = new Date(start.getTime() + Number(duration) * 60_000).toISOString();
  const held = { id, welderId, start: start.toISOString(), end, by: name, ...(zip && { zip }) };
  return await namingWhatIsInTheWay(() => storeHold(held, rules.days));
}

/** Gives a time free that was held. */
export async function releaseTime(id: string, welderId: string, start: Date): Promise<void> {
  await removeHold(id, welderId, start, (await findBookingRules()).days);
}
