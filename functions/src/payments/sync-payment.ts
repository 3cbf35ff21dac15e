import type { Payment } from '@welding/domain/entities/payment';
import { business } from '@welding/domain/values/business';
import * as logger from 'firebase-functions/logger';
import type { Stripe } from 'stripe';
import type { MailBatch } from '#data/mails.ts';
import type { PaymentChange } from '#data/payments.ts';
import type { PushBatch } from '#data/pushes.ts';
import { UnreadableDocumentError } from '#data/unreadable-document-error.ts';
import { dropUnrecordedPayment, noteUnrecordedPayment } from '#data/unrecorded-payments.ts';
import { recordPayment } from '#data/write-payments.ts';
import { closeAfterFailures } from './close-after-failures.ts';
import { paymentOfIntent } from './payment-of-intent.ts';
import { fetchPaymentState } from './payment-state.ts';
import { stripeClient } from './stripe-client.ts';
import { isUnknownToStripe } from './stripe-errors.ts';
import { withdrawIntents } from './withdraw-intents.ts';

/**
 * Brings `payments/{intentId}` up to what Stripe says of the intent now. An event only says which intent to look at,
 * so that late, repeated and reordered ones all end in the same record. An intent that Stripe does not know is logged
 * and left alone. While a document of its project cannot be read, nothing is written but a note for the desk.
 * @returns whether the record was changed @throws UnreadableDocumentError
 */
export async function syncPayment(intentId: string): Promise<boolean> {
  const stripe = await stripeClient();
  try {
    const change = await recordPayment(
      intentId,
      (before) => fetchPayment(stripe, intentId, before),
      tellOfPayment,
    );
    if (change) report(change);
    await dropUnrecordedPayment(intentId);
    if (change && hasArrived(change)) await withdrawIntents(change.after.projectId);
    return change !== undefined;
  } catch (error) {
    if (error instanceof UnreadableDocumentError) await tellOfUnrecorded(intentId, error);
    if (!isUnknownToStripe(stripe, error)) throw error;
    logger.warn('payment unknown to Stripe', { payment: intentId });
    return false;
  }
}

function hasArrived({ before, after }: PaymentChange): boolean {
  return after.projectId !== '' && after.status === 'succeeded' && before?.status !== 'succeeded';
}

/** What writes mails and notifications is loaded with the first payment that arrives. */
async function tellOfPayment(batch: MailBatch & PushBatch, change: PaymentChange): Promise<void> {
  const [{ queueReceipt }, { queueRefundMail }, { queuePaymentArrived }, { queueMoneyTrouble }] =
    await Promise.all([
      import('#messages/queue-receipt.ts'),
      import('#messages/queue-money-mail.ts'),
      import('#messages/push/staff-pushes.ts'),
      import('#messages/push/money-pushes.ts'),
    ]);
  await Promise.all([
    queueReceipt(batch, change),
    queueRefundMail(batch, change),
    queuePaymentArrived(batch, change),
    queueMoneyTrouble(batch, change),
  ]);
}

async function tellOfUnrecorded(intentId: string, { message }: UnreadableDocumentError): Promise<void> {
  const { queuePaymentUnrecorded } = await import('#messages/push/money-pushes.ts');
  await noteUnrecordedPayment({ id: intentId, sentence: message }, (batch) =>
    queuePaymentUnrecorded(batch, intentId),
  );
}

async function fetchPayment(
  stripe: Stripe,
  intentId: string,
  before: Payment | undefined,
): Promise<Payment | undefined> {
  const hadRefunds = before?.refundedAmount !== undefined || before?.refundFailedAmount !== undefined;
  let state = await fetchPaymentState(stripe, intentId, hadRefunds);
  if (await closeAfterFailures(stripe, state.intent)) state = await fetchPaymentState(stripe, intentId);
  const { currency } = state.intent;
  if (currency === business.currency) return paymentOfIntent(state, before);
  logger.error('payment in another currency', { payment: intentId, currency });
  return undefined;
}

/** One log line for what somebody has to see to, however often Stripe tells of it (docs/deploy.md: alerts). */
function report({ before, after }: PaymentChange): void {
  const { id: payment, disputeStatus, withdrawnAmount = 0 } = after;
  if (disputeStatus !== before?.disputeStatus || withdrawnAmount !== (before?.withdrawnAmount ?? 0)) {
    logger.warn('payment disputed', { payment, disputeStatus, withdrawnAmount });
  }
  const { refundedAmount = 0 } = after;
  const refundedBefore = before?.refundedAmount ?? 0;
  if (refundedAmount < refundedBefore) {
    logger.warn('refund failed', { payment, amount: refundedBefore - refundedAmount });
  }
}
