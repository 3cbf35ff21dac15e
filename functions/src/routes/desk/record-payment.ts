import { newPaymentSchema } from '@welding/domain/entities/payment-record';
import { recordReceivedPayment } from '#actions/record-received-payment.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

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
