import { type LinkedKind, paperMailParamsSchema, paperMailSchema } from '@welding/domain/entities/paper-link';
import { actorOf } from '@welding/domain/entities/staff';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { both, json, params, withId } from '#http/readers.ts';
import { type Route, staffRoute } from '#http/route.ts';
import { mailPaper, previewMail } from './mail-paper.ts';

const roles = ['owner', 'office'] as const;

/** GET /api/desk/estimates/{id}/mail?as=send or remind: 200 and a preview of the mail; 409 where there is none. */
export const previewEstimateMail = preview('estimate', '/api/desk/estimates/:id/mail');
/** GET /api/desk/invoices/{id}/mail?as=: likewise. */
export const previewInvoiceMail = preview('invoice', '/api/desk/invoices/:id/mail');
/** POST /api/desk/estimates/{id}/mail `{as}`: 201 and the mail, sent again or as a reminder, once for each Idempotency-Key. */
export const mailEstimate = mailing('estimate', '/api/desk/estimates/:id/mail');
/** POST /api/desk/invoices/{id}/mail `{as}`: likewise. */
export const mailInvoice = mailing('invoice', '/api/desk/invoices/:id/mail');

function preview(kind: LinkedKind, path: string): Route {
  return staffRoute({
    method: 'GET',
    path,
    roles,
    read: params(paperMailParamsSchema),
    answer: async ({ id, as }) => ({ status: 200, json: await previewMail({ kind, id, as }) }),
  });
}

function mailing(kind: LinkedKind, path: string): Route {
  return staffRoute({
    method: 'POST',
    path,
    roles,
    read: both(withId, json(paperMailSchema)),
    answer: async ([{ id }, { as }], { staff, idempotencyKey }) => {
      const once = idempotencyKeyOf(idempotencyKey, `${kind}-mails`, staff.id, { id, as });
      return { status: 201, json: await mailPaper({ kind, id, as }, { actor: actorOf(staff), once }) };
    },
  });
}
