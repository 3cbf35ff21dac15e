import { refundPaymentSchema, voidPaymentAddressSchema } from '@welding/domain/entities/payment-record';
import { actorOf } from '@welding/domain/entities/staff';
import { refundPayment as refund } from '#actions/refund-payment.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

/** POST /api/desk/payments/{id}/refund: 201 and the payment, of which so much went back; the owner's alone. */
export const refundPayment = staffRoute({
  method: 'POST',
  path: '/api/desk/payments/:id/refund',
  roles: ['owner'],
  read: both(addressParts(voidPaymentAddressSchema), json(refundPaymentSchema)),
  answer: async ([{ id }, body], { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'refunds', staff.id, { id, ...body });
    return { status: 201, json: await refund(id, body, actorOf(staff), once) };
  },
});
