import type { DisputeStatus, Payment } from '@welding/domain/entities/payment';
import type { PaymentStatus } from '@welding/domain/entities/status';
import { business } from '@welding/domain/values/business';
import { centsToDollars, dollarsToCents } from '@welding/domain/values/money';
import { idSchema } from '@welding/domain/values/text-fields';
import type { Stripe } from 'stripe';
import { billStays } from './refund-intent.ts';

export type PaymentState = {
  /** With `latest_charge` expanded. */
  readonly intent: Stripe.PaymentIntent;
  /** Refunds of its charge, failed ones too, with `failure_balance_transaction` expanded. */
  readonly refunds: readonly Stripe.Refund[];
  /** Newest first. */
  readonly disputes: readonly Stripe.Dispute[];
};

/**
 * Fetches a payment's state from Stripe.
 * @param hadRefunds whether it ever had a refund, because the charge no longer shows a failed one
 * @throws as Stripe's client
 */
export async function fetchPaymentState(
  stripe: Stripe,
  intentId: string,
  hadRefunds = false,
): Promise<PaymentState> {
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
  const charge = chargeOf(intent);
  if (!charge?.paid) return { intent, refunds: [], disputes: [] };
  const [refunds, disputes] = await Promise.all([
    hadRefunds || charge.amount_refunded > 0 ? everyRefund(stripe, charge.id) : [],
    stripe.disputes.list({ payment_intent: intentId, limit: 100 }),
  ]);
  return { intent, refunds, disputes: disputes.data };
}

