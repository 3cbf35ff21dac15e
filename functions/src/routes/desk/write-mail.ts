import { newMailSchema } from '@welding/domain/entities/new-mail';
import { apiMessages } from '@welding/domain/messages';
import { findClient } from '#data/clients.ts';
import { storeWrittenMail } from '#data/desk-mails.ts';
import { notFound } from '#http/errors.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { staffActor } from '#http/staff-actor.ts';
import { writtenMailText } from '#messages/written-mail.ts';

/** POST /api/desk/mails: 201 and the mail to a client that somebody wrote, queued once for each Idempotency-Key. */
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
      json: await storeWrittenMail(client, contents, { actor: staffActor(staff), once }),
    };
  },
});
