import { newInvoiceSchema } from '@welding/domain/entities/invoice-requests';
import { actorOf } from '@welding/domain/entities/staff';
import { createInvoice as create } from '#actions/write-invoice.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

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
