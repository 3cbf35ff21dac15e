import * as api from '@welding/domain/contracts/payments';
import { paymentParamsSchema } from '@welding/domain/entities/payment-record';
import { route } from '#http/contract-route.ts';
import { params } from '#http/readers.ts';
import { assignPayment, handOverPayment, unassignPayment, voidPayment } from './change-payment.ts';
import { keepAsCredit } from './loose-money.ts';
import { recordReceivedPayment } from './record-received-payment.ts';
import { refundPayment } from './refund-payment.ts';

/** The id of a card payment is Stripe's. */
const reading = { id: params(paymentParamsSchema) };

export const routes = [
  route(api.recordPayment, recordReceivedPayment),
  route(api.assignPayment, assignPayment, reading),
  route(api.unassignPayment, unassignPayment, reading),
  route(api.keepAsCredit, keepAsCredit),
  route(api.handOverPayment, handOverPayment, reading),
  route(api.refundPayment, refundPayment, reading),
  route(api.voidPayment, voidPayment, reading),
];
