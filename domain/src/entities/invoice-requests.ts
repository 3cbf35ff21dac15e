import * as z from 'zod/mini';
import { dollarsSchema, trueOrFalse } from '../values/given-number.ts';
import { typedDay } from '../values/given-time.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { baseVersion, idSchema, optionalText, requiredText, strictBody } from '../values/text-fields.ts';
import { poNumberField } from './company.ts';
import { despiteTransferField } from './payment.ts';
import { invoicePriceFields, totalFits, totalIsOwed } from './priced-fields.ts';

const invoiceRequestsTexts = inLanguages({
  messages: {
    clientRequired: say('Client is required', 'Elija un cliente'),
    projectRequired: say('Project is required', 'Elija un proyecto'),
    dueDate: say('Due date must be a day of the calendar', 'La fecha límite debe ser un día del calendario'),
    otherProject: say('This estimate belongs to another project', 'Este presupuesto es de otro proyecto'),
    estimateNotSent: say(
      'This estimate is a draft. Send it first',
      'Este presupuesto es un borrador. Envíelo primero',
    ),
    sent: say(
      'This invoice was sent and cannot be changed. Write a credit note, or void it and write a new one',
      'Esta factura ya se envió y no se puede cambiar. Escriba una nota de crédito, o anúlela y escriba una nueva',
    ),
    alreadySent: say('This invoice was already sent', 'Esta factura ya se envió'),
    notSent: say(
      'This invoice has not been sent. Change it instead',
      'Esta factura no se ha enviado. Cámbiela directamente',
    ),
    void: say('This invoice is void', 'Esta factura está anulada'),
    noEmail: say(
      'This client has no email. Add one first',
      'Este cliente no tiene correo electrónico. Agregue uno primero',
    ),
    reasonRequired: say('Reason is required', 'Indique el motivo'),
    creditTooLarge: say(
      'A credit note can’t be more than the invoice',
      'Una nota de crédito no puede ser mayor que la factura',
    ),
    creditTooSmall: say('Amount must be at least $0.01', 'El monto debe ser de $0.01 como mínimo'),
    tooManyCredits: say(
      'This invoice has many credit notes already. Void it and write a new one',
      'Esta factura ya tiene muchas notas de crédito. Anúlela y escriba una nueva',
    ),
    noneOpen: say('No invoice of this project is open', 'Ninguna factura de este proyecto está abierta'),
    nothingToInvoice: say(
      'Nothing is left to invoice for this job. Take cash or a check, or call the office',
      'No queda nada por facturar de este trabajo. Cobre en efectivo o con cheque, o llame a la oficina',
    ),
    notOpen: say('This invoice is not open', 'Esta factura no está abierta'),
    payTooMuch: say(
      'The amount is more than what’s left on this invoice',
      'El monto es mayor que lo que falta pagar de esta factura',
    ),
  },
  terms: say('Terms', 'Condiciones'),
  reason: say('Reason', 'Motivo'),
  aboveAgreed: say('Above agreed', 'Más de lo acordado'),
});

export const invoiceMessages = inCurrentLanguage(() => invoiceRequestsTexts().messages);

const details = {
  ...invoicePriceFields,
  dueDate: typedDay(() => invoiceMessages.dueDate),
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
export const invoiceChangeSchema = strictBody({ updatedAt: baseVersion, ...details }).check(
  totalFits,
  totalIsOwed,
);
export type InvoiceChange = z.infer<typeof invoiceChangeSchema>;

/** The body of POST /api/desk/invoices/{id}/send: the version, and whether billing more than agreed is intended. */
export const sendInvoiceSchema = strictBody({
  updatedAt: baseVersion,
  aboveAgreed: z.optional(trueOrFalse(() => invoiceRequestsTexts().aboveAgreed)),
});
export type SendInvoice = z.infer<typeof sendInvoiceSchema>;

/** The body of POST /api/desk/invoices/{id}/void: the version and the reason. */
export const voidInvoiceSchema = strictBody({
  updatedAt: baseVersion,
  reason: requiredText(
    () => invoiceRequestsTexts().reason,
    1000,
    () => invoiceMessages.reasonRequired,
  ),
  ...despiteTransferField,
});
export type VoidInvoice = z.infer<typeof voidInvoiceSchema>;

/** The body of POST /api/desk/invoices/{id}/credit: the version, dollars to credit, and the reason. */
export const creditInvoiceSchema = strictBody({
  updatedAt: baseVersion,
  amount: dollarsSchema.check(z.gte(0.01, { error: () => invoiceMessages.creditTooSmall })),
  reason: requiredText(
    () => invoiceRequestsTexts().reason,
    1000,
    () => invoiceMessages.reasonRequired,
  ),
  ...despiteTransferField,
});
export type CreditInvoice = z.infer<typeof creditInvoiceSchema>;

/** The body of POST /api/desk/invoices/{id}/without-tax: the version. */
export const withoutTaxSchema = strictBody({ updatedAt: baseVersion, ...despiteTransferField });
export type WithoutTax = z.infer<typeof withoutTaxSchema>;

export const maxCredits = 20;
