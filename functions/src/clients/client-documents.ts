import { expenses } from '#costs/expenses.ts';
import { estimates } from '#estimates/estimates.ts';
import { invoices } from '#invoices/invoices.ts';
import { mails } from '#messages/mails.ts';
import { pushes } from '#messages/pushes.ts';
import { payments } from '#payments/payments.ts';
import { photos } from '#photos/photos.ts';
import { projectPlaces, projects } from '#projects/projects.ts';
import { quotes } from '#requests/quotes.ts';
import { audit } from '#store/audit.ts';
import {
  type CollectionReference,
  type DocumentReference,
  firestore,
  type QueryDocumentSnapshot,
} from '#store/firestore.ts';
import { declareQuery, documentsWithOneOf } from '#store/query.ts';
import { workEntries } from '#time/work-entries.ts';
import { appointments, clientVisits, visitContacts } from '#visits/appointments.ts';
import { reviews } from '#works/reviews.ts';
import { works } from '#works/works.ts';

/** More documents of one kind than any client has. */
const mostOfClient = 5_000;

const ofClient = {
  projects: declareQuery({ collection: 'projects', equal: ['clientId'] }),
  appointments: declareQuery({ collection: 'appointments', equal: ['clientId'] }),
  payments: declareQuery({ collection: 'payments', equal: ['clientId'] }),
  estimates: declareQuery({ collection: 'estimates', equal: ['clientId'] }),
  invoices: declareQuery({ collection: 'invoices', equal: ['clientId'] }),
  quotes: declareQuery({ collection: 'quotes', equal: ['clientId'] }),
  mails: declareQuery({ collection: 'mail', equal: ['clientId'] }),
  photos: declareQuery({ collection: 'photos', equal: ['clientId'] }),
  works: declareQuery({ collection: 'works', equal: ['clientId'] }),
  reviews: declareQuery({ collection: 'reviews', equal: ['clientId'] }),
  contacts: declareQuery({ collection: 'visitContacts', equal: ['clientId'] }),
  shown: declareQuery({ collection: 'clientVisits', equal: ['clientId'] }),
  places: declareQuery({ collection: 'projectPlaces', equal: ['clientId'] }),
  hours: declareQuery({ collection: 'workEntries', equal: ['clientId'] }),
  audit: declareQuery({ collection: 'audit', equal: ['clientId'] }),
};
const quotesByEmail = declareQuery({ collection: 'quotes', equal: ['email'] });
const mailsByEmail = declareQuery({ collection: 'mail', equal: ['to'] });
const mailsAboutQuote = declareQuery({ collection: 'mail', equal: ['quoteId'] });
const entriesOfQuote = declareQuery({ collection: 'audit', equal: ['entityId'] });
const entriesByClient = declareQuery({ collection: 'audit', equal: ['clientId', 'actor.id'] });
const notesOfProject = declareQuery({ collection: 'projectNotes', equal: ['projectId'] });
const expensesOfProject = declareQuery({ collection: 'expenses', equal: ['projectId'] });
const notesOfVisit = declareQuery({ collection: 'appointmentNotes', equal: ['appointmentId'] });

/** The documents with a client's id, which move when clients are merged. */
export async function documentsOf(clientId: string) {
  const [ofWorks, ofReviews] = await Promise.all([
    found(ofClient.works, await works(), clientId),
    found(ofClient.reviews, await reviews(), clientId),
  ]);
  const [ofProjects, ofAppointments, ofPayments, ofEstimates, ofInvoices, ofQuotes, ofMails, ofPhotos] =
    await Promise.all([
      found(ofClient.projects, await projects(), clientId),
      found(ofClient.appointments, await appointments(), clientId),
      found(ofClient.payments, await payments(), clientId),
      found(ofClient.estimates, await estimates(), clientId),
      found(ofClient.invoices, await invoices(), clientId),
      found(ofClient.quotes, await quotes(), clientId),
      found(ofClient.mails, await mails(), clientId),
      found(ofClient.photos, await photos(), clientId),
    ]);
  return {
    projects: ofProjects,
    appointments: ofAppointments,
    payments: ofPayments,
    estimates: ofEstimates,
    invoices: ofInvoices,
    quotes: ofQuotes,
    mails: ofMails,
    photos: ofPhotos,
    works: ofWorks,
    reviews: ofReviews,
  };
}

