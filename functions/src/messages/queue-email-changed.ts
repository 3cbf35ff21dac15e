import type { Client } from '@welding/domain/entities/client';
import { mailId } from '@welding/domain/entities/mail';
import { type MailBatch, queueMail } from '#data/mails.ts';
import { emailChangedMail } from './mails/email-changed-mail.ts';
import { recipientOf } from './recipient.ts';

/** Adds to the batch of a client's change the mail that tells the old e-mail of the new one, when it has changed. */
export async function queueEmailChanged(batch: MailBatch, before: Client, after: Client): Promise<void> {
  const reached = recipientOf(before);
  if (!reached || before.email === after.email) return;
  await queueMail(batch, {
    ...emailChangedMail(after),
    id: mailId('email-changed', after.id, Date.parse(after.updatedAt ?? after.createdAt)),
    kind: 'email-changed',
    to: reached.email,
    clientId: after.id,
  });
}
