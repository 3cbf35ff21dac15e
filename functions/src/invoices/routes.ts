import {
  creditInvoiceSchema,
  invoiceChangeSchema,
  newInvoiceSchema,
  sendInvoiceSchema,
  voidInvoiceSchema,
  withoutTaxSchema,
} from '@welding/domain/entities/invoice-requests';
import { apiMessages } from '@welding/domain/messages';
import { strictBody } from '@welding/domain/values/text-fields';
import { desk, everyone, office } from '#http/resource-routes.ts';
import { findProject } from '#projects/projects.ts';
import { requireOwnProject } from '#projects/welder-projects.ts';
import { notFound } from '#refusal.ts';
import { invoiceAtVisit } from './invoice-at-visit.ts';
import { payLinkOf } from './open-invoice.ts';
import { renewInvoiceWithoutTax } from './renew-invoice-without-tax.ts';
import {
  applyInvoiceChange,
  createInvoice,
  creditInvoice,
  sendInvoice,
  voidInvoice,
} from './write-invoice.ts';

export const routes = [
  desk.post('/invoices', office, newInvoiceSchema, createInvoice),
  /** 409 once it was sent. */
  desk.patch('/invoices/:id', office, invoiceChangeSchema, (change, { actor }, id) =>
    applyInvoiceChange(id, change, actor),
  ),
  /** The client owes it from then on. 409 for more than was agreed without a confirmation, and for unsigned work at a home. */
  desk.step('/invoices/:id/send', office, sendInvoiceSchema, (body, { actor }, id) =>
    sendInvoice(id, body, actor),
  ),
  desk.step('/invoices/:id/void', office, voidInvoiceSchema, (body, { actor }, id) =>
    voidInvoice(id, body, actor),
  ),
  desk.step('/invoices/:id/credit', office, creditInvoiceSchema, (body, { actor }, id) =>
    creditInvoice(id, body, actor),
  ),
  /** A new invoice without sales tax in place of it, for an exempt client; a draft just loses the tax. */
  desk.post('/invoices/:id/without-tax', office, withoutTaxSchema, (body, by, id) =>
    renewInvoiceWithoutTax(id, body, by),
  ),
  /**
   * The project's open invoice, or a new one for the unbilled rest of the agreed total; 409 if nothing is left to invoice.
   */
  desk.post('/appointments/:id/invoice', everyone, strictBody({}), (_, { staff, once }, id) =>
    invoiceAtVisit(id, staff, once),
  ),
  /** A link for the client beside the welder to pay the project's open invoice; 404 if none is open. */
  desk.post('/projects/:id/pay-link', everyone, strictBody({}), async (_, { staff }, id) => {
    if (!(await findProject(id))) throw notFound(apiMessages.projectNotFound);
    await requireOwnProject(staff, id);
    return await payLinkOf(id);
  }),
];
