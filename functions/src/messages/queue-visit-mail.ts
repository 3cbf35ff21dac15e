import type { Appointment } from '@welding/domain/entities/appointment';
import { whoSetOut } from '@welding/domain/entities/crew-taps';
import { recipientOf } from '@welding/domain/entities/recipient-of';
import { visitNews } from '@welding/domain/entities/visit-news';
import { findClient } from '#clients/clients.ts';
import { findSettings } from '#settings/settings.ts';
import { findStaff } from '#staff/staff.ts';
import { mailLinks } from './mail-links.ts';
import { type MailBatch, queueMail } from './mails.ts';
import { outgoingVisitMail } from './outgoing-visit-mail.ts';

/**
 * Adds to the batch of a visit's change the mail that tells its client; nothing when there is nothing to tell or nobody to
 * reach.
 * @param before undefined for a new visit
 * @param freeTimes when somebody could come instead, of one that needs another time
 */
export async function queueVisitMail(
  batch: MailBatch,
  before: Appointment | undefined,
  visit: Appointment,
  freeTimes?: readonly Date[],
): Promise<void> {
  const now = new Date();
  const news = visitNews(before, visit, now);
  if (!news) return;
  const welderId = whoSetOut(visit);
  const [found, settings, welder] = await Promise.all([
    findClient(visit.clientId),
    findSettings(),
    news === 'on-my-way' && welderId ? findStaff(welderId) : undefined,
  ]);
  const client = recipientOf(found);
  if (!client) return;
  const { windowMinutes } = settings.booking;
  const links = mailLinks(client.id);
  await queueMail(
    batch,
    outgoingVisitMail({
      news,
      visit,
      before,
      client,
      welderName: welder?.name,
      freeTimes,
      windowMinutes,
      now,
      ...links,
    }),
  );
}
