import type { Actor } from '@welding/domain/entities/audit-entry';
import { unrecordedPaymentSchema } from '@welding/domain/entities/collected-payment';
import type { Payment } from '@welding/domain/entities/payment';
import { actorOf } from '@welding/domain/entities/staff';
import { business } from '@welding/domain/values/business';
import * as logger from 'firebase-functions/logger';
import type { Stripe } from 'stripe';
import { tell } from '#messages/tell.ts';
import type { PaymentChange } from '#payments/payments.ts';
import { recordPayment } from '#payments/write-payments.ts';
import { findStaff } from '#staff/staff.ts';
import { isAlreadyThere } from '#store/conflicts.ts';
import { UnreadableDocumentError } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { newBatch } from '#store/firestore.ts';
import { closeAfterFailures, withdrawIntents } from './cancel-intent.ts';
import { fetchPaymentState, type PaymentState, paymentOfIntent } from './payment-of-intent.ts';
import { isUnknownToStripe, stripeClient } from './stripe-client.ts';

export const unrecordedPayments = entityCollection('unrecordedPayments', unrecordedPaymentSchema);

async function dropUnrecordedPayment(id: string): Promise<void> {
  await (await unrecordedPayments()).doc(id).delete();
}

/**
 * Updates `payments/{intentId}` to the intent's state at Stripe. Events only name the intent, so that late, repeated and
 * reordered ones all give the same record. Logs and skips an unknown intent. While a document of its project is
 * unreadable, it stores only a note for staff.
 * @returns whether the record was changed @throws UnreadableDocumentError
 */
export async function syncPayment(intentId: string): Promise<boolean> {
  const stripe = await stripeClient();
  let refunds: PaymentState['refunds'] = [];
  try {
    const change = await recordPayment(
      intentId,
      async (before) => {
        const state = await fetchState(stripe, intentId, before);
        refunds = state.refunds;
        return recordOf(state, before);
      },
      (batch, change) => tell(batch, 'paymentChanged', change),
      () => whoRefunded(refunds),
    );
    if (change) report(change);
    await dropUnrecordedPayment(intentId);
    if (change && lowersDebt(change)) await withdrawIntents(change.after.projectId);
    return change !== undefined;
  } catch (error) {
    if (error instanceof UnreadableDocumentError) await noteUnrecorded(intentId, error);
    if (!isUnknownToStripe(stripe, error)) throw error;
    logger.warn('payment unknown to Stripe', { payment: intentId });
    return false;
  }
}

/** Whether a payment just arrived, or is on its way from a bank. */
function lowersDebt({ before, after }: PaymentChange): boolean {
  const isPaying = (status?: Payment['status']) => status === 'succeeded' || status === 'processing';
  return after.projectId !== '' && isPaying(after.status) && !isPaying(before?.status);
}

/** Keeps a note for staff that a payment could not be recorded, and tells them on its first failure. */
async function noteUnrecorded(id: string, { message: sentence }: UnreadableDocumentError): Promise<void> {
  const batch = await newBatch();
  const createdAt = new Date().toISOString();
  batch.create((await unrecordedPayments()).doc(id), { id, sentence, createdAt });
  await tell(batch, 'paymentUnrecorded', { intentId: id });
  try {
    await batch.commit();
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

async function fetchState(
  stripe: Stripe,
  intentId: string,
  before: Payment | undefined,
): Promise<PaymentState> {
  const hadRefunds = before?.refundedAmount !== undefined || before?.refundFailedAmount !== undefined;
  const state = await fetchPaymentState(stripe, intentId, hadRefunds);
  const isClosed = await closeAfterFailures(stripe, state.intent);
  return isClosed ? await fetchPaymentState(stripe, intentId) : state;
}

function recordOf(state: PaymentState, before: Payment | undefined): Payment | undefined {
  const { id, currency } = state.intent;
  if (currency === business.currency) return paymentOfIntent(state, before);
  logger.error('payment in another currency', { payment: id, currency });
  return undefined;
}

/** The staff member of the newest refund, undefined for one from Stripe's dashboard. Stripe lists the newest first. */
async function whoRefunded([newest]: PaymentState['refunds']): Promise<Actor | undefined> {
  const by = newest?.metadata?.['by'];
  const person = by ? await findStaff(by) : undefined;
  return person && actorOf(person);
}

/** Logs each event that needs a person once, however often Stripe repeats it (docs/deploy.md: alerts). */
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
