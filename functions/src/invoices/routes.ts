import * as api from '@welding/domain/contracts/invoices';
import { route } from '#http/contract-route.ts';
import { invoiceAtVisit } from './invoice-at-visit.ts';
import { createPayLink } from './open-invoice.ts';
import { renewInvoiceWithoutTax } from './renew-invoice-without-tax.ts';
import { changeInvoice, createInvoice, creditInvoice, sendInvoice, voidInvoice } from './write-invoice.ts';

export const routes = [
  route(api.createInvoice, createInvoice),
  route(api.changeInvoice, changeInvoice),
  route(api.sendInvoice, sendInvoice),
  route(api.voidInvoice, voidInvoice),
  route(api.creditInvoice, creditInvoice),
  route(api.renewInvoiceWithoutTax, renewInvoiceWithoutTax),
  route(api.invoiceAtVisit, invoiceAtVisit),
  route(api.createPayLink, createPayLink),
];
