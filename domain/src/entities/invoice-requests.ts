import * as z from 'zod/mini';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { textLimits } from '../values/limits.ts';
import { idSchema, instantSchema, optionalText, requiredText, strictBody } from '../values/text-fields.ts';
import { invoicePriceFields, totalFits, totalIsOwed } from './priced-fields.ts';

export const invoiceMessages = {
  clientRequired: 'Client is required',
  projectRequired: 'Project is required',
  dueDate: 'Due date must be a day of the calendar',
  otherProject: 'This estimate belongs to another project',
  estimateNotSent: 'This estimate is a draft. Send it first',
  sent: 'This invoice was sent and cannot be changed. Write a credit note, or void it and write a new one',
  alreadySent: 'This invoice was already sent',
  notSent: 'This invoice has not been sent. Change it instead',
  void: 'This invoice is void',
  noEmail: 'This client has no e-mail. Add one first',
  reasonRequired: 'Reason is required',
  refundReason: 'Refund',
  creditTooLarge: 'A credit note can’t be more than the invoice',
  creditTooSmall: 'Amount must be at least $0.01',
  tooManyCredits: 'This invoice has many credit notes already. Void it and write a new one',
  noneOpen: 'No invoice of this project is open',
  notOpen: 'This invoice is not open',
  payTooMuch: 'The amount is more than what’s left on this invoice',
} as const;

const details = {
  ...invoicePriceFields,
  dueDate: z.iso.date({ error: invoiceMessages.dueDate }),
  terms: optionalText('Terms', textLimits.text),
};

/** What staff type of an invoice. */
export const invoiceFormSchema = strictBody(details).check(totalFits, totalIsOwed);
export type InvoiceForm = z.infer<typeof invoiceFormSchema>;

/** The body of POST /api/desk/invoices. */
export const newInvoiceSchema = strictBody({
  clientId: z.uuid({ error: invoiceMessages.clientRequired }),
  projectId: z.uuid({ error: invoiceMessages.projectRequired }),
  estimateId: z.optional(idSchema),
  ...details,
}).check(totalFits, totalIsOwed);
export type NewInvoice = z.infer<typeof newInvoiceSchema>;

/** The body of PATCH /api/desk/invoices/{id}, before it is sent: all that staff say of it, and the version. */
export const invoiceChangeSchema = strictBody({ updatedAt: z.nullable(instantSchema), ...details }).check(
  totalFits,
  totalIsOwed,
);
export type InvoiceChange = z.infer<typeof invoiceChangeSchema>;

/** The body of POST /api/desk/invoices/{id}/send: the version, and that it is meant to bill more than was agreed. */
export const sendInvoiceSchema = strictBody({
  updatedAt: z.nullable(instantSchema),
  aboveAgreed: z.optional(z.boolean('Above agreed must be true or false')),
});
export type SendInvoice = z.infer<typeof sendInvoiceSchema>;

/** The body of POST /api/desk/invoices/{id}/void: the version, and why. */
export const voidInvoiceSchema = strictBody({
  updatedAt: z.nullable(instantSchema),
  reason: requiredText('Reason', 1000, invoiceMessages.reasonRequired),
});

/** The body of POST /api/desk/invoices/{id}/credit: the version, dollars to take off, and why. */
export const creditInvoiceSchema = strictBody({
  updatedAt: z.nullable(instantSchema),
  amount: dollarsSchema.check(z.gte(0.01, invoiceMessages.creditTooSmall)),
  reason: requiredText('Reason', 1000, invoiceMessages.reasonRequired),
});
export type CreditInvoice = z.infer<typeof creditInvoiceSchema>;

/** The most credit notes of one invoice. */
export const maxCredits = 20;
