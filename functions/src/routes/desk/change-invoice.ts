import { moneyAddressSchema, versionSchema } from '@welding/domain/entities/estimate-requests';
import {
  creditInvoiceSchema,
  invoiceChangeSchema,
  voidInvoiceSchema,
} from '@welding/domain/entities/invoice-requests';
import { actorOf } from '@welding/domain/entities/staff';
import {
  applyInvoiceChange,
  creditInvoice as credit,
  voidInvoice as makeVoid,
  sendInvoice as send,
} from '#actions/write-invoice.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

const roles = ['owner', 'office'] as const;
const address = addressParts(moneyAddressSchema);

/** PATCH /api/desk/invoices/{id}: 200 and the invoice as it is now; 409 once it was sent, and for an old version. */
export const changeInvoice = staffRoute({
  method: 'PATCH',
  path: '/api/desk/invoices/:id',
  roles,
  read: both(address, json(invoiceChangeSchema)),
  answer: async ([{ id }, change], { staff }) => ({
    status: 200,
    json: await applyInvoiceChange(id, change, actorOf(staff)),
  }),
});

/** POST /api/desk/invoices/{id}/send: 200 and the invoice, which its client reads and owes from then on. */
export const sendInvoice = staffRoute({
  method: 'POST',
  path: '/api/desk/invoices/:id/send',
  roles,
  read: both(address, json(versionSchema)),
  answer: async ([{ id }, { updatedAt }], { staff }) => ({
    status: 200,
    json: await send(id, updatedAt, actorOf(staff)),
  }),
});

/** POST /api/desk/invoices/{id}/void: 200 and the invoice, which asks nothing any more. */
export const voidInvoice = staffRoute({
  method: 'POST',
  path: '/api/desk/invoices/:id/void',
  roles,
  read: both(address, json(voidInvoiceSchema)),
  answer: async ([{ id }, body], { staff }) => ({
    status: 200,
    json: await makeVoid(id, body, actorOf(staff)),
  }),
});

/** POST /api/desk/invoices/{id}/credit: 200 and the invoice with its credit note. */
export const creditInvoice = staffRoute({
  method: 'POST',
  path: '/api/desk/invoices/:id/credit',
  roles,
  read: both(address, json(creditInvoiceSchema)),
  answer: async ([{ id }, body], { staff }) => ({
    status: 200,
    json: await credit(id, body, actorOf(staff)),
  }),
});
