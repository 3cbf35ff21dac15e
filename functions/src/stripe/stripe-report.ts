import type { Payment } from '@welding/domain/entities/payment';
import type { ReportDifference, StripeReport } from '@welding/domain/money/stripe-report';
import { addDays, chicagoInstant } from '@welding/domain/values/chicago-day';
import { centsToDollars, dollarsToCents, formatDollars } from '@welding/domain/values/money';
import { actionsTexts } from '#actions-texts.ts';
import { findPayment, listPaidBetween } from '#payments/payments.ts';
import { readStripeBooks, type StripeBooks } from './stripe-books.ts';

/** The most payments of ours that one report compares. */
const mostPayments = 2_000;

/**
 * Stripe's bookings of a period, and how our records differ from them, by payment.
 * @param from, to Chicago days, both included @throws Refusal unavailable
 */
export async function stripeReport(from: string, to: string): Promise<StripeReport> {
  const start = chicagoInstant(from, '00:00');
  const end = chicagoInstant(addDays(to, 1), '00:00');
  const [books, paid] = await Promise.all([
    readStripeBooks(start, end),
    listPaidBetween(start, end, mostPayments),
  ]);
  const { chargesCents, refundsCents, disputesCents, feesCents, otherCents } = books;
  return {
    from,
    to,
    charges: centsToDollars(chargesCents),
    refunds: centsToDollars(refundsCents),
    disputes: centsToDollars(disputesCents),
    fees: centsToDollars(feesCents),
    other: centsToDollars(otherCents),
    net: centsToDollars(chargesCents + refundsCents + disputesCents + feesCents + otherCents),
    payouts: books.payouts.map(({ id, amount, status, arrival_date: arrival }) => ({
      id,
      amount: centsToDollars(amount),
      status,
      arrivesAt: new Date(arrival * 1000).toISOString(),
    })),
    differences: await differencesOf(
      books,
      paid.filter(({ stripePaymentIntentId }) => stripePaymentIntentId),
      start,
    ),
    complete: books.complete && paid.length < mostPayments,
  };
}

async function differencesOf(
  { payments: booked, complete }: StripeBooks,
  paid: readonly Payment[],
  start: Date,
): Promise<ReportDifference[]> {
  const known = new Map(paid.map((payment) => [payment.id, payment]));
  const differences: ReportDifference[] = [];
  for (const [id, { chargedCents, refundedCents, withdrawnCents }] of booked) {
    // An older payment refunded in this period, or one recorded with another day.
    const ours = known.get(id) ?? (await findPayment(id));
    // A transfer on its way, or returned by its bank, is Stripe's booking alone.
    if (ours?.status === 'processing' || ours?.failedAt) continue;
    const arrived = ours && (ours.status === 'succeeded' || ours.status === 'refunded') ? ours : undefined;
    if (!arrived) {
      differences.push(missingHere(id, centsToDollars(chargedCents)));
    } else if (chargedCents > 0 && chargedCents !== dollarsToCents(arrived.amount)) {
      differences.push(differs('amount', id, arrived.amount, centsToDollars(chargedCents)));
    } else if (dollarsToCents(arrived.refundedAmount ?? 0) < refundedCents) {
      differences.push(differs('refunds', id, arrived.refundedAmount ?? 0, centsToDollars(refundedCents)));
    } else if (dollarsToCents(arrived.withdrawnAmount ?? 0) < withdrawnCents) {
      differences.push(differs('disputes', id, arrived.withdrawnAmount ?? 0, centsToDollars(withdrawnCents)));
    }
  }
  if (!complete) return differences;
  for (const { id, amount, method, createdAt } of paid) {
    // Stripe books a transfer when it begins.
    const isBookedEarlier = method === 'bank_transfer' && new Date(createdAt) < start;
    if (!booked.has(id) && !isBookedEarlier) differences.push(missingAtStripe(id, amount));
  }
  return differences;
}

function missingHere(paymentId: string, stripes: number): ReportDifference {
  const sentence = actionsTexts().missingHere(formatDollars(stripes));
  return { kind: 'missing_here', paymentId, ours: null, stripes, sentence };
}

function missingAtStripe(paymentId: string, ours: number): ReportDifference {
  const sentence = actionsTexts().missingAtStripe(formatDollars(ours));
  return { kind: 'missing_at_stripe', paymentId, ours, stripes: null, sentence };
}

function differs(
  kind: 'amount' | 'refunds' | 'disputes',
  paymentId: string,
  ours: number,
  stripes: number,
): ReportDifference {
  const sentence = actionsTexts().differs[kind](formatDollars(stripes), formatDollars(ours));
  return { kind, paymentId, ours, stripes, sentence };
}
