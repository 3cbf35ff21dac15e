import { expenseSchema } from '@welding/domain/entities/expense';
import type { Mail } from '@welding/domain/entities/mail';
import { photoPath } from '@welding/domain/entities/photo-path';
import { leftOutText } from '@welding/domain/values/left-out';
import { exportedFields, type PrivateFields } from '@welding/domain/values/privacy';
import { estimates } from '#estimates/estimates.ts';
import { invoices } from '#invoices/invoices.ts';
import { mails } from '#messages/mails.ts';
import { findPushDevicesOfClient } from '#messages/push-devices.ts';
import { payments } from '#payments/payments.ts';
import { photos } from '#photos/photos.ts';
import { projects } from '#projects/projects.ts';
import { quotes } from '#requests/quotes.ts';
import { provenEmailsOf } from '#sign-in/proven-emails.ts';
import { wholesOf } from '#store/apart.ts';
import { parseSnapshot, unreadableOf } from '#store/documents.ts';
import { appointments } from '#visits/appointments.ts';
import { refusedTapsAt } from '#visits/refused-taps.ts';
import { reviews } from '#works/reviews.ts';
import { works } from '#works/works.ts';
import {
  documentsOf,
  historyByActor,
  historyOf,
  hoursOf,
  mailsToEmail,
  notesOf,
  plainOf,
  quotesWithEmail,
  spentFor,
} from './client-documents.ts';
import { clients, duplicatesOf, findClient } from './clients.ts';

const collections = {
  ...{ projects, appointments, payments, estimates, invoices, quotes, mails, photos },
  ...{ works, reviews },
};
type Reader = Parameters<typeof exportedFields>[2];

/** All stored data of a client as plain JSON, undefined for an unknown one. Expenses only for the owner. */
export async function exportClient(clientId: string, { isOwner = false } = {}) {
  const read = await readClient(clientId, historyOf);
  if (!read) return undefined;
  const visitIds = read.appointments.map(({ id }) => id);
  const projectIds = read.projects.map(({ id }) => id);
  const [own, notes, refused, spent] = await Promise.all([
    toldOf(read, 'desk'),
    notesOf(projectIds, visitIds),
    refusedTapsAt(visitIds),
    isOwner ? spentFor(projectIds) : undefined,
  ]);
  return {
    ...own,
    notes: notes.map(plainOf),
    hours: parseSnapshot({ docs: read.hours }),
    ...(spent && {
      expenses: parseSnapshot({ docs: spent }).map((one) =>
        exportedFields(expenseSchema.fields, one, 'desk'),
      ),
    }),
    refusedTaps: parseSnapshot({ docs: refused }),
  };
}

type ReadClient = NonNullable<Awaited<ReturnType<typeof readClient>>>;

/**
 * The stored data of a client and its merged duplicates for any reader. What a duplicate did before stays under its id.
 * @param findHistory reads the history for that reader
 */
async function readClient(clientId: string, findHistory: typeof historyOf) {
  const client = await findClient(clientId);
  if (!client) return undefined;
  const records = await Promise.all(
    [clientId, ...(await duplicatesOf(clientId))].map(async (id) => {
      const [documents, history, { requests, sent }, hours, devices] = await Promise.all([
        documentsOf(id),
        findHistory(id),
        ofProvenEmails(id),
        hoursOf(id),
        findPushDevicesOfClient(id),
      ]);
      const quotes = [...documents.quotes, ...requests];
      return { ...documents, history, hours, devices, quotes, mails: [...documents.mails, ...sent] };
    }),
  );
  const all = <Kind extends keyof (typeof records)[number]>(kind: Kind) =>
    eachOnce(records.flatMap((record) => [...record[kind]]));
  return {
    client,
    projects: all('projects'),
    appointments: all('appointments'),
    payments: all('payments'),
    estimates: all('estimates'),
    invoices: all('invoices'),
    quotes: all('quotes'),
    mails: all('mails'),
    photos: all('photos'),
    works: all('works'),
    reviews: all('reviews'),
    history: all('history'),
    hours: all('hours'),
    devices: records.flatMap(({ devices }) => devices),
  };
}

