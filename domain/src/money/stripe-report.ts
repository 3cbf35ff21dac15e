import * as z from 'zod/mini';
import { givenDay } from '../values/given-time.ts';
import { inLanguages, say } from '../values/language.ts';
import { instantSchema } from '../values/text-fields.ts';

const stripeReportTexts = inLanguages({
  days: say(
    'From and to must be days of the calendar, YYYY-MM-DD',
    'Desde y hasta deben ser días del calendario, AAAA-MM-DD',
  ),
  order: say('From must not be after to', 'La fecha inicial no puede ser después de la final'),
});

const day = givenDay(() => stripeReportTexts().days);

/** The query of GET /api/desk/stripe-report: Chicago days, both included. */
export const stripeReportQuerySchema = z
  .object({ from: day, to: day })
  .check(z.refine(({ from, to }) => from <= to, { error: () => stripeReportTexts().order }));

const signedDollars = z.number();

const reportDifferenceSchema = z.object({
  kind: z.enum(['missing_here', 'missing_at_stripe', 'amount', 'refunds', 'disputes']),
  paymentId: z.string(),
  ours: z.nullable(signedDollars),
  stripes: z.nullable(signedDollars),
  sentence: z.string(),
});
export type ReportDifference = z.infer<typeof reportDifferenceSchema>;

/** The response of GET /api/desk/stripe-report. Money is dollars; outgoing money is negative. */
export const stripeReportSchema = z.object({
  from: z.string(),
  to: z.string(),
  charges: signedDollars,
  refunds: signedDollars,
  disputes: signedDollars,
  fees: signedDollars,
  other: signedDollars,
  net: signedDollars,
  payouts: z.array(
    z.object({ id: z.string(), amount: signedDollars, status: z.string(), arrivesAt: instantSchema }),
  ),
  differences: z.array(reportDifferenceSchema),
  /** False if the period had too much to include. */
  complete: z.boolean(),
});
export type StripeReport = z.infer<typeof stripeReportSchema>;
