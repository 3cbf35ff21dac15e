import { stripeReportQuerySchema } from '@welding/domain/money/stripe-report';
import { stripeReport } from '#actions/stripe-report.ts';
import { addressParts } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

/**
 * GET /api/desk/stripe-report?from=&to=: 200 and Stripe's fees, payouts and the rest of its books of these Chicago days, with
 * what our own records say differently.
 */
export const showStripeReport = staffRoute({
  method: 'GET',
  path: '/api/desk/stripe-report',
  roles: ['owner', 'office'],
  read: addressParts(stripeReportQuerySchema),
  answer: async ({ from, to }) => ({
    status: 200,
    json: await stripeReport(from, to),
    headers: { 'Cache-Control': 'no-store' },
  }),
});
