import { randomUUID } from 'node:crypto';
import type { Actor, AuditAction } from '@welding/domain/entities/audit-entry';
import type { Client } from '@welding/domain/entities/client';
import { actorOfClient } from '@welding/domain/entities/client-names';
import { isTooLate, type Mail, mailId, mailMessages } from '@welding/domain/entities/mail';
import { business } from '@welding/domain/values/business';
import { clients, findClient } from '#clients/clients.ts';
import { findKept, requirePresent } from '#clients/guard-client.ts';
import { conflict, notFound } from '#refusal.ts';
import { changeEntity } from '#store/change-entity.ts';
import { type CreatedBy, create } from '#store/create.ts';
import { mails, queuedMail } from './mails.ts';

/**
 * Queues a mail staff wrote to a client, with its history entry, once for each key.
 * @throws Refusal conflict for a client without an email, merged or erased; key_reused
 */
export async function storeWrittenMail(
  client: Client,
  { subject, text }: Pick<Mail, 'subject' | 'text'>,
  by: CreatedBy,
): Promise<Mail> {
  await requirePresent(client);
  if (!client.email) throw conflict(mailMessages.noEmail);
  const id = mailId('written', randomUUID());
  const mail = queuedMail({ id, kind: 'written', to: client.email, subject, text, clientId: client.id });
  return await create(mails, mail, by, { action: 'wrote', note: subject });
}

/**
 * Sends a failed mail again, with a full set of attempts, to the client's current email, because most mails fail at a wrong one.
 * @throws Refusal not_found, conflict
 */
export async function sendMailAgain(id: string, actor: Actor): Promise<Mail> {
  return await changeFailedMail(id, 're-sent', actor, async (mail) => {
    const now = new Date();
    if (isTooLate(mail, now)) throw conflict(mailMessages.tooLate);
    const to = await currentEmail(mail);
    return { status: 'queued', attempts: 0, dueAt: now.toISOString(), failure: undefined, to };
  });
}

/** Removes a failed mail from the list of problems. @throws Refusal not_found, conflict */
export async function dismissMail(id: string, actor: Actor): Promise<Mail> {
  return await changeFailedMail(id, 'dismissed', actor, () => ({ status: 'dismissed' }));
}

async function changeFailedMail(
  id: string,
  action: AuditAction,
  actor: Actor,
  decide: (mail: Mail) => Partial<Mail> | Promise<Partial<Mail>>,
): Promise<Mail> {
  const mail = (await (await mails()).doc(id).get()).data();
  return await changeEntity(mails, {
    id,
    actor,
    action,
    ...(mail && { note: mail.subject }),
    withoutValues: true,
    decide: (current) => {
      if (!current.onDesk) throw notFound();
      if (current.status !== 'failed') throw conflict(mailMessages.notFailed);
      return decide(current);
    },
  });
}

/** A mail about a changed email keeps its old address, and one to contacts goes to them. */
async function currentEmail({ kind, clientId, to }: Mail): Promise<string> {
  if (!clientId || kind === 'email-changed') return to;
  const client = await findClient(clientId);
  const contacts = client?.contacts?.map(({ email }) => email) ?? [];
  return to.split(', ').every((email) => contacts.includes(email)) ? to : client?.email || to;
}

/** The text of a mail staff wrote, signed with the author and phone. */
export function writtenMailText(text: string, author: string): string {
  return `${text}\n\n${author}\n${business.name}\n${business.phone}`;
}

/**
 * Turns a client's reminders on or off, also for a merged client.
 * @returns the new client, undefined for one who is gone
 */
export async function setReminders(clientId: string, reminders: boolean): Promise<Client | undefined> {
  const client = await findKept(clientId);
  if (!client || client.erasedAt) return undefined;
  return await changeEntity(clients, {
    id: client.id,
    actor: actorOfClient(client),
    action: 'changed',
    decide: (current) => ((current.reminders ?? true) === reminders ? {} : { reminders }),
  });
}
