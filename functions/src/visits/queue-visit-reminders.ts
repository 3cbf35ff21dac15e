import { type DueReminder, dueReminder, remindedUntil } from '@welding/domain/business/reminders';
import type { BusinessSettings } from '@welding/domain/business/settings';
import type { Appointment } from '@welding/domain/entities/appointment';
import { mailId, mailIdFor } from '@welding/domain/entities/mail';
import { type Recipient, recipientsOf, withoutStopped } from '@welding/domain/entities/recipients';
import { visitInMails } from '@welding/domain/entities/visit-calendar';
import { findClients } from '#clients/clients.ts';
import { writtenTo } from '#language.ts';
import { endsReminders, type MailLinks, mailLinks } from '#messages/mail-links.ts';
import { dayBeforeMail, visitSoonMail } from '#messages/mails/reminder-mails.ts';
import { addressedTo, findMails, type OutgoingMail, queueMailAlone } from '#messages/mails.ts';
import { itemByItem } from '#store/item-by-item.ts';
import { pagesOfOpenVisits } from './appointments.ts';

type ReminderParts = MailLinks & {
  readonly kind: 'visit-reminder' | 'visit-soon';
  readonly visit: Appointment;
  readonly reader: Recipient;
  /** The default arrival window in minutes, from the settings. */
  readonly windowMinutes: number;
  readonly now: Date;
  readonly headers: ReturnType<typeof endsReminders>;
};

/** A reminder to one reader, with unsubscribe headers for mail programs (RFC 8058). */
export function outgoingReminder(parts: ReminderParts): OutgoingMail {
  const { kind, visit, reader, headers } = parts;
  const { id, clientId, projectId, sequence = 0 } = visit;
  const windowMinutes = visit.windowMinutes ?? parts.windowMinutes;
  return {
    ...writtenTo(reader, () => {
      const mail = { ...parts, visit: visitInMails(visit), windowMinutes, firstName: reader.firstName };
      return kind === 'visit-reminder' ? dayBeforeMail(mail) : visitSoonMail(mail);
    }),
    headers,
    ...addressedTo(reader, clientId, mailId(kind, id, sequence)),
    kind,
    ...(projectId && { projectId }),
    appointmentId: id,
    told: { visits: [{ id, sequence }] },
  };
}

const visitsAtOnce = 100;
const atOnce = 20;

type DueVisit = DueReminder & { readonly visit: Appointment; readonly reader: Recipient };

/**
 * Queues the reminders due at `now`, each once for each reader however often this runs. Skips persons who turned them off,
 * moved, cancelled and unconfirmed visits, and readers who were told of the visit after the reminder was due.
 * @returns the number of visits checked and reminders queued
 */
export async function queueVisitReminders(
  now: Date,
  { reminders, booking }: BusinessSettings,
): Promise<{ looked: number; queued: number }> {
  let looked = 0;
  async function* wanted(): AsyncGenerator<DueVisit> {
    for await (const page of pagesOfOpenVisits({ after: now, before: remindedUntil(now) }, visitsAtOnce)) {
      looked += page.length;
      const due = page.flatMap((visit) => {
        const found = isCertain(visit) && dueReminder(new Date(visit.scheduledDate), reminders, now);
        return found ? [{ ...found, visit }] : [];
      });
      const clients = await findClients([...new Set(due.map(({ visit }) => visit.clientId))]);
      const toReaders = due.flatMap((each) => {
        const client = clients.get(each.visit.clientId);
        return withoutStopped(client, recipientsOf(client, 'visits')).map((reader) => ({ ...each, reader }));
      });
      yield* await withoutTold(toReaders);
    }
  }
  const queued = await itemByItem(
    'visit-reminders',
    wanted(),
    { idOf: ({ visit }) => visit.id, atOnce },
    (each) => queueReminder(each, booking.windowMinutes, now),
  );
  return { looked, queued: queued.filter(Boolean).length };
}

/** A visit that the welder has started or is driving to needs no reminder. */
function isCertain({ outsideHours, needsTime, onMyWayAt, startedAt }: Appointment): boolean {
  return !outsideHours && !needsTime && onMyWayAt === undefined && startedAt === undefined;
}

/** Leaves out readers already reminded, who are nearly all, and those told of the visit after the reminder was due. */
async function withoutTold(due: readonly DueVisit[]): Promise<readonly DueVisit[]> {
  const reminders = await findMails([...new Set(due.flatMap(remindersTo))]);
  const isReminded = (each: DueVisit) => {
    const [together = '', own = ''] = remindersTo(each);
    // An earlier release wrote one mail to several readers.
    const joint = reminders.get(together);
    return reminders.has(own) || (joint && !joint.person && joint.to.split(', ').includes(each.reader.email));
  };
  const left = due.filter((each) => !isReminded(each));
  const news = await findMails([...new Set(left.flatMap(newsTo))]);
  const isToldLate = (each: DueVisit) =>
    newsTo(each).some((id) => Date.parse(news.get(id)?.createdAt ?? '') > each.dueAt.getTime());
  return left.filter((each) => !isToldLate(each));
}

function remindersTo({ kind, visit: { id, sequence = 0 }, reader }: DueVisit): string[] {
  const together = mailId(kind, id, sequence);
  return [together, mailIdFor(together, reader)];
}

function newsTo({ visit: { id, sequence = 0 }, reader }: DueVisit): string[] {
  return [
    mailId('visit-booked', id, sequence),
    mailId('visit-moved', id, sequence),
    mailId('visits-moved', id, sequence),
    mailId('visits-planned', id),
  ].map((each) => mailIdFor(each, reader));
}

async function queueReminder(
  { kind, visit, reader }: DueVisit,
  windowMinutes: number,
  now: Date,
): Promise<boolean> {
  const to = { clientId: visit.clientId, person: reader.person };
  const links = { ...mailLinks(to), headers: endsReminders(to) };
  return await queueMailAlone(outgoingReminder({ kind, visit, reader, windowMinutes, now, ...links }));
}
