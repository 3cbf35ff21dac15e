import {
  creditInvoiceSchema,
  invoiceChangeSchema,
  newInvoiceSchema,
  sendInvoiceSchema,
  voidInvoiceSchema,
} from '@welding/domain/entities/invoice-requests';
import { actorOf, staffRoles } from '@welding/domain/entities/staff';
import { apiMessages } from '@welding/domain/messages';
import { strictBody } from '@welding/domain/values/text-fields';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { both, json, withId } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { findProject } from '#projects/projects.ts';
import { requireOwnProject } from '#projects/welder-projects.ts';
import { notFound } from '#refusal.ts';
import { invoiceAtVisit } from './invoice-at-visit.ts';
import { payLinkOf } from './open-invoice.ts';
import {
  applyInvoiceChange,
  createInvoice as create,
  creditInvoice as credit,
  voidInvoice as makeVoid,
  sendInvoice as send,
} from './write-invoice.ts';

/** POST /api/desk/invoices: 201 and the invoice with its number, once for each Idempotency-Key. */
export const createInvoice = staffRoute({
  method: 'POST',
  path: '/api/desk/invoices',
  roles: ['owner', 'office'],
  read: json(newInvoiceSchema),
  answer: async (body, { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'invoices', staff.id, body);
    return { status: 201, json: await create(body, { actor: actorOf(staff), once }) };
  },
});

const roles = ['owner', 'office'] as const;
/** PATCH /api/desk/invoices/{id}: 200 and the invoice as it is now; 409 once it was sent, and for an old version. */
export const changeInvoice = staffRoute({
  method: 'PATCH',
  path: '/api/desk/invoices/:id',
  roles,
  read: both(withId, json(invoiceChangeSchema)),
  answer: async ([{ id }, change], { staff }) => ({
    status: 200,
    json: await applyInvoiceChange(id, change, actorOf(staff)),
  }),
});

/**
 * POST /api/desk/invoices/{id}/send: 200 and the invoice, which its client reads and owes from then on; 409 for one that bills
 * more than was agreed, until it says that it is meant, and for work at a home until it is signed for.
 */
export const sendInvoice = staffRoute({
  method: 'POST',
  path: '/api/desk/invoices/:id/send',
  roles,
  read: both(withId, json(sendInvoiceSchema)),
  answer: async ([{ id }, body], { staff }) => ({
    status: 200,
    json: await send(id, body, actorOf(staff)),
  }),
});

/** POST /api/desk/invoices/{id}/void: 200 and the invoice, which asks nothing any more. */
export const voidInvoice = staffRoute({
  method: 'POST',
  path: '/api/desk/invoices/:id/void',
  roles,
  read: both(withId, json(voidInvoiceSchema)),
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
  read: both(withId, json(creditInvoiceSchema)),
  answer: async ([{ id }, body], { staff }) => ({
    status: 200,
    json: await credit(id, body, actorOf(staff)),
  }),
});

/**
 * POST /api/desk/appointments/{id}/invoice `{}`: 201 and the invoice that is paid at the visit, with a link to it: the project's open
 * one, else what was agreed and is on no invoice yet, made once; 409 where nothing is left, 403 for another welder's visit.
 */
export const makeInvoiceAtVisit = staffRoute({
  method: 'POST',
  path: '/api/desk/appointments/:id/invoice',
  roles: staffRoles,
  read: both(withId, json(strictBody({}))),
  answer: async ([{ id }], { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'invoices-at-visits', staff.id, { visitId: id });
    return { status: 201, json: await invoiceAtVisit(id, staff, once) };
  },
});

/**
 * POST /api/desk/projects/{id}/pay-link: 201 and where whoever stands beside the welder pays the project's open invoice, one
 * link each time; 404 when none is open, 403 for a welder without a visit of the project.
 */
export const linkToPay = staffRoute({
  method: 'POST',
  path: '/api/desk/projects/:id/pay-link',
  roles: ['owner', 'office', 'welder'],
  read: both(withId, json(strictBody({}))),
  answer: async ([{ id }], { staff }) => {
    if (!(await findProject(id))) throw notFound(apiMessages.projectNotFound);
    await requireOwnProject(staff, id);
    return { status: 201, json: await payLinkOf(id) };
  },
});
