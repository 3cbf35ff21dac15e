import { namesOf } from '@welding/domain/values/stored-fields';
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
  type Query,
  type QueryDocumentSnapshot,
} from '#store/firestore.ts';
import { declareQuery, documentsWithOneOf } from '#store/query.ts';
import { workEntries } from '#time/work-entries.ts';
import { appointments, clientVisits } from '#visits/appointments.ts';
import { reviews } from '#works/reviews.ts';
import { works } from '#works/works.ts';

const pageSize = 1_000;

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

const kindsOfDocuments = {
  projects,
  appointments,
  payments,
  estimates,
  invoices,
  quotes,
  mails,
  photos,
  works,
  reviews,
} as const;
type DocumentKind = keyof typeof kindsOfDocuments;

/**
 * One kind of document (`documentsOf`) that each of these clients has. Clients without any are missing.
 * @param kinds those to look for, by default all
 */
export async function whatClientsHave(
  ids: readonly string[],
  kinds: readonly DocumentKind[] = namesOf(kindsOfDocuments),
): Promise<ReadonlyMap<string, DocumentKind>> {
  const has = new Map<string, DocumentKind>();
  for (const kind of kinds) {
    const collection = (await kindsOfDocuments[kind]()).withConverter(null);
    const found = await documentsWithOneOf(ids, (some) =>
      ofClient[kind](collection, [some]).select('clientId'),
    );
    for (const document of found) has.set(String(document.get('clientId')), kind);
  }
  return has;
}

export async function mailsOfClient(clientId: string) {
  return await found(ofClient.mails, await mails(), clientId);
}

/** The separate fields of a client's projects, the client's copies of visits, and hours worked. */
export async function apartOf(clientId: string) {
  const [places, shown, hours] = await Promise.all([
    found(ofClient.places, await projectPlaces(), clientId),
    found(ofClient.shown, await clientVisits(), clientId),
    hoursOf(clientId),
  ]);
  return { places, shown, hours };
}

export async function hoursOf(clientId: string) {
  return await found(ofClient.hours, await workEntries(), clientId);
}

/** Unsent notifications about these entities: see `pushId`. */
export async function pushesAbout(
  entities: readonly { readonly id: string }[],
): Promise<QueryDocumentSnapshot[]> {
  const waiting = await allOf(await pushes());
  const isAbout = (push: QueryDocumentSnapshot) =>
    entities.some(({ id }) => push.id.includes(id) || push.get('clientId') === id);
  return waiting.filter(isAbout);
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
    documentsWithOneOf(projectIds, (ids) => notesOfProject(projectNotes, [ids])),
    documentsWithOneOf(visitIds, (ids) => notesOfVisit(visitNotes, [ids])),
  ]);
  return notes.flat();
}

export async function spentFor(projectIds: readonly string[]) {
  const collection = await expenses();
  return await documentsWithOneOf(projectIds, (ids) => expensesOfProject(collection, [ids]));
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
export type Movable = {
  readonly kind: string;
  readonly ref: DocumentReference;
  /** The reader of a mail. */
  readonly person?: string | undefined;
};

/** Names for the history that differ from the collection's. */
const kinds = new Map([
  ['appointments', 'visits'],
  ['quotes', 'requests'],
]);

/** Everything that moves when clients are merged. */
export async function movablesOf(clientId: string): Promise<Movable[]> {
  const all = { ...(await documentsOf(clientId)), ...(await apartOf(clientId)) };
  return Object.entries(all).flatMap(([name, documents]) =>
    documents.map((document) => ({
      kind: kinds.get(name) ?? name,
      ref: document.ref.withConverter(null),
      person: name === 'mails' ? personOf(document) : undefined,
    })),
  );
}

function personOf(mail: QueryDocumentSnapshot): string | undefined {
  const person: unknown = mail.get('person');
  return typeof person === 'string' ? person : undefined;
}

async function found<Entity>(
  query: ReturnType<typeof declareQuery>,
  collection: CollectionReference<Entity>,
  ...values: readonly string[]
): Promise<QueryDocumentSnapshot<Entity>[]> {
  return await allOf(query(collection, values));
}

/** Every document of a query, page by page, because a cut list would leave the rest unerased. */
async function allOf<Entity>(query: Query<Entity>): Promise<QueryDocumentSnapshot<Entity>[]> {
  const all: QueryDocumentSnapshot<Entity>[] = [];
  for (;;) {
    const last = all.at(-1);
    const { docs } = await (last ? query.startAfter(last) : query).limit(pageSize).get();
    all.push(...docs);
    if (docs.length < pageSize) return all;
  }
}
