import { handedOverSchema } from '../entities/collected-payment.ts';
import { paymentSchema } from '../entities/payment.ts';
import {
  assignPaymentSchema,
  newPaymentSchema,
  refundPaymentSchema,
  voidPaymentSchema,
} from '../entities/payment-record.ts';
import { keepCreditSchema, looseMoneySchema } from '../money/loose-money.ts';
import { desk, office, owner } from './contract.ts';

/** Money that came without Stripe. */
export const recordPayment = desk('CREATE', '/payments', office, newPaymentSchema, paymentSchema);
/** Assigns it to client, project and invoice. */
export const assignPayment = desk('PATCH', '/payments/:id', office, assignPaymentSchema, paymentSchema);
export const unassignPayment = desk(
  'POST',
  '/payments/:id/unassign',
  office,
  handedOverSchema,
  paymentSchema,
);
/** For money without a purpose: it pays the project's next invoice. */
export const keepAsCredit = desk(
  'POST',
  '/projects/:id/keep-credit',
  office,
  keepCreditSchema,
  looseMoneySchema,
);
export const handOverPayment = desk(
  'POST',
  '/payments/:id/handed-over',
  office,
  handedOverSchema,
  paymentSchema,
);
export const refundPayment = desk(
  'CREATE',
  '/payments/:id/refund',
  owner,
  refundPaymentSchema,
  paymentSchema,
);
/** Never for Stripe payments. A void payment stays in the lists. */
export const voidPayment = desk('POST', '/payments/:id/void', owner, voidPaymentSchema, paymentSchema);
