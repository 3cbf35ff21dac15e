import * as z from 'zod/mini';
import {
  creationTime,
  field,
  flag,
  lenient,
  stored,
  storedDollars,
  text,
  textOr,
  time,
} from '../values/stored-fields.ts';
import {
  collectorSchema,
  disputeStatusSchema,
  paymentKindSchema,
  paymentMethodSchema,
  refundSchema,
} from './payment.ts';
import { paymentStatusSchema } from './status.ts';

/** A stored payment. Amount and status must be valid, and so must any field that affects the balance. */
export const storedPaymentSchema = stored({
  id: field(z.string(), 'plain'),
  projectId: textOr('', 'plain'),
  clientId: textOr('', 'plain'),
  amount: field(storedDollars, 'plain'),
  status: field(paymentStatusSchema, 'plain'),
  stripePaymentIntentId: text('plain'),
  kind: field(z.optional(paymentKindSchema), 'plain'),
  method: lenient(paymentMethodSchema, 'plain'),
  /** Such as a check's number. */
  note: text('client'),
  /** The invoice to pay first. Without one, it pays the project's oldest. */
  invoiceId: text('plain'),
  /** The estimate whose deposit this is. */
  estimateId: text('plain'),
  /** Who took it at a visit, and whether they have handed it over. */
  collectedBy: lenient(collectorSchema, 'staff'),
  handedOver: flag({ holds: 'plain', readers: 'desk' }),
  appointmentId: text('plain'),
  paidAt: time('plain'),
  createdAt: creationTime('plain'),
  /** Dollars refunded in total. Failed refunds do not count. */
  refundedAmount: field(z.optional(storedDollars), 'plain'),
  refundedAt: time('plain'),
  /** Each refund, the earliest first, if there is more than one. */
  refunds: lenient(z.array(refundSchema), 'plain'),
  /** Dollars of failed refunds not yet paid back another way; the business still holds them. */
  refundFailedAmount: field(z.optional(storedDollars), 'plain'),
  /** Dollars paid back without the card after a failed card refund. */
  handedBackAmount: field(z.optional(storedDollars), 'plain'),
  handedBackAt: time('plain'),
  /** Each such payment, the earliest first, if there is more than one. */
  handBacks: lenient(z.array(refundSchema), 'plain'),
  /** Dollars of `refundedAmount` that the client owes again because the bill was kept. */
  owedAgainAmount: field(z.optional(storedDollars), 'plain'),
  /** Dollars of `handedBackAmount` that the client owes again. */
  handedBackOwedAmount: field(z.optional(storedDollars), 'plain'),
  /** Why and when a bank refused a transfer: Stripe's code, or `unknown`. */
  failureCode: text('plain'),
  failedAt: time('plain'),
  disputeStatus: lenient(disputeStatusSchema, 'plain'),
  /** The deadline to answer the bank. */
  disputeDueAt: time('plain'),
  /** Dollars that a bank took back in a dispute, without its fee. */
  withdrawnAmount: field(z.optional(storedDollars), 'plain'),
  withdrawnAt: time('plain'),
  /** The version; missing until staff change it. */
  updatedAt: time('plain'),
});
