import * as z from 'zod/mini';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { pastDay } from '../values/past-day.ts';
import { idSchema, optionalText, requiredText, shownVersion, strictBody } from '../values/text-fields.ts';
import { trueOrFalse } from '../values/whole-number.ts';
import { type Payment, paymentAmountSchema } from './payment.ts';
import { paymentRecordTexts } from './payment-record-texts.ts';

export const paymentRecordMessages = inCurrentLanguage(() => paymentRecordTexts().messages);

/** How money comes that no card moves. */
export const paymentMethodLabels = inCurrentLanguage(() => paymentRecordTexts().methods);

const receivedMethodSchema = z.enum(['cash', 'check', 'other'], { error: () => paymentRecordTexts().method });

/** How a payment came, for people. */
export function paymentMethodName({ method = 'card', kind }: Pick<Payment, 'method' | 'kind'>): string {
  const label = method === 'card' ? paymentRecordTexts().card : paymentMethodLabels[method];
  return kind === 'deposit'
    ? paymentRecordTexts().deposit(label)
    : kind === 'refund'
      ? paymentRecordTexts().refund(label)
      : label;
}

/** What staff type about money that came without Stripe. */
export const recordedMoneySchema = strictBody({
  amount: paymentAmountSchema,
  method: receivedMethodSchema,
  paidOn: z.optional(pastDay(() => paymentRecordTexts().dateReceived)),
  note: optionalText(() => paymentRecordTexts().note, textLimits.text),
});
export type RecordedMoney = z.infer<typeof recordedMoneySchema>;

/** The body of POST /api/desk/payments: money that came without Stripe, for an invoice or for a client's project. */
export const newPaymentSchema = z
  .extend(recordedMoneySchema, {
    clientId: z.optional(z.uuid({ error: () => paymentRecordTexts().clientRequired })),
    projectId: z.optional(z.uuid({ error: () => paymentRecordMessages.projectRequired })),
    invoiceId: z.optional(idSchema),
    /** The estimate whose deposit it is. */
    estimateId: z.optional(idSchema),
  })
  .check(
    z.refine(({ clientId, projectId, invoiceId }) => Boolean(invoiceId) || Boolean(clientId && projectId), {
      error: () => paymentRecordMessages.invoiceOrProject,
    }),
  );
export type NewPayment = z.infer<typeof newPaymentSchema>;

/**
 * The body of POST /api/desk/payments/{id}/refund: dollars to give back, and why. Without `method` they go back the way they
 * came; with one they were handed back, which is for a refund to a card that its bank has sent back. `lowerBill` false leaves
 * the bill as it is, so that the client owes them again; else it is lower by as much.
 */
export const refundPaymentSchema = strictBody({
  amount: dollarsSchema.check(z.gte(0.01, { error: () => paymentRecordMessages.refundAmount })),
  reason: requiredText(
    () => paymentRecordTexts().reason,
    500,
    () => paymentRecordMessages.refundReasonRequired,
  ),
  method: z.optional(receivedMethodSchema),
  lowerBill: z.optional(trueOrFalse(() => paymentRecordTexts().lowerBill)),
});
export type RefundPayment = z.infer<typeof refundPaymentSchema>;

/**
 * The body of PATCH /api/desk/payments/{id}: whose it is and what it pays, and the version, null for none yet. `invoiceId`
 * null takes it off its invoice.
 */
export const assignPaymentSchema = strictBody({
  updatedAt: shownVersion,
  clientId: z.uuid({ error: () => paymentRecordTexts().clientRequired }),
  projectId: z.uuid({ error: () => paymentRecordMessages.projectRequired }),
  invoiceId: z.optional(z.nullable(idSchema)),
});
export type AssignPayment = z.infer<typeof assignPaymentSchema>;

/** The body of POST /api/desk/payments/{id}/void: the version, null for none yet, and why. */
export const voidPaymentSchema = strictBody({
  updatedAt: shownVersion,
  reason: requiredText(
    () => paymentRecordTexts().reason,
    textLimits.text,
    () => paymentRecordMessages.reasonRequired,
  ),
});
export type VoidPayment = z.infer<typeof voidPaymentSchema>;

export const paymentParamsSchema = z.object({
  id: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(200),
      z.regex(/^(?!__.*__$)[\w-]+$/, { error: () => paymentRecordTexts().noAddress }),
    ),
});

/**
 * What a client names a payment by: Stripe's id of a card payment, and of any other the first eight signs of ours, which the
 * office finds in its CSV of payments.
 */
export function paymentReference(paymentId: string): string {
  return /^[\da-f]{8}-/i.test(paymentId) ? paymentId.slice(0, 8).toUpperCase() : paymentId;
}
