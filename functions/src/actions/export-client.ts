import type { Mail } from '@welding/domain/entities/mail';
import { photoPrivacy } from '@welding/domain/entities/photo';
import { photoAddress } from '@welding/domain/entities/photo-address';
import { exportedFields } from '@welding/domain/entities/privacy';
import { appointmentPrivacy } from '@welding/domain/entities/stored-appointment';
import { clientPrivacy } from '@welding/domain/entities/stored-client';
import { quotePrivacy } from '@welding/domain/entities/stored-quote';
import { wholesOf } from '#data/apart.ts';
import { appointments as visitCollection } from '#data/appointments.ts';
import {
  apartOf,
  documentsOf,
  historyOf,
  mailsToEmail,
  notesOf,
  plainOf,
  quotesWithEmail,
} from '#data/client-documents.ts';
import { findClient } from '#data/clients.ts';
import { parseSnapshot } from '#data/parse-snapshot.ts';
import { projects as projectCollection } from '#data/projects.ts';
import { provenEmailsOf } from '#data/proven-emails.ts';
import { findPushDevicesOfClient } from '#data/push-devices.ts';
import { refusedTapsAt } from '#data/refused-taps.ts';

/** Everything that is stored of a client, as plain JSON; undefined when there is none. */
export async function exportClient(clientId: string) {
  const client = await findClient(clientId);
  if (!client) return undefined;
  // What else anybody wrote down for an e-mail is nobody's to read who has not shown that it is theirs.
  const emails = await provenEmailsOf(clientId);
  const [
    { projects, appointments, payments, estimates, invoices, quotes, mails, photos },
    history,
    byEmail,
    toEmail,
    devices,
    { hours },
  ] = await Promise.all([
    documentsOf(clientId),
    historyOf(clientId),
    Promise.all(emails.map(quotesWithEmail)),
    Promise.all(emails.map(mailsToEmail)),
    findPushDevicesOfClient(clientId),
    apartOf(clientId),
  ]);
  const visitIds = appointments.map(({ id }) => id);
  const notes = await notesOf(
    projects.map(({ id }) => id),
    visitIds,
  );
  const refused = await refusedTapsAt(visitIds);
  const requests = new Map([...quotes, ...byEmail.flat()].map((quote) => [quote.id, quote]));
  const sent = new Map([...mails, ...toEmail.flat()].map((mail) => [mail.id, mail]));
  return {
    exportedAt: new Date().toISOString(),
    client: exportedFields(clientPrivacy, client, 'desk'),
    projects: await wholesOf(projectCollection, parseSnapshot({ docs: projects })),
    appointments: await wholesOf(visitCollection, parseSnapshot({ docs: appointments })),
    payments: parseSnapshot({ docs: payments }),
    estimates: parseSnapshot({ docs: estimates }),
    invoices: parseSnapshot({ docs: invoices }),
    quotes: parseSnapshot({ docs: [...requests.values()] }),
    mails: parseSnapshot({ docs: [...sent.values()] }).map(withoutCode),
    photos: parseSnapshot({ docs: photos }).map((photo) => ({
      ...exportedFields(photoPrivacy, photo, 'desk'),
      address: photoAddress(photo.id),
    })),
    pushDevices: devices.map(({ createdAt, endpoint }) => ({ createdAt, service: new URL(endpoint).host })),
    notes: notes.map(plainOf),
    hours: parseSnapshot({ docs: hours }),
    refusedTaps: parseSnapshot({ docs: refused }),
    history: parseSnapshot({ docs: history }).toSorted((one, other) => (one.at < other.at ? -1 : 1)),
  };
}

/** A code may be open still, and an export is read by others than the client. */
function withoutCode(mail: Mail): Partial<Mail> {
  if (mail.kind !== 'code') return mail;
  const { subject: _, text: __, html: ___, headers: ____, ...rest } = mail;
  return rest;
}

/**
 * What a client is given of `exportClient`: all of it but what staff note for themselves, their hours and refused taps, who made
 * a visit, and what they have not sent, and of the history what the client did.
 */
export async function exportForClient(clientId: string) {
  const everything = await exportClient(clientId);
  if (!everything) return undefined;
  const {
    notes: _,
    hours: __,
    refusedTaps: ___,
    history,
    appointments,
    quotes,
    estimates,
    invoices,
    ...own
  } = everything;
  return {
    ...own,
    appointments: appointments.map((visit) => exportedFields(appointmentPrivacy, visit, 'client')),
    estimates: estimates.filter(({ onPortal }) => onPortal),
    invoices: invoices.filter(({ onPortal }) => onPortal),
    quotes: quotes.map((quote) => exportedFields(quotePrivacy, quote, 'client')),
    history: history.filter(({ actor }) => actor.id === clientId),
  };
}
