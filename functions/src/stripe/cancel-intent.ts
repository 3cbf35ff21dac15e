import { askedCents } from '@welding/domain/entities/invoice';
import { maxFailedAttempts, type Payment } from '@welding/domain/entities/payment';
import { depositDueCents } from '@welding/domain/money/deposit';
import { isPaymentDue, projectAccount } from '@welding/domain/money/project-account';
import * as logger from 'firebase-functions/logger';
import type { Stripe } from 'stripe';
import { listEstimatesOfProject } from '#estimates/estimates.ts';
import { listInvoicesOfProject } from '#invoices/invoices.ts';
import { listPaymentsOfProject } from '#payments/payments.ts';
import { findProject } from '#projects/projects.ts';
import {
  isOfWebsite,
  isStripeOutage,
  isUnexpectedState,
  isUnknownToStripe,
  stripeClient,
} from './stripe-client.ts';

/** `reconcile` closes older ones after a day; the hour is for a late run. */
const openForSeconds = 25 * 60 * 60;
/** The newest intents to search for those of a project's own page. */
const mostLookedAt = 300;

const openStates: readonly Stripe.PaymentIntent.Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

/** Whether a payer may still continue an intent, and we may cancel it. */
export function isIntentOpen({ status }: Stripe.PaymentIntent): boolean {
  return openStates.includes(status);
}

/** Whether its payer has up to ten days to confirm small deposits in a bank account. */
export function awaitsDeposits({ next_action: next }: Stripe.PaymentIntent): boolean {
  return next?.type === 'verify_with_microdeposits';
}

/**
 * Cancels an intent.
 * @returns whether it did: the payer or another run may have been faster
 */
export async function cancelIntent(
  stripe: Stripe,
  intentId: string,
  reason?: Stripe.PaymentIntentCancelParams.CancellationReason,
): Promise<boolean> {
  try {
    await stripe.paymentIntents.cancel(intentId, reason && { cancellation_reason: reason });
    return true;
  } catch (error) {
    if (isUnexpectedState(stripe, error)) return false;
    throw error;
  }
}

/**
 * Closes an intent that asks for too much, so that an open page cannot pay it. If Stripe does not close it, we owe the payer
 * what it takes.
 * @param dueCents the amount still due; an intent for no more stays open
 */
export async function withdrawIntent(intentId: string, dueCents: number): Promise<void> {
  await atStripe(intentId, async (stripe) => {
    const intent = await stripe.paymentIntents.retrieve(intentId);
    if (isIntentOpen(intent) && intent.amount > dueCents) await cancelIntent(stripe, intentId, 'duplicate');
  });
}

/** Like `withdrawIntent`, for the intents of a project's own page, which only Stripe lists. */
export async function withdrawOfPages(projectId: string, dueCents: number): Promise<void> {
  const created = { gte: Math.floor(Date.now() / 1000) - openForSeconds };
  await atStripe(projectId, async (stripe) => {
    const recent = await stripe.paymentIntents
      .list({ created, limit: 100 })
      .autoPagingToArray({ limit: mostLookedAt });
    const overtaken = recent.filter(
      (intent) =>
        isOfWebsite(intent) &&
        isOfPage(intent, projectId) &&
        isIntentOpen(intent) &&
        intent.amount > dueCents,
    );
    await Promise.all(overtaken.map(({ id }) => cancelIntent(stripe, id, 'duplicate')));
  });
}

function isOfPage({ metadata }: Stripe.PaymentIntent, projectId: string): boolean {
  return metadata['projectId'] === projectId && !metadata['estimateId'] && !metadata['invoiceId'];
}

/** Never throws: the change that lowers the amount is stored by now and must not look failed. */
async function atStripe(subject: string, work: (stripe: Stripe) => Promise<void>): Promise<void> {
  const stripe = await stripeClient();
  try {
    await work(stripe);
  } catch (error) {
    const isExpected = isStripeOutage(stripe, error) || isUnknownToStripe(stripe, error);
    const log = isExpected ? logger.warn : logger.error;
    log('payment not closed at Stripe', { subject, cause: String(error) });
  }
}

/**
 * Cancels an intent after too many declined cards, because testing stolen cards takes many attempts. Counts the intent's
 * charges, one per attempt, so that late, lost and repeated events count right.
 * @returns whether the intent was, or may have been, changed
 */
export async function closeAfterFailures(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<boolean> {
  if (!isOfWebsite(intent) || !isIntentOpen(intent) || intent.latest_charge === null) return false;
  const charges = await stripe.charges.list({ payment_intent: intent.id, limit: 100 });
  const failures = charges.data.filter(({ status }) => status === 'failed').length;
  if (failures < maxFailedAttempts) return false;
  if (await cancelIntent(stripe, intent.id)) {
    logger.warn('payment closed after failed attempts', { payment: intent.id, failures });
  }
  return true;
}

/**
 * Closes every intent of a project for more than is still due, so that an open page cannot pay by card what was paid another
 * way. Call it after lowering what a project owes. If Stripe does not close one, we owe the payer what it takes.
 */
export async function withdrawIntents(projectId: string): Promise<void> {
  const [project, estimates, invoices, payments] = await Promise.all([
    findProject(projectId),
    listEstimatesOfProject(projectId),
    listInvoicesOfProject(projectId),
    listPaymentsOfProject(projectId),
  ]);
  const ledger = { project, invoices, payments };
  // Stripe cancels neither a paid intent nor one that a bank decides about.
  const isPaying = ({ status }: Payment) => status === 'succeeded' || status === 'processing';
  const paying = new Set(payments.filter(isPaying).map(({ id }) => id));
  const withdraw = async (intentId: string | undefined, dueCents: number) => {
    if (intentId && !paying.has(intentId)) await withdrawIntent(intentId, dueCents);
  };
  const account = project && projectAccount(project, payments, invoices);
  await Promise.all([
    ...estimates.map(({ depositIntentId, ...estimate }) =>
      withdraw(depositIntentId, depositDueCents(estimate, ledger)),
    ),
    ...invoices.map((invoice) => withdraw(invoice.balanceIntentId, askedCents(invoice))),
    // Without an amount due the payer chooses it.
    account && isPaymentDue(account)
      ? withdrawOfPages(projectId, account.balanceCents - account.onItsWayCents)
      : undefined,
  ]);
}
