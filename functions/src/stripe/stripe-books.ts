import { business } from '@welding/domain/values/business';
import type { Stripe } from 'stripe';
import { unavailable } from '#refusal.ts';
import { isStripeOutage, stripeClient } from './stripe-client.ts';

/** Stripe's bookings for one of our payments, in whole cents. */
type BookedPayment = {
  readonly chargedCents: number;
  readonly refundedCents: number;
  /** Withdrawn over disputes, without their fees. */
  readonly withdrawnCents: number;
};

/** Stripe's bookings of a period, in whole cents; outgoing amounts are negative. */
export type StripeBooks = {
  readonly chargesCents: number;
  readonly refundsCents: number;
  readonly disputesCents: number;
  readonly feesCents: number;
  readonly otherCents: number;
  readonly payouts: readonly Stripe.Payout[];
  /** By the payment intent's id. */
  readonly payments: ReadonlyMap<string, BookedPayment>;
  /** False when the period has more transactions than one report reads. */
  readonly complete: boolean;
};

/** Pages of a hundred that fit into one request's time. */
const mostPages = 12;

/** Reads our balance transactions at Stripe from `from` until before `to`. @throws Refusal unavailable */
export async function readStripeBooks(from: Date, to: Date): Promise<StripeBooks> {
  const stripe = await stripeClient();
  const created = { gte: Math.floor(from.getTime() / 1000), lt: Math.floor(to.getTime() / 1000) };
  try {
    const [movements, payouts] = await Promise.all([
      movementsOf(stripe, created),
      stripe.payouts.list({ created, limit: 100 }),
    ]);
    return {
      ...addUp(movements.rows),
      payouts: payouts.data,
      complete: movements.complete && !payouts.has_more,
    };
  } catch (error) {
    if (isStripeOutage(stripe, error)) {
      throw unavailable(error);
    }
    throw error;
  }
}

async function movementsOf(
  stripe: Stripe,
  created: Stripe.RangeQueryParam,
): Promise<{ rows: Stripe.BalanceTransaction[]; complete: boolean }> {
  const rows: Stripe.BalanceTransaction[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const last = rows.at(-1);
    const { data, has_more: hasMore } = await stripe.balanceTransactions.list({
      created,
      limit: 100,
      expand: ['data.source'],
      ...(last && { starting_after: last.id }),
    });
    rows.push(...data);
    if (!hasMore) return { rows, complete: true };
  }
  return { rows, complete: false };
}

function addUp(rows: readonly Stripe.BalanceTransaction[]): Omit<StripeBooks, 'payouts' | 'complete'> {
  const sums = { chargesCents: 0, refundsCents: 0, disputesCents: 0, feesCents: 0, otherCents: 0 };
  const payments = new Map<string, BookedPayment>();
  for (const row of rows.filter(({ currency }) => currency === business.currency)) {
    const { amount, fee, reporting_category: category } = row;
    sums.feesCents -= fee;
    const bucket = bucketOf(category);
    if (bucket) sums[bucket] += amount;
    const intentId = intentOf(row.source);
    if (intentId === undefined) continue;
    const known = payments.get(intentId) ?? { chargedCents: 0, refundedCents: 0, withdrawnCents: 0 };
    if (bucket === 'chargesCents') {
      payments.set(intentId, { ...known, chargedCents: known.chargedCents + amount });
    } else if (bucket === 'refundsCents') {
      payments.set(intentId, { ...known, refundedCents: known.refundedCents - amount });
    } else if (bucket === 'disputesCents') {
      payments.set(intentId, { ...known, withdrawnCents: known.withdrawnCents - amount });
    }
  }
  return { ...sums, payments };
}

/** https://docs.stripe.com/reports/reporting-categories. A payout is neither income nor loss. */
function bucketOf(
  category: string,
): 'chargesCents' | 'refundsCents' | 'disputesCents' | 'otherCents' | undefined {
  switch (category) {
    case 'charge':
    case 'charge_failure':
      return 'chargesCents';
    case 'refund':
    case 'refund_failure':
    case 'partial_capture_reversal':
      return 'refundsCents';
    case 'dispute':
    case 'dispute_reversal':
      return 'disputesCents';
    case 'payout':
    case 'payout_reversal':
      return undefined;
    default:
      return 'otherCents';
  }
}

function intentOf(source: Stripe.BalanceTransaction['source']): string | undefined {
  if (source === null || typeof source === 'string') return undefined;
  if (source.object !== 'charge' && source.object !== 'refund' && source.object !== 'dispute') {
    return undefined;
  }
  const intent = source.payment_intent;
  return typeof intent === 'string' ? intent : (intent?.id ?? undefined);
}
