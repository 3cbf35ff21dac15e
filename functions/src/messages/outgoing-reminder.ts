import type { Appointment } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import { mailId } from '@welding/domain/entities/mail';
import { toldVisit } from '@welding/domain/entities/told-visit';
import { writtenTo } from '#language.ts';
import type { MailLinks } from './mail-links.ts';
import { dayBeforeMail, visitSoonMail } from './mails/reminder-mails.ts';
import type { OutgoingMail } from './mails.ts';

type ReminderParts = MailLinks & {
  readonly kind: 'visit-reminder' | 'visit-soon';
  readonly visit: Appointment;
  readonly client: Client;
  /** How long after the agreed time the welder may arrive, where the visit does not say otherwise. */
  readonly windowMinutes: number;
  readonly now: Date;
  /** Where mail programs end the client's reminders. */
  readonly unsubscribeUrl: string;
};

/** A reminder, with the header fields by which mail programs offer to end them (RFC 8058). */
export function outgoingReminder(parts: ReminderParts): OutgoingMail {
  const { kind, visit, client, unsubscribeUrl } = parts;
  const { id, clientId, projectId, sequence = 0 } = visit;
  const windowMinutes = visit.windowMinutes ?? parts.windowMinutes;
  return {
    ...writtenTo(client, () => {
      const mail = { ...parts, visit: toldVisit(visit), windowMinutes, firstName: client.firstName };
      return kind === 'visit-reminder' ? dayBeforeMail(mail) : visitSoonMail(mail);
    }),
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    id: mailId(kind, id, sequence),
    kind,
    to: client.email,
    clientId,
    ...(projectId && { projectId }),
    appointmentId: id,
  };
}
