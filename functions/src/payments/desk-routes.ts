import { handedOverSchema } from '@welding/domain/entities/collected-payment';
import {
  assignPaymentSchema,
  newPaymentSchema,
  paymentParamsSchema,
  refundPaymentSchema,
  voidPaymentSchema,
} from '@welding/domain/entities/payment-record';
import { keepCreditSchema } from '@welding/domain/money/loose-money';
import { params } from '#http/readers.ts';
import { deskOf, office, owner } from '#http/resource-routes.ts';
import { assignPayment, handOverPayment, unassignPayment, voidPayment } from './change-payment.ts';
import { keepAsCredit } from './loose-money.ts';
import { recordReceivedPayment } from './record-received-payment.ts';
import { refundPayment } from './refund-payment.ts';

const desk = deskOf(params(paymentParamsSchema));

export const routes = [
  /** Money that came without Stripe. */
  desk.post('/payments', office, newPaymentSchema, (body, { staff, once }) =>
    recordReceivedPayment(body, staff, once),
  ),
  /** Assigns it to client, project and invoice. */
  desk.patch('/payments/:id', office, assignPaymentSchema, (body, { actor }, id) =>
    assignPayment(id, body, actor),
  ),
  desk.step('/payments/:id/unassign', office, handedOverSchema, (asked, { actor }, id) =>
    unassignPayment(id, asked, actor),
  ),
  /** For money without a purpose: it pays the project's next invoice. */
  desk.step('/projects/:id/keep-credit', office, keepCreditSchema, ({ amount }, { actor }, id) =>
    keepAsCredit(id, amount, actor),
  ),
  desk.step('/payments/:id/handed-over', office, handedOverSchema, (asked, { actor }, id) =>
    handOverPayment(id, asked, actor),
  ),
  desk.post('/payments/:id/refund', owner, refundPaymentSchema, (body, { actor, once }, id) =>
    refundPayment(id, body, actor, once),
  ),
  /** Never for Stripe payments. A void payment stays in the lists. */
  desk.step('/payments/:id/void', owner, voidPaymentSchema, (body, { actor }, id) =>
    voidPayment(id, body, actor),
  ),
];
