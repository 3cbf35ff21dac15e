import { randomUUID } from 'node:crypto';
import type { Mail } from '@welding/domain/entities/mail';
import { mails, type OutgoingMail, queueMail } from '../../functions/src/messages/mails.ts';
import { firestore } from '../../functions/src/store/firestore.ts';
import { stackAddresses } from './stack.ts';

/** A mail to an address of its own. */
function testMail(overrides: Partial<OutgoingMail> = {}): OutgoingMail {
  const id = randomUUID();
  return {
    id: `written_${id}`,
    kind: 'written',
    to: `reader-${id}@example.com`,
    subject: 'About your gate',
    text: 'We can come on Tuesday.',
    ...overrides,
  };
}

/** Puts a mail into the outbox. */
export async function queueTestMail(overrides: Partial<OutgoingMail> = {}): Promise<OutgoingMail> {
  stackAddresses();
  const mail = testMail(overrides);
  const batch = (await firestore()).batch();
  await queueMail(batch, mail);
  await batch.commit();
  return mail;
}

/** Puts a mail into the outbox in a later state. */
export async function storeTestMail(overrides: Partial<Mail> = {}): Promise<Mail> {
  stackAddresses();
  const now = new Date().toISOString();
  const mail: Mail = {
    ...testMail(),
    status: 'queued',
    onDesk: true,
    attempts: 0,
    createdAt: now,
    dueAt: now,
    ...overrides,
  };
  await (await mails()).doc(mail.id).set(mail);
  return mail;
}

/** The current mail in the outbox. */
export async function storedMail(id: string): Promise<Mail> {
  stackAddresses();
  const mail = (await (await mails()).doc(id).get()).data();
  if (!mail) throw new Error(`There is no mail ${id}`);
  return mail;
}

/** Changes fields of a stored mail directly, for example to simulate time passing. */
export async function changeStoredMail(id: string, fields: Partial<Mail>): Promise<void> {
  stackAddresses();
  await (await mails()).doc(id).update(await mails.encodeUpdate(fields));
}
