import * as z from 'zod/mini';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { textLimits } from '../values/limits.ts';
import { pastDay } from '../values/past-day.ts';
import { idSchema, instantSchema, optionalText, requiredText, strictBody } from '../values/text-fields.ts';
import { type Payment, paymentAmountSchema } from './payment.ts';

export const paymentRecordMessages = {
  projectRequired: 'Project is required',
  byCard: 'A payment by card is Stripe’s to change. Refund it instead',
  alreadyVoid: 'This payment is already void',
  reasonRequired: 'Reason is required to void a payment',
  refundReasonRequired: 'Reason is required for a refund',
  notArrived: 'This payment has not arrived, so there is nothing to refund',
  refundTooMuch: 'This is more than what is left of this payment',
  refundAmount: 'Amount must be at least $0.01',
  refundRefused: 'Stripe refused this refund. Please look at the payment in Stripe',
  underWay: 'A payment of this has just been made. Please wait a moment and look again',
  disputed: 'The bank has taken this money back over a dispute. Answer the dispute in Stripe',
  noRefundCameBack: 'No refund of this payment came back, so that it goes back the way it came',
  otherProject: 'This invoice belongs to another project',
  invoiceNotOpen: 'This invoice takes no payment: it is void, or not sent yet',
  assigned: 'This payment already belongs to a client',
  invoiceOrProject: 'Say which invoice, or which client and project, was paid',
} as const;

/** How money comes that no card moves. */
export const paymentMethodLabels = { cash: 'Cash', check: 'Check', other: 'Other' } as const;

const receivedMethodSchema = z.enum(['cash', 'check', 'other'], 'Method must be cash, check or other');

/** How a payment came, for people. */
export function paymentMethodName({ method = 'card', kind }: Pick<Payment, 'method' | 'kind'>): string {
  const label = method === 'card' ? 'Card' : paymentMethodLabels[method];
  return kind === 'deposit' ? `${label}, deposit` : kind === 'refund' ? `${label}, paid back` : label;
}

/** What staff type about money that came without Stripe. */
export const recordedMoneySchema = strictBody({
  amount: paymentAmountSchema,
  method: receivedMethodSchema,
  paidOn: z.optional(pastDay('Date received')),
  note: optionalText('Note', textLimits.text),
});
export type RecordedMoney = z.infer<typeof recordedMoneySchema>;

/** The body of POST /api/desk/payments: money that came without Stripe, for an invoice or for a client's project. */
export const newPaymentSchema = z
  .extend(recordedMoneySchema, {
    clientId: z.optional(z.uuid({ error: 'Client is required' })),
    projectId: z.optional(z.uuid({ error: paymentRecordMessages.projectRequired })),
    invoiceId: z.optional(idSchema),
    /** The estimate whose deposit it is. */
    estimateId: z.optional(idSchema),
  })
  .check(
    z.refine(
      ({ clientId, projectId, invoiceId }) => Boolean(invoiceId) || Boolean(clientId && projectId),
      paymentRecordMessages.invoiceOrProject,
    ),
  );
export type NewPayment = z.infer<typeof newPaymentSchema>;

/**
 * The body of POST /api/desk/payments/{id}/refund: dollars to give back, and why. Without `method` they go back the way they
 * came; with one they were handed back, which is for a refund to a card that its bank has sent back. `lowerBill` false leaves
 * the bill as it is, so that the client owes them again; else it is lower by as much.
 */
export const refundPaymentSchema = strictBody({
  amount: dollarsSchema.check(z.gte(0.01, paymentRecordMessages.refundAmount)),
  reason: requiredText('Reason', 500, paymentRecordMessages.refundReasonRequired),
  method: z.optional(receivedMethodSchema),
  lowerBill: z.optional(z.boolean('Lower bill must be true or false')),
});
export type RefundPayment = z.infer<typeof refundPaymentSchema>;

/**
 * The body of PATCH /api/desk/payments/{id}: whose it is and what it pays, and the version, null for none yet. `invoiceId`
 * null takes it off its invoice.
 */
export const assignPaymentSchema = strictBody({
  updatedAt: z.nullable(instantSchema),
  clientId: z.uuid({ error: 'Client is required' }),
  projectId: z.uuid({ error: paymentRecordMessages.projectRequired }),
  invoiceId: z.optional(z.nullable(idSchema)),
});
export type AssignPayment = z.infer<typeof assignPaymentSchema>;

/** The body of POST /api/desk/payments/{id}/void: the version, null for none yet, and why. */
export const voidPaymentSchema = strictBody({
  updatedAt: z.nullable(instantSchema),
  reason: requiredText('Reason', textLimits.text, paymentRecordMessages.reasonRequired),
});

export const paymentParamsSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\w-]+$/, 'The address is not valid')),
});
