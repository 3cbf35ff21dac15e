import * as z from 'zod/mini';
import { givenDay } from '../values/given-time.ts';
import { instantSchema } from '../values/text-fields.ts';
import { stripeReportTexts } from './stripe-report-texts.ts';

const day = givenDay(() => stripeReportTexts().days);

/** The query of GET /api/desk/stripe-report: Chicago days, both of them included. */
export const stripeReportQuerySchema = z
  .object({ from: day, to: day })
  .check(z.refine(({ from, to }) => from <= to, { error: () => stripeReportTexts().order }));

/** Dollars, also below zero. */
const signedDollars = z.number();

/** What Stripe's books and ours say differently. */
const reportDifferenceSchema = z.object({
  kind: z.enum(['missing_here', 'missing_at_stripe', 'amount', 'refunds', 'disputes']),
  paymentId: z.string(),
  ours: z.nullable(signedDollars),
  stripes: z.nullable(signedDollars),
  /** For people. */
  sentence: z.string(),
});
export type ReportDifference = z.infer<typeof reportDifferenceSchema>;

/** The answer of GET /api/desk/stripe-report. Money is dollars; what left the business is below zero. */
export const stripeReportSchema = z.object({
  from: z.string(),
  to: z.string(),
  charges: signedDollars,
  refunds: signedDollars,
  disputes: signedDollars,
  /** What Stripe kept for itself. */
  fees: signedDollars,
  /** Everything else Stripe booked, such as corrections. */
  other: signedDollars,
  /** What all of it came to before payouts. */
  net: signedDollars,
  payouts: z.array(
    z.object({ id: z.string(), amount: signedDollars, status: z.string(), arrivesAt: instantSchema }),
  ),
  differences: z.array(reportDifferenceSchema),
  /** False when there was more than could be looked at: a shorter time shows all of it. */
  complete: z.boolean(),
});
export type StripeReport = z.infer<typeof stripeReportSchema>;
