import type { Appointment } from '@welding/domain/entities/appointment';
import { recipientOf } from '@welding/domain/entities/recipient-of';
import { visitNews } from '@welding/domain/entities/visit-news';
import { findClient } from '#clients/clients.ts';
import { findSettings } from '#settings/settings.ts';
import { mailLinks } from './mail-links.ts';
import { type MailBatch, queueMail as queue } from './mails.ts';
import { outgoingVisitsMail } from './outgoing-visits-mail.ts';
import { queueVisitMail } from './queue-visit-mail.ts';

/** A visit that has another time or other welders. */
type VisitMove = { readonly before: Appointment; readonly after: Appointment };

/**
 * Adds to the batch that plans several visits of one job the one mail that tells its client of those that are to come;
 * nothing when there is none of them or nobody to reach.
 */
export async function queueVisitsMail(batch: MailBatch, planned: readonly Appointment[]): Promise<void> {
  const now = new Date();
  const [first, ...others] = planned.filter((visit) => visitNews(undefined, visit, now));
  if (!first) return;
  if (others.length === 0) return await queueVisitMail(batch, undefined, first);
  await queueMail(batch, 'visits-planned', [first, ...others], now);
}

/**
 * Adds to the batch that moves several visits the one mail that tells each client whose time changes; nothing where somebody
 * else comes at the same time.
 */
export async function queueMovesMails(batch: MailBatch, moves: readonly VisitMove[]): Promise<void> {
  const now = new Date();
  const told = moves.filter(({ before, after }) => visitNews(before, after, now));
  const byClient = Map.groupBy(told, ({ after }) => after.clientId);
  for (const ofClient of byClient.values()) {
    const [first, ...others] = ofClient.toSorted((one, other) =>
      one.after.scheduledDate < other.after.scheduledDate ? -1 : 1,
    );
    if (!first) continue;
    if (others.length === 0) await queueVisitMail(batch, first.before, first.after);
    else await queueMail(batch, 'visits-moved', [first.after, ...others.map(({ after }) => after)], now);
  }
}

async function queueMail(
  batch: MailBatch,
  news: 'visits-planned' | 'visits-moved',
  visits: readonly [Appointment, ...Appointment[]],
  now: Date,
): Promise<void> {
  const [first] = visits;
  const [found, settings] = await Promise.all([findClient(first.clientId), findSettings()]);
  const client = recipientOf(found);
  if (!client) return;
  const { windowMinutes } = settings.booking;
  const links = mailLinks(client.id);
  await queue(batch, outgoingVisitsMail({ news, visits, client, windowMinutes, now, ...links }));
}
