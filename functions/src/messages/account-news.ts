import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { mailId } from '@welding/domain/entities/mail';
import { emailObjectionDays } from '@welding/domain/entities/my-details';
import { recipientsOf } from '@welding/domain/entities/recipients';
import type { Staff } from '@welding/domain/entities/staff';
import { paths } from '@welding/domain/paths';
import { config } from '#config.ts';
import { writtenTo } from '#language.ts';
import { emailChangedMail } from '#messages/mails/email-changed-mail.ts';
import { staffPasswordMail } from '#messages/mails/staff-password-mail.ts';
import { sitePage } from '#site-page.ts';
import { signEmailObjection } from './mail-links.ts';
import { type MailBatch, queueMail } from './mails.ts';

/** Mails the old address about a new email. If the client changed it, the mail offers an undo. */
export async function clientChanged(
  batch: MailBatch,
  { before, after }: { readonly before: Client; readonly after: Client },
): Promise<void> {
  const [reached] = recipientsOf(before, 'account');
  if (!reached || before.email === after.email) return;
  await queueMail(batch, {
    ...writtenTo(after, () => emailChangedMail({ ...after, objection: objectionOf(before, after) })),
    id: mailId('email-changed', after.id, Date.parse(after.updatedAt ?? after.createdAt)),
    kind: 'email-changed',
    to: reached.email,
    clientId: after.id,
  });
}

function objectionOf(before: Client, { id, replacedEmails = [] }: Client) {
  const replaced = replacedEmails.at(-1);
  if (replaced?.email !== before.email) return undefined;
  const token = signEmailObjection({ clientId: id, at: Date.parse(replaced.at) });
  return {
    url: `${config().SITE_URL}${sitePage(paths.dashboard)}#keep-email=${token}`,
    days: emailObjectionDays,
  };
}

/** Mails a new staff member the link to set a password. */
export async function staffInvited(batch: MailBatch, person: Staff): Promise<void> {
  await queuePasswordMail(batch, person, 'new');
}

/** Mails a staff member the link to set another password. */
export async function passwordAskedFor(batch: MailBatch, person: Staff): Promise<void> {
  await queuePasswordMail(batch, person, randomUUID());
}

async function queuePasswordMail(batch: MailBatch, person: Staff, occasion: string): Promise<void> {
  await queueMail(batch, {
    ...writtenTo(person, () => staffPasswordMail(person, occasion === 'new')),
    id: mailId('staff-password', person.id, occasion),
    kind: 'staff-password',
    to: person.email,
  });
}
