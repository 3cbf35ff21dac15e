import { randomUUID } from 'node:crypto';
import type { Actor, AuditAction } from '@welding/domain/entities/audit-entry';
import type { Client } from '@welding/domain/entities/client';
import { actorOfClient, actorOfContact } from '@welding/domain/entities/client-names';
import { isTooLate, type Mail, mailId, mailMessages } from '@welding/domain/entities/mail';
import { clientItself, personsOf, stoppedFields, stoppedOf } from '@welding/domain/entities/recipients';
import { business } from '@welding/domain/values/business';
import { clients } from '#clients/clients.ts';
import { findPerson, requirePresent } from '#clients/guard-client.ts';
import { conflict, notFound } from '#refusal.ts';
import { changeEntity } from '#store/change-entity.ts';
import { type CreatedBy, create } from '#store/create.ts';
import { mails, queuedMail } from './mails.ts';
import { toReaderNow } from './to-reader-now.ts';

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
  const person = clientItself;
  const mail = queuedMail({
    id,
    kind: 'written',
    to: client.email,
    person,
    subject,
    text,
    clientId: client.id,
  });
  return await create(mails, mail, by, { action: 'wrote', note: subject });
}

/**
 * Sends a failed mail again, with a full set of attempts, to its reader's current email, because most mails fail at a wrong one.
 * @throws Refusal not_found, conflict
 */
export async function sendMailAgain(id: string, actor: Actor): Promise<Mail> {
  return await changeFailedMail(id, 're-sent', actor, async (mail) => {
    const now = new Date();
    if (isTooLate(mail, now)) throw conflict(mailMessages.tooLate);
    // One of an earlier release, with an address that no one has any more, was the client's own.
    const own = mail.person === undefined ? { ...mail, person: clientItself } : mail;
    const current = (await toReaderNow(mail)) ?? (await toReaderNow(own));
    if (!current) throw conflict(mailMessages.readerGone);
    const { to, person } = current;
    return { status: 'queued', attempts: 0, dueAt: now.toISOString(), failure: undefined, to, person };
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

/** The text of a mail staff wrote, signed with the author and phone. */
export function writtenMailText(text: string, author: string): string {
  return `${text}\n\n${author}\n${business.name}\n${business.phone}`;
}

/**
 * Turns a person's reminders on or off, also for a merged client.
 * @param person undefined for every person, as in the mails of an earlier release
 * @returns whether the person gets reminders, undefined for one who is gone
 */
export async function setReminders(
  { clientId, person }: { readonly clientId: string; readonly person: string | undefined },
  reminders: boolean,
): Promise<boolean | undefined> {
  const { client, person: now } = await findPerson(clientId, person ?? clientItself);
  if (!client || client.erasedAt) return undefined;
  const contact = client.contacts?.find(({ id }) => id === now);
  if (now !== clientItself && !contact) return undefined;
  await changeEntity(clients, {
    id: client.id,
    actor: contact ? actorOfContact(contact) : actorOfClient(client),
    action: 'changed',
    withoutValues: ['stopped'],
    decide: (current) => {
      const whose = person === undefined ? personsOf(current) : [now];
      const others = stoppedOf(current).filter((each) => !whose.includes(each));
      const before = stoppedOf(current);
      const stopped = reminders ? others : [...others, ...whose];
      const isSame = stopped.length === before.length && stopped.every((each) => before.includes(each));
      return isSame ? {} : stoppedFields(current, stopped);
    },
  });
  return reminders;
}