function eachOnce<Document extends { readonly id: string }>(found: readonly Document[]): Document[] {
  return [...new Map(found.map((document) => [document.id, document])).values()];
}

/** Only records of proven emails, because others may belong to another person. */
async function ofProvenEmails(clientId: string) {
  const emails = await provenEmailsOf(clientId);
  const [requests, sent] = await Promise.all([
    Promise.all(emails.map(quotesWithEmail)),
    Promise.all(emails.map(mailsToEmail)),
  ]);
  return { requests: requests.flat(), sent: sent.flat() };
}

/** The client's own data, with the fields each collection allows the reader. */
async function toldOf({ client, projects, appointments, devices, ...read }: ReadClient, reader: Reader) {
  const wholeProjects = await wholesOf(collections.projects, parseSnapshot({ docs: projects }));
  const told = <Entity extends object>(
    { fields }: { readonly fields: PrivateFields<Entity> },
    entities: readonly Entity[],
  ) => entities.map((entity) => exportedFields(fields, entity, reader));
  return {
    exportedAt: new Date().toISOString(),
    client: exportedFields(clients.fields, client, reader),
    projects: told(collections.projects, wholeProjects),
    appointments: told(collections.appointments, parseSnapshot({ docs: appointments })),
    payments: told(collections.payments, parseSnapshot({ docs: read.payments })),
    estimates: told(collections.estimates, parseSnapshot({ docs: read.estimates })),
    invoices: told(collections.invoices, parseSnapshot({ docs: read.invoices })),
    quotes: told(collections.quotes, parseSnapshot({ docs: read.quotes })),
    mails: told(collections.mails, parseSnapshot({ docs: read.mails })).map(withoutCode),
    photos: parseSnapshot({ docs: read.photos }).map((photo) => ({
      ...exportedFields(collections.photos.fields, photo, reader),
      address: photoPath(photo.id),
    })),
    works: told(collections.works, parseSnapshot({ docs: read.works })),
    reviews: told(collections.reviews, parseSnapshot({ docs: read.reviews })),
    pushDevices: devices.map(({ createdAt, endpoint }) => ({ createdAt, service: new URL(endpoint).host })),
    history: parseSnapshot({ docs: read.history }).toSorted((one, other) => (one.at < other.at ? -1 : 1)),
    ...missingOf(
      projects,
      appointments,
      read.payments,
      read.estimates,
      read.invoices,
      read.quotes,
      read.mails,
    ),
  };
}

/** Says in the export what could not be read. */
function missingOf(...read: readonly Parameters<typeof unreadableOf>[0][]): { missing?: string } {
  const names = read.flatMap(unreadableOf);
  return names.length > 0 ? { missing: leftOutText(names) } : {};
}

/** The code may still be valid, and other people read an export. */
function withoutCode(mail: Partial<Mail>): Partial<Mail> {
  if (mail.kind !== 'code') return mail;
  const words = ['subject', 'text', 'html', 'headers', 'inEnglish', 'inSpanish'];
  return Object.fromEntries(Object.entries(mail).filter(([field]) => !words.includes(field)));
}

/**
 * The client's part of `exportClient`: without staff's notes, hours, refused taps, the visits' authors and unsent papers, and
 * with only the client's own actions of the history.
 */
export async function exportForClient(clientId: string) {
  const read = await readClient(clientId, historyByActor);
  if (!read) return undefined;
  const { estimates, invoices, ...own } = await toldOf(read, 'client');
  return {
    ...own,
    estimates: estimates.filter(({ onPortal }) => onPortal),
    invoices: invoices.filter(({ onPortal }) => onPortal),
  };
}
