import { invoiceSchema } from '../entities/invoice.ts';
import {
  creditInvoiceSchema,
  invoiceChangeSchema,
  newInvoiceSchema,
  sendInvoiceSchema,
  voidInvoiceSchema,
  withoutTaxSchema,
} from '../entities/invoice-requests.ts';
import { payLinkSchema, visitInvoiceSchema } from '../entities/paper-link.ts';
import { strictBody } from '../values/text-fields.ts';
import { desk, everyone, office } from './contract.ts';

export const createInvoice = desk('CREATE', '/invoices', office, newInvoiceSchema, invoiceSchema);
/** 409 once it was sent. */
export const changeInvoice = desk('PATCH', '/invoices/:id', office, invoiceChangeSchema, invoiceSchema);
/** The client owes it from then on. 409 for more than was agreed without a confirmation, and for unsigned work at a home. */
export const sendInvoice = desk('POST', '/invoices/:id/send', office, sendInvoiceSchema, invoiceSchema);
export const voidInvoice = desk('POST', '/invoices/:id/void', office, voidInvoiceSchema, invoiceSchema);
export const creditInvoice = desk('POST', '/invoices/:id/credit', office, creditInvoiceSchema, invoiceSchema);
/** A new invoice without sales tax in place of it, for an exempt client; a draft just loses the tax. */
export const renewInvoiceWithoutTax = desk(
  'CREATE',
  '/invoices/:id/without-tax',
  office,
  withoutTaxSchema,
  invoiceSchema,
);
/** The project's open invoice, or a new one for the unbilled rest of the agreed total; 409 if nothing is left to invoice. */
export const invoiceAtVisit = desk(
  'CREATE',
  '/appointments/:id/invoice',
  everyone,
  strictBody({}),
  visitInvoiceSchema,
);
/** A link for the client beside the welder to pay the project's open invoice; 404 if none is open. */
export const createPayLink = desk(
  'CREATE',
  '/projects/:id/pay-link',
  everyone,
  strictBody({}),
  payLinkSchema,
);
