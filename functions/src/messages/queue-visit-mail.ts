import type { Appointment } from '@welding/domain/entities/appointment';
import { whoSetOut } from '@welding/domain/entities/crew-taps';
import { type MailContent, mailId } from '@welding/domain/entities/mail';
import { type Recipient, recipientsOf } from '@welding/domain/entities/recipients';
import { visitCalendar, visitInMails } from '@welding/domain/entities/visit-calendar';
import { type VisitNews, visitNews } from '@welding/domain/entities/visit-news';
import { findClient } from '#clients/clients.ts';
import { writtenTo } from '#language.ts';
import { notOnMyWayMail, onMyWayMail } from '#messages/mails/on-my-way-mail.ts';
import {
  visitBookedMail,
  visitCancelledMail,
  visitMovedMail,
  visitNeedsTimeMail,
} from '#messages/mails/visit-mails.ts';
import { findSettings } from '#settings/settings.ts';
import { findStaff } from '#staff/staff.ts';
import { type MailLinks, mailLinks } from './mail-links.ts';
import { addressedTo, findMails, type MailBatch, type OutgoingMail, queueMail } from './mails.ts';

type VisitMailParts = MailLinks & {
  readonly news: VisitNews;
  readonly visit: Appointment;
  /** The old visit; left out for a new one. */
  readonly before?: Appointment | undefined;
  readonly reader: Recipient;
  readonly welderName?: string | undefined;
  /** Other times for the client. */
  readonly freeTimes?: readonly Date[] | undefined;
  /** The default arrival window in minutes, from the settings. */
  readonly windowMinutes: number;
  readonly now: Date;
};

/** One reader's mail about a visit, with a calendar part for changes. */
export function outgoingVisitMail(parts: VisitMailParts): OutgoingMail {
  const { news, reader } = parts;
  const { id, clientId, projectId, sequence = 0, onMyWayAt } = parts.visit;
  return {
    ...writtenTo(reader, () => written({ ...parts, visit: visitInMails(parts.visit) })),
    ...addressedTo(reader, clientId, mailId(news, id, occasionOf(parts))),
    kind: news,
    ...(projectId && { projectId }),
    appointmentId: id,
    told: { visits: [{ id, sequence }], ...(news === 'on-my-way' && { setOutAt: onMyWayAt }) },
  };
}

function written(parts: VisitMailParts): MailContent {
  const { news, visit, reader, now } = parts;
  if (isAboutTheWay(news)) return contentOf(parts);
  const attendee = { name: reader.name, email: reader.email };
  const method = news === 'visit-cancelled' || news === 'visit-needs-time' ? 'CANCEL' : 'REQUEST';
  return {
    ...contentOf(parts),
    calendar: { method, content: visitCalendar(visit, { method, now, attendee }) },
  };
}

function isAboutTheWay(news: VisitNews): boolean {
  return news === 'on-my-way' || news === 'not-on-my-way';
}

/** Tells repeated news of one visit apart: the number of moves, or when the welder set out. */
function occasionOf({ news, visit, before }: VisitMailParts): number {
  const setOutAt = visit.onMyWayAt ?? before?.onMyWayAt;
  return isAboutTheWay(news) && setOutAt ? Date.parse(setOutAt) : (visit.sequence ?? 0);
}

function contentOf({
  news,
  visit,
  before,
  reader,
  welderName,
  freeTimes = [],
  ...rest
}: VisitMailParts): MailContent {
  const windowMinutes = visit.windowMinutes ?? rest.windowMinutes;
  const mail = { ...rest, visit, windowMinutes, firstName: reader.firstName };
  switch (news) {
    case 'visit-booked':
      return visitBookedMail(mail);
    case 'visit-moved':
      return visitMovedMail({ ...mail, before: before ?? visit });
    case 'visit-cancelled':
      return visitCancelledMail(mail);
    case 'visit-needs-time':
      return visitNeedsTimeMail({ ...mail, freeTimes });
    case 'on-my-way':
      return onMyWayMail({ ...mail, welderName, setOutAt: new Date(visit.onMyWayAt ?? mail.now) });
    case 'not-on-my-way':
      return notOnMyWayMail(mail);
  }
}

/**
 * Adds a mail for each reader to the batch of a visit's change, if there is news.
 * @param before undefined for a new visit
 * @param freeTimes other times, for a visit that needs one
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
  const [client, settings, welder] = await Promise.all([
    findClient(visit.clientId),
    findSettings(),
    news === 'on-my-way' && welderId ? findStaff(welderId) : undefined,
  ]);
  // The contact for the gate opens it when the welder comes.
  const readers = recipientsOf(client, 'visits', isAboutTheWay(news) ? 'gate' : undefined);
  const { windowMinutes } = settings.booking;
  const welderName = welder?.name;
  for (const reader of readers) {
    const links = mailLinks({ clientId: visit.clientId, person: reader.person });
    const parts = { news, visit, before, reader, welderName, freeTimes, windowMinutes, now, ...links };
    const mail = outgoingVisitMail(parts);
    // The undo of "can't do" repeats the news of one "on my way".
    const isRepeated = isAboutTheWay(news) && (await findMails([mail.id])).has(mail.id);
    await queueMail(batch, isRepeated ? { ...mail, id: `${mail.id}_${now.getTime()}` } : mail);
  }
}
