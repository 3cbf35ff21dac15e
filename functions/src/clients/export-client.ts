import { expenseSchema } from '@welding/domain/entities/expense';
import type { Mail } from '@welding/domain/entities/mail';
import { photoPath } from '@welding/domain/entities/photo-path';
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
import { parseSnapshot } from '#store/documents.ts';
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
import { clients, findClient } from './clients.ts';

const collections = {
  ...{ projects, appointments, payments, estimates, invoices, quotes, mails, photos },
  ...{ works, reviews },
};
type Reader = Parameters<typeof exportedFields>[2];

/** All stored data of a client as plain JSON, undefined for an unknown one. Expenses only for the owner. */
export async function exportClient(clientId: string, { isOwner = false } = {}) {
  const [read, hours] = await Promise.all([readClient(clientId, historyOf), hoursOf(clientId)]);
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
    hours: parseSnapshot({ docs: hours }),
    ...(spent && {
      expenses: parseSnapshot({ docs: spent }).map((one) =>
        exportedFields(expenseSchema.fields, one, 'desk'),
      ),
    }),
    refusedTaps: parseSnapshot({ docs: refused }),
  };
}

type ReadClient = NonNullable<Awaited<ReturnType<typeof readClient>>>;

/** The stored data of a client for any reader. @param findHistory reads the history for that reader */
async function readClient(clientId: string, findHistory: typeof historyOf) {
  const [client, documents, history, { requests, sent }, devices] = await Promise.all([
    findClient(clientId),
    documentsOf(clientId),
    findHistory(clientId),
    ofProvenEmails(clientId),
    findPushDevicesOfClient(clientId),
  ]);
  if (!client) return undefined;
  const quotes = eachOnce([...documents.quotes, ...requests]);
  const mails = eachOnce([...documents.mails, ...sent]);
  return { ...documents, client, history, devices, quotes, mails };
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
  const [wholeProjects, wholeVisits] = await Promise.all([
    wholesOf(collections.projects, parseSnapshot({ docs: projects })),
    wholesOf(collections.appointments, parseSnapshot({ docs: appointments })),
  ]);
  const told = <Entity extends object>(
    { fields }: { readonly fields: PrivateFields<Entity> },
    entities: readonly Entity[],
  ) => entities.map((entity) => exportedFields(fields, entity, reader));
  return {
    exportedAt: new Date().toISOString(),
    client: exportedFields(clients.fields, client, reader),
    projects: told(collections.projects, wholeProjects),
    appointments: told(collections.appointments, wholeVisits),
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
  };
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
