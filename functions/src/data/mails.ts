import { type Mail, mailSchema } from '@welding/domain/entities/mail';
import type { WriteBatch } from 'firebase-admin/firestore';
import { entityCollection } from './collection.ts';

export const mails = entityCollection('mail', mailSchema, ['createdAt', 'dueAt', 'leasedUntil', 'sentAt']);

/** A mail as its cause writes it. */
export type OutgoingMail = Omit<
  Mail,
  'status' | 'attempts' | 'createdAt' | 'dueAt' | 'leasedUntil' | 'sentAt' | 'failure'
>;

/** Adds a mail to the batch of what it tells of; the batch fails when this cause has its mail already. */
export async function queueMail(batch: WriteBatch, mail: OutgoingMail): Promise<void> {
  const now = new Date().toISOString();
  const document = (await mails()).doc(mail.id);
  batch.create(document, { ...mail, status: 'queued', attempts: 0, createdAt: now, dueAt: now });
}