/** The separate fields of a client's projects and visits, including hours worked. */
export async function apartOf(clientId: string) {
  const [places, contacts, shown, hours] = await Promise.all([
    found(ofClient.places, await projectPlaces(), clientId),
    found(ofClient.contacts, await visitContacts(), clientId),
    found(ofClient.shown, await clientVisits(), clientId),
    hoursOf(clientId),
  ]);
  return { places, contacts, shown, hours };
}

export async function hoursOf(clientId: string) {
  return await found(ofClient.hours, await workEntries(), clientId);
}

/** Unsent notifications about these entities: see `pushId`. */
export async function pushesAbout(
  entities: readonly { readonly id: string }[],
): Promise<QueryDocumentSnapshot[]> {
  const waiting = await (await pushes()).limit(mostOfClient).get();
  const isAbout = (push: QueryDocumentSnapshot) =>
    entities.some(({ id }) => push.id.includes(id) || push.get('clientId') === id);
  return waiting.docs.filter(isAbout);
}

export async function historyOf(clientId: string) {
  return await found(ofClient.audit, await audit(), clientId);
}

/** The actions of the client itself, or of one of its contacts, in that history. */
export async function historyByActor(clientId: string, actorId = clientId) {
  return await found(entriesByClient, await audit(), clientId, actorId);
}

/** The history of a quote request. Its first entries may not name a client. */
export async function historyOfQuote(quoteId: string) {
  return await found(entriesOfQuote, await audit(), quoteId);
}

/** Quote requests with a client's email, accepted or not. */
export async function quotesWithEmail(email: string) {
  return await found(quotesByEmail, await quotes(), email);
}

/** Mails to a client's email, even those without a client id. */
export async function mailsToEmail(email: string) {
  return await found(mailsByEmail, await mails(), email);
}

/** Mails about a quote request, to any email typed into it. */
export async function mailsOfQuote(quoteId: string) {
  return await found(mailsAboutQuote, await mails(), quoteId);
}

export async function notesOf(
  projectIds: readonly string[],
  visitIds: readonly string[],
): Promise<QueryDocumentSnapshot[]> {
  const database = await firestore();
  const [projectNotes, visitNotes] = [
    database.collection('projectNotes'),
    database.collection('appointmentNotes'),
  ];
  const notes = await Promise.all([
    documentsWithOneOf(projectIds, (ids) => notesOfProject(projectNotes, [ids]).limit(mostOfClient)),
    documentsWithOneOf(visitIds, (ids) => notesOfVisit(visitNotes, [ids]).limit(mostOfClient)),
  ]);
  return notes.flat();
}

export async function spentFor(projectIds: readonly string[]) {
  const collection = await expenses();
  return await documentsWithOneOf(projectIds, (ids) =>
    expensesOfProject(collection, [ids]).limit(mostOfClient),
  );
}

/** A document without its schema, with times as ISO 8601. */
export function plainOf(document: QueryDocumentSnapshot): Record<string, unknown> {
  const fields = Object.entries(document.data()).map(([field, value]) => [
    field,
    typeof value?.toDate === 'function' ? value.toDate().toISOString() : value,
  ]);
  return { id: document.id, ...Object.fromEntries(fields) };
}

/** A document that moves with its client, and its name for people. */
export type Movable = { readonly kind: string; readonly ref: DocumentReference };

/** Names for the history that differ from the collection's. */
const kinds = new Map([
  ['appointments', 'visits'],
  ['quotes', 'requests'],
]);

/** Everything that moves when clients are merged. */
export async function movablesOf(clientId: string): Promise<Movable[]> {
  const all = { ...(await documentsOf(clientId)), ...(await apartOf(clientId)) };
  return Object.entries(all).flatMap(([name, documents]) =>
    documents.map(({ ref }) => ({ kind: kinds.get(name) ?? name, ref: ref.withConverter(null) })),
  );
}

async function found<Entity>(
  query: ReturnType<typeof declareQuery>,
  collection: CollectionReference<Entity>,
  ...values: readonly string[]
): Promise<QueryDocumentSnapshot<Entity>[]> {
  return (await query(collection, values).limit(mostOfClient).get()).docs;
}
