import { handedOverSchema } from '@welding/domain/entities/collected-payment';
import {
  assignPaymentSchema,
  newPaymentSchema,
  paymentParamsSchema,
  refundPaymentSchema,
  voidPaymentSchema,
} from '@welding/domain/entities/payment-record';
import { actorOf } from '@welding/domain/entities/staff';
import { stripeReportQuerySchema } from '@welding/domain/money/stripe-report';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { both, json, params } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { stripeReport } from '#stripe/stripe-report.ts';
import { assignPayment as assign, handOverPayment, voidPayment as voidReceived } from './change-payment.ts';
import { recordReceivedPayment } from './record-received-payment.ts';
import { refundPayment as refund } from './refund-payment.ts';

/** POST /api/desk/payments: 201 and money that came without Stripe, recorded once for each Idempotency-Key. */
export const recordPayment = staffRoute({
  method: 'POST',
  path: '/api/desk/payments',
  roles: ['owner', 'office'],
  read: json(newPaymentSchema),
  answer: async (body, { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'payments', staff.id, body);
    return { status: 201, json: await recordReceivedPayment(body, staff, once) };
  },
});

/** PATCH /api/desk/payments/{id}: 200 and the payment, assigned to client, project and invoice; 409 for an old version. */
export const assignPayment = staffRoute({
  method: 'PATCH',
  path: '/api/desk/payments/:id',
  roles: ['owner', 'office'],
  read: both(params(paymentParamsSchema), json(assignPaymentSchema)),
  answer: async ([{ id }, body], { staff }) => ({
    status: 200,
    json: await assign(id, body, actorOf(staff)),
  }),
});

/** POST /api/desk/payments/{id}/handed-over: 200 and the payment, now handed over by its collector. */
export const markHandedOver = staffRoute({
  method: 'POST',
  path: '/api/desk/payments/:id/handed-over',
  roles: ['owner', 'office'],
  read: both(params(paymentParamsSchema), json(handedOverSchema)),
  answer: async ([{ id }, asked], { staff }) => ({
    status: 200,
    json: await handOverPayment(id, asked, actorOf(staff)),
  }),
});

/** POST /api/desk/payments/{id}/refund: 201 and the refunded payment. Owner only. */
export const refundPayment = staffRoute({
  method: 'POST',
  path: '/api/desk/payments/:id/refund',
  roles: ['owner'],
  read: both(params(paymentParamsSchema), json(refundPaymentSchema)),
  answer: async ([{ id }, body], { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'refunds', staff.id, { id, ...body });
    return { status: 201, json: await refund(id, body, actorOf(staff), once) };
  },
});

/**
 * POST /api/desk/payments/{id}/void: 200 and the void payment, which stays in the lists. Owner only, and never for Stripe
 * payments.
 */
export const voidPayment = staffRoute({
  method: 'POST',
  path: '/api/desk/payments/:id/void',
  roles: ['owner'],
  read: both(params(paymentParamsSchema), json(voidPaymentSchema)),
  answer: async ([{ id }, body], { staff }) => ({
    status: 200,
    json: await voidReceived(id, body, actorOf(staff)),
  }),
});

/**
 * GET /api/desk/stripe-report?from=&to=: 200 and Stripe's fees, payouts and other bookings of these Chicago days, with the
 * differences from our records.
 */
export const showStripeReport = staffRoute({
  method: 'GET',
  path: '/api/desk/stripe-report',
  roles: ['owner', 'office'],
  read: params(stripeReportQuerySchema),
  answer: async ({ from, to }) => ({
    status: 200,
    json: await stripeReport(from, to),
    headers: { 'Cache-Control': 'no-store' },
  }),
});
