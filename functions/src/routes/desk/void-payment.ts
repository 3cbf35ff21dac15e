import {
  paymentRecordMessages,
  voidPaymentAddressSchema,
  voidPaymentSchema,
} from '@welding/domain/entities/payment-record';
import { changePaymentMoney } from '#data/change-payment-money.ts';
import { badRequest } from '#http/errors.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { staffActor } from '#http/staff-actor.ts';

/**
 * POST /api/desk/payments/{id}/void: 200 and the payment, which counts for nothing from then on and stays in the lists.
 * For what was recorded wrongly; the owner's alone. Money that moved through Stripe is never void.
 */
export const voidPayment = staffRoute({
  method: 'POST',
  path: '/api/desk/payments/:id/void',
  roles: ['owner'],
  read: both(addressParts(voidPaymentAddressSchema), json(voidPaymentSchema)),
  answer: async ([{ id }, { updatedAt, reason }], { staff }) => {
    const payment = await changePaymentMoney(id, {
      version: updatedAt,
      actor: staffActor(staff),
      action: 'voided',
      note: reason,
      decide: ({ method = 'card', status, stripePaymentIntentId }) => {
        if (method === 'card' || stripePaymentIntentId) throw badRequest(paymentRecordMessages.byCard);
        if (status === 'canceled') throw badRequest(paymentRecordMessages.alreadyVoid);
        return { status: 'canceled' as const };
      },
    });
    return { status: 200, json: payment };
  },
});
