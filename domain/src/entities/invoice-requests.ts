import * as z from 'zod/mini';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { givenDay } from '../values/given-time.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { idSchema, optionalText, requiredText, shownVersion, strictBody } from '../values/text-fields.ts';
import { trueOrFalse } from '../values/whole-number.ts';
import { poNumberField } from './company.ts';
import { invoiceRequestsTexts } from './invoice-requests-texts.ts';
import { invoicePriceFields, totalFits, totalIsOwed } from './priced-fields.ts';

export const invoiceMessages = inCurrentLanguage(() => invoiceRequestsTexts().messages);

const details = {
  ...invoicePriceFields,
  dueDate: givenDay(() => invoiceMessages.dueDate),
  terms: optionalText(() => invoiceRequestsTexts().terms, textLimits.text),
  poNumber: poNumberField,
};

export const invoiceFormSchema = strictBody(details).check(totalFits, totalIsOwed);
export type InvoiceForm = z.infer<typeof invoiceFormSchema>;

/** The body of POST /api/desk/invoices. */
export const newInvoiceSchema = strictBody({
  clientId: z.uuid({ error: () => invoiceMessages.clientRequired }),
  projectId: z.uuid({ error: () => invoiceMessages.projectRequired }),
  estimateId: z.optional(idSchema),
  ...details,
}).check(totalFits, totalIsOwed);
export type NewInvoice = z.infer<typeof newInvoiceSchema>;

/** The body of PATCH /api/desk/invoices/{id}, before it is sent: the whole form, and its version. */
export const invoiceChangeSchema = strictBody({ updatedAt: shownVersion, ...details }).check(
  totalFits,
  totalIsOwed,
);
export type InvoiceChange = z.infer<typeof invoiceChangeSchema>;

/** The body of POST /api/desk/invoices/{id}/send: the version, and whether billing more than agreed is intended. */
export const sendInvoiceSchema = strictBody({
  updatedAt: shownVersion,
  aboveAgreed: z.optional(trueOrFalse(() => invoiceRequestsTexts().aboveAgreed)),
});
export type SendInvoice = z.infer<typeof sendInvoiceSchema>;

/** The body of POST /api/desk/invoices/{id}/void: the version and the reason. */
export const voidInvoiceSchema = strictBody({
  updatedAt: shownVersion,
  reason: requiredText(
    () => invoiceRequestsTexts().reason,
    1000,
    () => invoiceMessages.reasonRequired,
  ),
});
export type VoidInvoice = z.infer<typeof voidInvoiceSchema>;

/** The body of POST /api/desk/invoices/{id}/credit: the version, dollars to credit, and the reason. */
export const creditInvoiceSchema = strictBody({
  updatedAt: shownVersion,
  amount: dollarsSchema.check(z.gte(0.01, { error: () => invoiceMessages.creditTooSmall })),
  reason: requiredText(
    () => invoiceRequestsTexts().reason,
    1000,
    () => invoiceMessages.reasonRequired,
  ),
});
export type CreditInvoice = z.infer<typeof creditInvoiceSchema>;

export const maxCredits = 20;
