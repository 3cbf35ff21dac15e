import type { Appointment } from '@welding/domain/entities/appointment';
import { findClient } from '#data/clients.ts';
import { type MailBatch, queueMail } from '#data/mails.ts';
import { findSettings } from '#data/settings.ts';
import { mailLinks } from './mail-links.ts';
import { outgoingVisitsMail } from './outgoing-visits-mail.ts';
import { queueVisitMail } from './queue-visit-mail.ts';
import { recipientOf } from './recipient.ts';
import { visitNews } from './visit-news.ts';

/**
 * Adds to the batch that plans several visits of one job the one mail that tells its client of those that are to come;
 * nothing when there is none of them or nobody to reach.
 */
export async function queueVisitsMail(batch: MailBatch, planned: readonly Appointment[]): Promise<void> {
  const now = new Date();
  const [first, ...others] = planned.filter((visit) => visitNews(undefined, visit, now));
  if (!first) return;
  if (others.length === 0) return await queueVisitMail(batch, undefined, first);
  const [found, settings] = await Promise.all([findClient(first.clientId), findSettings()]);
  const client = recipientOf(found);
  if (!client) return;
  const { windowMinutes } = settings.booking;
  const links = mailLinks(client.id);
  await queueMail(
    batch,
    outgoingVisitsMail({ visits: [first, ...others], client, windowMinutes, now, ...links }),
  );
}
