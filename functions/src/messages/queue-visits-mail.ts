import type { Appointment } from '@welding/domain/entities/appointment';
import { mailId } from '@welding/domain/entities/mail';
import { type Recipient, recipientsOf } from '@welding/domain/entities/recipients';
import { visitInMails, visitsCalendar } from '@welding/domain/entities/visit-calendar';
import { visitNews } from '@welding/domain/entities/visit-news';
import { findClient } from '#clients/clients.ts';
import { writtenTo } from '#language.ts';
import { visitsMovedMail, visitsPlannedMail } from '#messages/mails/visits-planned-mail.ts';
import { findSettings } from '#settings/settings.ts';
import { type MailLinks, mailLinks } from './mail-links.ts';
import { addressedTo, type MailBatch, type OutgoingMail, queueMail as queue } from './mails.ts';
import { queueVisitMail } from './queue-visit-mail.ts';

type VisitsMailParts = MailLinks & {
  readonly news: 'visits-planned' | 'visits-moved';
  readonly visits: readonly [Appointment, ...Appointment[]];
  readonly reader: Recipient;
  readonly windowMinutes: number;
  readonly now: Date;
};

/** One reader's mail about several visits, with one calendar file. */
export function outgoingVisitsMail({ reader, news, ...parts }: VisitsMailParts): OutgoingMail {
  const { visits, now } = parts;
  const [{ id, clientId, projectId, sequence }] = visits;
  const contentOf = news === 'visits-planned' ? visitsPlannedMail : visitsMovedMail;
  return {
    ...writtenTo(reader, () => {
      const [first, ...others] = visits;
      const told = [visitInMails(first), ...others.map(visitInMails)] as const;
      // An invitation has only one event (RFC 5546), so several are published. A later change finds each by its UID.
      const file = visitsCalendar(told, { method: 'PUBLISH', now });
      return {
        ...contentOf({ ...parts, visits: told, firstName: reader.firstName }),
        attachments: [
          {
            filename: 'visits.ics',
            contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
            content: Buffer.from(file).toString('base64'),
          },
        ],
      };
    }),
    ...addressedTo(reader, clientId, mailId(news, id, ...(news === 'visits-moved' ? [sequence ?? 0] : []))),
    kind: news,
    ...(projectId && { projectId }),
    appointmentId: id,
    told: { visits: visits.map((visit) => ({ id: visit.id, sequence: visit.sequence ?? 0 })) },
  };
}

/** A visit with another time or other welders. */
type VisitMove = { readonly before: Appointment; readonly after: Appointment };

/** Adds one mail for each reader about a job's future visits to the batch that plans them, if there are any. */
export async function queueVisitsMail(batch: MailBatch, planned: readonly Appointment[]): Promise<void> {
  const now = new Date();
  const [first, ...others] = planned.filter((visit) => visitNews(undefined, visit, now));
  if (!first) return;
  if (others.length === 0) return await queueVisitMail(batch, undefined, first);
  await queueMail(batch, 'visits-planned', [first, ...others], now);
}

/** Adds one mail for each reader of a client whose times change to the batch that moves visits. A change of welders alone sends none. */
export async function queueMovesMails(batch: MailBatch, moves: readonly VisitMove[]): Promise<void> {
  const now = new Date();
  const told = moves.filter(({ before, after }) => visitNews(before, after, now));
  // A visit that asks for a new time has a mail of its own.
  const byClient = Map.groupBy(told, ({ after }) => (after.needsTime ? after.id : after.clientId));
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
  const [client, settings] = await Promise.all([findClient(first.clientId), findSettings()]);
  const { windowMinutes } = settings.booking;
  for (const reader of recipientsOf(client, 'visits')) {
    const links = mailLinks({ clientId: first.clientId, person: reader.person });
    await queue(batch, outgoingVisitsMail({ news, visits, reader, windowMinutes, now, ...links }));
  }
}
