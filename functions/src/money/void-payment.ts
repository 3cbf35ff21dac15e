import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Payment } from '@welding/domain/entities/payment';
import { paymentRecordMessages, type VoidPayment } from '@welding/domain/entities/payment-record';
import { badRequest, conflict } from '#refusal.ts';
import { changePaymentMoney } from './change-payment-money.ts';
import { collectAgain } from './collect-again.ts';

/**
 * Makes a payment that was recorded wrongly count for nothing; it stays in the lists, and the visit at which it was collected has
 * as much to collect as before. A client who has its receipt is told that it does not count. Money that moved through Stripe is never void.
 * @throws Refusal 400 for such, or one that is void already, 409 for one of which some was refunded; not_found,
 * changed_meanwhile
 */
export async function voidPayment(id: string, asked: VoidPayment, actor: Actor): Promise<Payment> {
  const { reason } = asked;
  return await changePaymentMoney(id, {
    asked,
    isStep: true,
    actor,
    action: 'voided',
    note: reason,
    decide: ({ method = 'card', status, stripePaymentIntentId, refundedAmount }) => {
      if (method === 'card' || stripePaymentIntentId) throw badRequest(paymentRecordMessages.byCard);
      if (status === 'canceled') throw badRequest(paymentRecordMessages.alreadyVoid);
      // Its refund may have lowered the bill, which would stay low although nothing was ever paid.
      if (refundedAmount) throw conflict(paymentRecordMessages.partlyRefunded);
      return { status: 'canceled' as const };
    },
    also: async (batch, before) => {
      const { appointmentId, collectedBy } = before;
      if (appointmentId && collectedBy) await collectAgain(batch, appointmentId, before, { actor, reason });
      const { takeBackReceipt } = await import('#messages/queue-receipt.ts');
      await takeBackReceipt(batch, before);
    },
  });
}
