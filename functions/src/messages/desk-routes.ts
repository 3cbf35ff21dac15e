import { mailParamsSchema, newMailSchema } from '@welding/domain/entities/new-mail';
import { actorOf } from '@welding/domain/entities/staff';
import { apiMessages } from '@welding/domain/messages';
import { findClient } from '#clients/clients.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { json, params } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { notFound } from '#refusal.ts';
import {
  dismissMail as dismiss,
  sendMailAgain as sendAgain,
  storeWrittenMail,
  writtenMailText,
} from './desk-mails.ts';

/** POST /api/desk/mails: 201 and a written mail to a client, queued once for each Idempotency-Key. */
export const writeMail = staffRoute({
  method: 'POST',
  path: '/api/desk/mails',
  roles: ['owner', 'office'],
  read: json(newMailSchema),
  answer: async ({ clientId, subject, text }, { staff, idempotencyKey }) => {
    const client = await findClient(clientId);
    if (!client) throw notFound(apiMessages.clientNotFound);
    const contents = { subject, text: writtenMailText(text, staff.name) };
    const once = idempotencyKeyOf(idempotencyKey, 'mails', staff.id, { clientId, subject, text });
    return {
      status: 201,
      json: await storeWrittenMail(client, contents, { actor: actorOf(staff), once }),
    };
  },
});

/** POST /api/desk/mails/{id}/send-again: 200 and the failed mail, queued again; 409 for one that did not fail, or is too late. */
export const sendMailAgain = staffRoute({
  method: 'POST',
  path: '/api/desk/mails/:id/send-again',
  roles: ['owner', 'office'],
  read: params(mailParamsSchema),
  answer: async ({ id }, { staff }) => ({ status: 200, json: await sendAgain(id, actorOf(staff)) }),
});

/** POST /api/desk/mails/{id}/dismiss: 200 and the failed mail, dismissed; 409 for one that did not fail. */
export const dismissMail = staffRoute({
  method: 'POST',
  path: '/api/desk/mails/:id/dismiss',
  roles: ['owner', 'office'],
  read: params(mailParamsSchema),
  answer: async ({ id }, { staff }) => ({ status: 200, json: await dismiss(id, actorOf(staff)) }),
});
