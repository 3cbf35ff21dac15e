import { type DueReminder, dueReminder, remindedUntil } from '@welding/domain/business/reminders';
import type { BusinessSettings } from '@welding/domain/business/settings';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import { recipientOf } from '@welding/domain/entities/client-names';
import { mailId } from '@welding/domain/entities/mail';
import { toldVisit } from '@welding/domain/entities/visit-calendar';
import { findClients } from '#clients/clients.ts';
import { writtenTo } from '#language.ts';
import { endsReminders, type MailLinks, mailLinks } from '#messages/mail-links.ts';
import { dayBeforeMail, visitSoonMail } from '#messages/mails/reminder-mails.ts';
import { findMails, type OutgoingMail, queueMailAlone } from '#messages/mails.ts';
import { wholeOf } from '#store/apart.ts';
import { appointments, pagesOfOpenVisits } from './appointments.ts';

type ReminderParts = MailLinks & {
  readonly kind: 'visit-reminder' | 'visit-soon';
  readonly visit: Appointment;
  readonly client: Client;
  /** The default arrival window in minutes, from the settings. */
  readonly windowMinutes: number;
  readonly now: Date;
  readonly headers: ReturnType<typeof endsReminders>;
};

/** A reminder, with unsubscribe headers for mail programs (RFC 8058). */
export function outgoingReminder(parts: ReminderParts): OutgoingMail {
  const { kind, visit, client, headers } = parts;
  const { id, clientId, projectId, sequence = 0 } = visit;
  const windowMinutes = visit.windowMinutes ?? parts.windowMinutes;
  return {
    ...writtenTo(client, () => {
      const mail = { ...parts, visit: toldVisit(visit), windowMinutes, firstName: client.firstName };
      return kind === 'visit-reminder' ? dayBeforeMail(mail) : visitSoonMail(mail);
    }),
    headers,
    id: mailId(kind, id, sequence),
    kind,
    to: client.email,
    clientId,
    ...(projectId && { projectId }),
    appointmentId: id,
  };
}

const visitsAtOnce = 100;

type DueVisit = DueReminder & { readonly visit: Appointment };

/**
 * Queues the reminders due at `now`, each once however often this runs. Skips clients who turned them off, moved, cancelled and
 * unconfirmed visits, and visits the client was told of after the reminder was due.
 * @returns the number of visits checked and reminders queued
 */
export async function queueVisitReminders(
  now: Date,
  { reminders, booking }: BusinessSettings,
): Promise<{ looked: number; queued: number }> {
  const done = { looked: 0, queued: 0 };
  for await (const page of pagesOfOpenVisits({ after: now, before: remindedUntil(now) }, visitsAtOnce)) {
    done.looked += page.length;
    const due = page.flatMap((visit) => {
      const found = isCertain(visit) && dueReminder(new Date(visit.scheduledDate), reminders, now);
      return found ? [{ ...found, visit }] : [];
    });
    const wanted = await withoutTold(due);
    const clients = await findClients([...new Set(wanted.map(({ visit }) => visit.clientId))]);
    const queued = await Promise.all(
      wanted.map(async ({ kind, visit }) => {
        const client = recipientOf(clients.get(visit.clientId), 'visits');
        return client !== undefined && (await queueReminder(kind, visit, client, booking.windowMinutes, now));
      }),
    );
    done.queued += queued.filter(Boolean).length;
  }
  return done;
}

/** A visit that the welder has started or is driving to needs no reminder. */
function isCertain({ outsideHours, needsTime, onMyWayAt, startedAt }: Appointment): boolean {
  return !outsideHours && !needsTime && onMyWayAt === undefined && startedAt === undefined;
}

/** Leaves out visits already reminded of, which are nearly all, and those the client was told of after the reminder was due. */
async function withoutTold(due: readonly DueVisit[]): Promise<readonly DueVisit[]> {
  const reminders = await findMails(due.map(reminderId));
  const left = due.filter((each) => !reminders.has(reminderId(each)));
  const news = await findMails(left.flatMap(({ visit }) => newsIds(visit)));
  return left.filter(
    ({ visit, dueAt }) =>
      !newsIds(visit).some((id) => Date.parse(news.get(id)?.createdAt ?? '') > dueAt.getTime()),
  );
}

function reminderId({ kind, visit: { id, sequence = 0 } }: DueVisit): string {
  return mailId(kind, id, sequence);
}

function newsIds({ id, sequence = 0 }: Appointment): string[] {
  return [
    mailId('visit-booked', id, sequence),
    mailId('visit-moved', id, sequence),
    mailId('visits-moved', id, sequence),
    mailId('visits-planned', id),
  ];
}

async function queueReminder(
  kind: DueReminder['kind'],
  visit: Appointment,
  client: Client,
  windowMinutes: number,
  now: Date,
): Promise<boolean> {
  if (client.reminders === false) return false;
  const links = { ...mailLinks(client.id), headers: endsReminders(client.id) };
  const whole = await wholeOf(appointments, visit);
  return await queueMailAlone(outgoingReminder({ kind, visit: whole, client, windowMinutes, now, ...links }));
}
