import type { DisputeStatus, Payment } from '@welding/domain/entities/payment';
import type { PaymentStatus } from '@welding/domain/entities/status';
import { business } from '@welding/domain/values/business';
import { centsToDollars, dollarsToCents } from '@welding/domain/values/money';
import { idSchema } from '@welding/domain/values/text-fields';
import type { Stripe } from 'stripe';
import { billStays } from './refund-intent.ts';

/** All that Stripe says of one payment. */
export type PaymentState = {
  /** With `latest_charge` expanded. */
  readonly intent: Stripe.PaymentIntent;
  /** Refunds of its charge, failed ones too, with `failure_balance_transaction` expanded. */
  readonly refunds: readonly Stripe.Refund[];
  /** Newest first. */
  readonly disputes: readonly Stripe.Dispute[];
};

/**
 * Asks Stripe how a payment stands now.
 * @param hadRefunds there was one, also where the charge no longer says so: it failed
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

/** The charge of the last attempt to pay an intent, undefined while there was none. @throws Error when it was not expanded */
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
 * The record of a payment as Stripe has it now, or undefined while nothing is to be recorded: nobody has tried to pay
 * it, or the payer is in the middle of it.
 * @param before the stored record; it alone knows which money staff handed back
 * @throws Error for another currency than the business's: an amount in a record is always dollars
 */
export function paymentOfIntent(state: PaymentState, before?: Payment): Payment | undefined {
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
    ...(paid && { paidAt: toInstant(charge?.created ?? intent.created) }),
    ...(estimateId && { kind: 'deposit' as const, estimateId }),
    ...(invoiceId && { invoiceId }),
    ...(refunded > 0 && { refundedAmount: centsToDollars(refunded), ...lastRefundOf(state) }),
    ...(owedAgain > 0 && { owedAgainAmount: centsToDollars(owedAgain) }),
    ...(refundsFailed > 0 && { refundFailedAmount: centsToDollars(refundsFailed) }),
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

// Counted from the refunds: what a charge says of itself does not tell a refund that failed later.
function refundedCents(state: PaymentState): number {
  return goneRefunds(state).reduce((sum, { amount }) => sum + amount, 0);
}

/** Cents of refunds that were said to leave the bill as it is. */
function owedAgainCents(state: PaymentState): number {
  const staying = goneRefunds(state).filter(({ metadata }) => metadata?.['bill'] === billStays.bill);
  return staying.reduce((sum, { amount }) => sum + amount, 0);
}

function lastRefundOf(state: PaymentState): Pick<Payment, 'refundedAt' | 'refunds'> {
  // Stripe lists the newest first, also within a second.
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

/** How one refund changes the amount to give back, in cents, and when, in seconds. */
type RefundMove = { readonly at: number; readonly cents: number; readonly isByHand?: true };

/** Cents of refunds that failed and that were given back neither by a later refund nor by hand. */
function failedRefundCents(state: PaymentState, before: Payment | undefined): number {
  const failed = state.refunds.filter(({ status }) => status === 'failed');
  const moves: RefundMove[] = [
    ...failed.map((refund) => ({ at: failedAt(refund), cents: refund.amount })),
    ...goneRefunds(state).map(({ created, amount }) => ({ at: created, cents: -amount })),
    ...handBacksOf(before),
  ];
  // What fails and is given back within a second failed first.
  const inOrder = moves.toSorted((one, other) => one.at - other.at || other.cents - one.cents);
  return Math.max(
    0,
    inOrder.reduce((open, move) => Math.max(lowest(open, move), open + move.cents), 0),
  );
}

/** A refund may give back more than failed. What was handed back had failed before, also where two clocks differ. */
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

/** Seconds; a refund may fail days after it was made. */
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

/** https://docs.stripe.com/api/disputes/object: a `warning` is a question of the bank's before it takes money. */
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

// Intents made by hand in Stripe's dashboard may carry anything in their metadata.
function idOrNone(value: string | undefined): string {
  return idSchema.safeParse(value).data ?? '';
}

function toInstant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
