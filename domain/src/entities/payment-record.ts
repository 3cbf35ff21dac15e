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

/** Payment methods outside Stripe. */
export const paymentMethodLabels = inCurrentLanguage(() => paymentRecordTexts().methods);

const receivedMethodSchema = z.enum(['cash', 'check', 'other'], { error: () => paymentRecordTexts().method });

export function paymentMethodName({ method = 'card', kind }: Pick<Payment, 'method' | 'kind'>): string {
  const { card, bankTransfer } = paymentRecordTexts();
  const label = { ...paymentMethodLabels, card, bank_transfer: bankTransfer }[method];
  return kind === 'deposit'
    ? paymentRecordTexts().deposit(label)
    : kind === 'refund'
      ? paymentRecordTexts().refund(label)
      : label;
}

export const recordedMoneySchema = strictBody({
  amount: paymentAmountSchema,
  method: receivedMethodSchema,
  paidOn: z.optional(pastDay(() => paymentRecordTexts().dateReceived)),
  note: optionalText(() => paymentRecordTexts().note, textLimits.text),
});
export type RecordedMoney = z.infer<typeof recordedMoneySchema>;

/** The body of POST /api/desk/payments: money received outside Stripe, for an invoice or a client's project. */
export const newPaymentSchema = z
  .extend(recordedMoneySchema, {
    clientId: z.optional(z.uuid({ error: () => paymentRecordTexts().clientRequired })),
    projectId: z.optional(z.uuid({ error: () => paymentRecordMessages.projectRequired })),
    invoiceId: z.optional(idSchema),
    estimateId: z.optional(idSchema),
  })
  .check(
    z.refine(({ clientId, projectId, invoiceId }) => Boolean(invoiceId) || Boolean(clientId && projectId), {
      error: () => paymentRecordMessages.invoiceOrProject,
    }),
  );
export type NewPayment = z.infer<typeof newPaymentSchema>;

/**
 * The body of POST /api/desk/payments/{id}/refund: dollars and the reason. Without `method` the money returns the way it came.
 * `method` records a manual refund after a bank rejected the card refund. `lowerBill` false keeps the bill, so the client owes
 * the money again; otherwise the bill is lowered.
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
 * The body of PATCH /api/desk/payments/{id}: the client and invoice it belongs to, and the version, null for none yet.
 * `invoiceId` null unlinks the invoice.
 */
export const assignPaymentSchema = strictBody({
  updatedAt: shownVersion,
  clientId: z.uuid({ error: () => paymentRecordTexts().clientRequired }),
  projectId: z.uuid({ error: () => paymentRecordMessages.projectRequired }),
  invoiceId: z.optional(z.nullable(idSchema)),
});
export type AssignPayment = z.infer<typeof assignPaymentSchema>;

/** The body of POST /api/desk/payments/{id}/void: the version, null for none yet, and the reason. */
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

/** The reference that clients quote: Stripe's id, otherwise the first eight characters of ours, as in the CSV. */
export function paymentReference(paymentId: string): string {
  return /^[\da-f]{8}-/i.test(paymentId) ? paymentId.slice(0, 8).toUpperCase() : paymentId;
}
