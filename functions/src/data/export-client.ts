import type { Mail } from '@welding/domain/entities/mail';
import { photoAddress } from '@welding/domain/entities/photo-address';
import type { QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { documentsOf, historyOf, mailsToEmail, notesOf, quotesWithEmail } from './client-documents.ts';
import { findClient } from './clients.ts';
import { parseDocument } from './parse-snapshot.ts';
import { findPushDevicesOfClient } from './push-devices.ts';

/** Everything that is stored of a client, as plain JSON; undefined when there is none. */
export async function exportClient(clientId: string) {
  const client = await findClient(clientId);
  if (!client) return undefined;
  const [
    { projects, appointments, payments, estimates, invoices, quotes, mails, photos },
    history,
    byEmail,
    toEmail,
    devices,
  ] = await Promise.all([
    documentsOf(clientId),
    historyOf(clientId),
    client.email ? quotesWithEmail(client.email) : [],
    client.email ? mailsToEmail(client.email) : [],
    findPushDevicesOfClient(clientId),
  ]);
  const notes = await notesOf(
    projects.map(({ id }) => id),
    appointments.map(({ id }) => id),
  );
  const { searchTerms: _, ...ofClient } = client;
  const requests = new Map([...quotes, ...byEmail].map((quote) => [quote.id, quote]));
  const sent = new Map([...mails, ...toEmail].map((mail) => [mail.id, mail]));
  return {
    exportedAt: new Date().toISOString(),
    client: ofClient,
    projects: entities(projects),
    appointments: entities(appointments),
    payments: entities(payments),
    estimates: entities(estimates),
    invoices: entities(invoices),
    quotes: entities([...requests.values()]),
    mails: entities([...sent.values()]).map(withoutCode),
    photos: entities(photos).map(({ path: _, ...photo }) => ({ ...photo, address: photoAddress(photo.id) })),
    pushDevices: devices.map(({ createdAt, endpoint }) => ({ createdAt, service: new URL(endpoint).host })),
    notes: notes.map((note) => ({ id: note.id, ...plain(note) })),
    history: entities(history).toSorted((one, other) => (one.at < other.at ? -1 : 1)),
  };
}

/** A code may be open still, and an export is read by others than the client. */
function withoutCode(mail: Mail): Partial<Mail> {
  if (mail.kind !== 'code') return mail;
  const { subject: _, text: __, html: ___, headers: ____, ...rest } = mail;
  return rest;
}

/**
 * What a client is given of `exportClient`: all of it but what staff note for themselves and have not sent, and of the
 * history what the client did.
 */
export async function exportForClient(clientId: string) {
  const everything = await exportClient(clientId);
  if (!everything) return undefined;
  const { notes: _, history, quotes, estimates, invoices, ...own } = everything;
  return {
    ...own,
    estimates: estimates.filter(({ onPortal }) => onPortal),
    invoices: invoices.filter(({ onPortal }) => onPortal),
    quotes: quotes.map(({ seenAt, closedReason, closedNote, ...asked }) => asked),
    history: history.filter(({ actor }) => actor.id === clientId),
  };
}

function entities<Entity>(documents: readonly QueryDocumentSnapshot<Entity>[]): Entity[] {
  return documents.flatMap((document) => parseDocument(document) ?? []);
}

/** A document that no schema of this code reads: times as ISO 8601, the rest as it is. */
function plain(document: QuerySnapshot['docs'][number]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document.data()).map(([field, value]) => [
      field,
      typeof value?.toDate === 'function' ? value.toDate().toISOString() : value,
    ]),
  );
}
