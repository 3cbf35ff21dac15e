import type { Appointment } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import { mailId } from '@welding/domain/entities/mail';
import { toldVisit } from '@welding/domain/entities/told-visit';
import { visitsCalendar } from '@welding/domain/entities/visit-calendar';
import { writtenTo } from '#language.ts';
import type { MailLinks } from './mail-links.ts';
import { visitsMovedMail, visitsPlannedMail } from './mails/visits-planned-mail.ts';
import type { OutgoingMail } from './mails.ts';

type VisitsMailParts = MailLinks & {
  readonly news: 'visits-planned' | 'visits-moved';
  readonly visits: readonly [Appointment, ...Appointment[]];
  readonly client: Client;
  readonly windowMinutes: number;
  readonly now: Date;
};

/** The mail that tells a client of several visits at once, with a calendar file of all of them. */
export function outgoingVisitsMail({ client, news, ...parts }: VisitsMailParts): OutgoingMail {
  const { visits, now } = parts;
  const [{ id, clientId, projectId, sequence }] = visits;
  const contentOf = news === 'visits-planned' ? visitsPlannedMail : visitsMovedMail;
  return {
    ...writtenTo(client, () => {
      const [first, ...others] = visits;
      const told = [toldVisit(first), ...others.map(toldVisit)] as const;
      // An invitation is of one event (RFC 5546): what holds several is published, and a later change finds each by its UID.
      const file = visitsCalendar(told, { method: 'PUBLISH', now });
      return {
        ...contentOf({ ...parts, visits: told, firstName: client.firstName }),
        attachments: [
          {
            filename: 'visits.ics',
            contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
            content: Buffer.from(file).toString('base64'),
          },
        ],
      };
    }),
    id: mailId(news, id, ...(news === 'visits-moved' ? [sequence ?? 0] : [])),
    kind: news,
    to: client.email,
    clientId,
    ...(projectId && { projectId }),
    appointmentId: id,
  };
}
