import { assignPaymentSchema, voidPaymentAddressSchema } from '@welding/domain/entities/payment-record';
import { actorOf } from '@welding/domain/entities/staff';
import { assignPayment as assign } from '#actions/assign-payment.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

/** PATCH /api/desk/payments/{id}: 200 and the payment, with whose it is and what it pays; 409 for an old version. */
export const assignPayment = staffRoute({
  method: 'PATCH',
  path: '/api/desk/payments/:id',
  roles: ['owner', 'office'],
  read: both(addressParts(voidPaymentAddressSchema), json(assignPaymentSchema)),
  answer: async ([{ id }, body], { staff }) => ({
    status: 200,
    json: await assign(id, body, actorOf(staff)),
  }),
});
