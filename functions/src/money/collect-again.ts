import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Payment } from '@welding/domain/entities/payment';
import { centsToDollars, dollarsToCents } from '@welding/domain/values/money';
import { latestChanges } from '#store/audit.ts';
import { addChange } from '#store/change-entity.ts';
import type { Batch } from '#store/firestore.ts';
import { appointments } from '#visits/appointments.ts';

/** Adds to the batch in which collected money comes to count for nothing that its visit has as much to collect as before. */
export async function collectAgain(
  batch: Batch,
  visitId: string,
  payment: Payment,
  { actor, reason }: { readonly actor: Actor; readonly reason: string | undefined },
): Promise<void> {
  const cents = await centsLess(visitId, payment);
  if (cents === 0) return;
  await addChange(batch, appointments, {
    entity: 'appointment',
    id: visitId,
    actor,
    action: 'changed',
    note: reason,
    decide: ({ amountToCollect }) =>
      amountToCollect === undefined
        ? {}
        : { amountToCollect: centsToDollars(dollarsToCents(amountToCollect) + cents) },
  });
}

/**
 * By how much less there was to collect for a payment: what fell with it, or, where the welder said only afterwards what was left,
 * all of it.
 */
async function centsLess(visitId: string, { amount, paidAt: tapped = '' }: Payment): Promise<number> {
  const asked = (await latestChanges(visitId)).flatMap(({ tappedAt = '', changes }) =>
    changes.filter(({ field }) => field === 'amountToCollect').map((change) => ({ ...change, tappedAt })),
  );
  const fell = asked.find(({ tappedAt }) => tappedAt === tapped);
  if (typeof fell?.from === 'number' && typeof fell.to === 'number') {
    return dollarsToCents(fell.from) - dollarsToCents(fell.to);
  }
  const isSaidLater = asked.some(({ tappedAt, from }) => tappedAt > tapped && typeof from !== 'number');
  return isSaidLater ? dollarsToCents(amount) : 0;
}