/** The charge of an intent's last attempt, undefined before one. @throws Error when it was not expanded */
function chargeOf({ id, latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | undefined {
  if (typeof charge === 'string') throw new Error(`The charge of ${id} was not expanded`);
  return charge ?? undefined;
}

async function everyRefund(stripe: Stripe, chargeId: string): Promise<Stripe.Refund[]> {
  const refunds: Stripe.Refund[] = [];
  const query = { charge: chargeId, limit: 100, expand: ['data.failure_balance_transaction'] };
  for await (const refund of stripe.refunds.list(query)) refunds.push(refund);
  return refunds;
}

/**
 * The payment's record from its state at Stripe, undefined before the payer finishes an attempt.
 * @param before the stored record, which alone knows the money that staff handed back, and when a transfer arrived or failed
 * @param now when a transfer arrived or failed by this news, because Stripe does not say
 * @throws Error for another currency than the business's, because amounts in records are always dollars
 */
export function paymentOfIntent(
  state: PaymentState,
  before?: Payment,
  now = new Date(),
): Payment | undefined {
  const { intent, disputes } = state;
  if (intent.currency !== business.currency) {
    throw new Error(`${intent.id} is in another currency: ${intent.currency}`);
  }
  const charge = chargeOf(intent);
  const refunded = refundedCents(state);
  const status = statusOf(intent, charge, refunded);
  if (!status) return undefined;
  const paid = status === 'succeeded' || status === 'refunded';
  const [dispute] = disputes;
  const withdrawn = withdrawnCents(disputes);
  const refundsFailed = failedRefundCents(state, before);
  const owedAgain = owedAgainCents(state);
  const isBank = isBankTransfer(intent, charge);
  const cardPaidAt = toInstant(charge?.created ?? intent.created);
  const estimateId = idOrNone(intent.metadata['estimateId']);
  const invoiceId = idOrNone(intent.metadata['invoiceId']);
  return {
    id: intent.id,
    projectId: idOrNone(intent.metadata['projectId']),
    clientId: idOrNone(intent.metadata['clientId']),
    amount: centsToDollars(intent.amount),
    status,
    stripePaymentIntentId: intent.id,
    createdAt: toInstant(intent.created),
    ...(isBank && { method: 'bank_transfer' as const }),
    ...(paid && { paidAt: isBank ? (before?.paidAt ?? now.toISOString()) : cardPaidAt }),
    ...(estimateId && { kind: 'deposit' as const, estimateId }),
    ...(invoiceId && { invoiceId }),
    ...(refunded > 0 && { refundedAmount: centsToDollars(refunded), ...lastRefundOf(state) }),
    ...(owedAgain > 0 && { owedAgainAmount: centsToDollars(owedAgain) }),
    ...(refundsFailed > 0 && { refundFailedAmount: centsToDollars(refundsFailed) }),
    ...(isBank && failureOf(intent, status, before, now)),
    ...(dispute && { disputeStatus: disputeStatusOf(dispute), ...dueOf(dispute) }),
    ...(withdrawn > 0 && { withdrawnAmount: centsToDollars(withdrawn), ...lastWithdrawalOf(disputes) }),
  };
}

function statusOf(
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | undefined,
  refunded: number,
): PaymentStatus | undefined {
  const attempted = charge !== undefined || intent.last_payment_error !== null;
  switch (intent.status) {
    case 'succeeded':
      return refunded >= intent.amount ? 'refunded' : 'succeeded';
    case 'processing':
      return 'processing';
    case 'canceled':
      return attempted ? 'canceled' : undefined;
    case 'requires_payment_method':
      return intent.last_payment_error ? 'failed' : undefined;
    default:
      return undefined;
  }
}

function isBankTransfer(
  { last_payment_error: error }: Stripe.PaymentIntent,
  charge: Stripe.Charge | undefined,
): boolean {
  const type = charge?.payment_method_details?.type ?? error?.payment_method?.type;
  return type === 'us_bank_account';
}

/** Why and when a transfer failed. A failure known before keeps its time. */
function failureOf(
  { last_payment_error: error }: Stripe.PaymentIntent,
  status: PaymentStatus,
  before: Payment | undefined,
  now: Date,
): Pick<Payment, 'failureCode' | 'failedAt'> {
  if (status !== 'failed' && status !== 'canceled') return {};
  const failedAt = before?.status === 'processing' ? undefined : before?.failedAt;
  return {
    failureCode: error?.decline_code ?? error?.code ?? 'unknown',
    failedAt: failedAt ?? now.toISOString(),
  };
}

// Sums the refunds, because a charge's own total includes refunds that failed later.
function refundedCents(state: PaymentState): number {
  return goneRefunds(state).reduce((sum, { amount }) => sum + amount, 0);
}

/** Cents of refunds that left the bill as it is. */
function owedAgainCents(state: PaymentState): number {
  const staying = goneRefunds(state).filter(({ metadata }) => metadata?.['bill'] === billStays.bill);
  return staying.reduce((sum, { amount }) => sum + amount, 0);
}

function lastRefundOf(state: PaymentState): Pick<Payment, 'refundedAt' | 'refunds'> {
  // Stripe lists the newest first, even within a second.
  const gone = goneRefunds(state)
    .toReversed()
    .toSorted((one, other) => one.created - other.created);
  const refunds = gone.map(({ created, amount }) => ({
    at: toInstant(created),
    amount: centsToDollars(amount),
  }));
  return { refundedAt: refunds.at(-1)?.at, ...(refunds.length > 1 && { refunds }) };
}

function goneRefunds({ refunds }: PaymentState): readonly Stripe.Refund[] {
  return refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
}

/** A refund's effect on the amount still to return, in cents, and its time in seconds. */
type RefundMove = { readonly at: number; readonly cents: number; readonly isByHand?: true };

/** Cents of failed refunds that neither a later refund nor staff returned. */
function failedRefundCents(state: PaymentState, before: Payment | undefined): number {
  const failed = state.refunds.filter(({ status }) => status === 'failed');
  const moves: RefundMove[] = [
    ...failed.map((refund) => ({ at: failedAt(refund), cents: refund.amount })),
    ...goneRefunds(state).map(({ created, amount }) => ({ at: created, cents: -amount })),
    ...handBacksOf(before),
  ];
  // Within one second a failure comes before its replacement.
  const inOrder = moves.toSorted((one, other) => one.at - other.at || other.cents - one.cents);
  return Math.max(
    0,
    inOrder.reduce((open, move) => Math.max(lowest(open, move), open + move.cents), 0),
  );
}

/** A refund may return more than failed. Handed-back money always follows a failure, even if two clocks differ. */
function lowest(open: number, { isByHand }: RefundMove): number {
  return isByHand ? Number.NEGATIVE_INFINITY : Math.min(0, open);
}

function handBacksOf({
  handBacks,
  handedBackAmount: amount,
  handedBackAt: at,
}: Partial<Payment> = {}): RefundMove[] {
  const each = handBacks ?? (amount && at ? [{ at, amount }] : []);
  return each.map((back) => ({
    at: Math.floor(Date.parse(back.at) / 1000),
    cents: -dollarsToCents(back.amount),
    isByHand: true,
  }));
}

/** Seconds. A refund may fail days after it was made. */
function failedAt({ created, failure_balance_transaction: transaction }: Stripe.Refund): number {
  return typeof transaction === 'object' ? transaction.created : created;
}

function dueOf({ evidence_details: { due_by: dueBy } }: Stripe.Dispute): Pick<Payment, 'disputeDueAt'> {
  return dueBy === null ? {} : { disputeDueAt: toInstant(dueBy) };
}

function withdrawnCents(disputes: readonly Stripe.Dispute[]): number {
  return -movedBy(disputes).reduce((sum, { amount }) => sum + amount, 0);
}

function lastWithdrawalOf(disputes: readonly Stripe.Dispute[]): Pick<Payment, 'withdrawnAt'> {
  const taken = movedBy(disputes).filter(({ amount }) => amount < 0);
  return { withdrawnAt: toInstant(Math.max(...taken.map(({ created }) => created))) };
}

function movedBy(disputes: readonly Stripe.Dispute[]): Stripe.BalanceTransaction[] {
  return disputes
    .flatMap(({ balance_transactions: transactions }) => transactions)
    .filter(({ currency }) => currency === business.currency);
}

/** https://docs.stripe.com/api/disputes/object: a `warning` is an inquiry before the bank takes money. */
function disputeStatusOf({ status }: Stripe.Dispute): DisputeStatus {
  switch (status) {
    case 'won':
      return 'won';
    case 'lost':
      return 'lost';
    case 'warning_closed':
    case 'prevented':
      return 'closed';
    case 'under_review':
    case 'warning_under_review':
    case 'appeal_under_review':
      return 'under_review';
    default:
      return 'needs_response';
  }
}

// Intents made in Stripe's dashboard may have any metadata.
function idOrNone(value: string | undefined): string {
  return idSchema.safeParse(value).data ?? '';
}

function toInstant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
