import { randomUUID } from 'node:crypto';
import type { Actor, AuditFact } from '@welding/domain/entities/audit-entry';
import type { Client, NewClient } from '@welding/domain/entities/client';
import { storedClientSchema } from '@welding/domain/entities/client';
import { clientMessages } from '@welding/domain/entities/client-change';
import { actorOfClient, actorOfContact } from '@welding/domain/entities/client-names';
import { clientSearchTerms } from '@welding/domain/entities/client-search';
import { isOfContact } from '@welding/domain/entities/recipients';
import { errorCodes } from '@welding/domain/error-codes';
import { maxListLength } from '@welding/domain/values/limits';
import { conflict, noSession } from '#refusal.ts';
import type { Session } from '#sign-in/sessions.ts';
import { addNew, type CreatedBy, create } from '#store/create.ts';
import { parseDocument, parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import {
  type Batch,
  type DocumentReference,
  type DocumentSnapshot,
  firestore,
  type QueryDocumentSnapshot,
} from '#store/firestore.ts';
import type { IdempotencyKey } from '#store/idempotency.ts';
import { declareQuery, findByIds } from '#store/query.ts';

export const clients = entityCollection('clients', storedClientSchema, { audit: 'client' });

const clientByEmail = declareQuery({ collection: 'clients', equal: ['email'] });
const clientsByContact = declareQuery({ collection: 'clients', equal: [], contains: 'contactEmails' });
const clientsMergedInto = declareQuery({ collection: 'clients', equal: ['mergedInto'] });
const emailsOfClient = declareQuery({ collection: 'clientEmails', equal: ['clientId'] });

export const emailTaken = () => conflict(clientMessages.emailTaken, errorCodes.emailTaken);

/**
 * Stores a new client. The email's own document, written in the same batch, keeps emails unique.
 * @param id fixed for sample data
 * @throws Refusal email_taken
 */
export async function createClient(newClient: NewClient, id: string = randomUUID()): Promise<Client> {
  return await storeClient(clientOf(newClient, id), {});
}

/**
 * Stores a new client added at the desk; a repeated request gets the first one's client.
 * @throws Refusal email_taken, key_reused
 */
export async function addClient(
  newClient: NewClient,
  actor: Actor,
  once: IdempotencyKey | undefined,
): Promise<Client> {
  return await storeClient(clientOf(newClient), { actor, once });
}

/** Adds a new client to a batch, which fails when another client takes the email meanwhile. A client may have no email. */
export async function addClientTo(
  batch: Batch,
  client: Client,
  actor: Actor,
  told: { readonly facts?: AuditFact[]; readonly entryId?: string } = {},
): Promise<void> {
  await addNew(batch, clients, client, actor, { action: 'added', ...told });
  await takeEmail(batch, client);
}

async function storeClient(client: Client, by: CreatedBy): Promise<Client> {
  return await create(clients, client, by, {
    action: 'added',
    check: async () => {
      const { owner, ownerId } = await ownerOfEmail(client.email);
      if (owner || ownerId !== undefined) throw emailTaken();
    },
    also: takeEmail,
  });
}

async function takeEmail(batch: Batch, { id, email }: Client): Promise<void> {
  if (email) batch.create(await emailDocument(email), { clientId: id });
}

/** The client to store, without an empty address. */
export function clientOf(
  { address, ...newClient }: NewClient & Pick<Client, 'company'>,
  id: string = randomUUID(),
): Client {
  const client = { ...newClient, ...(address && { address }) };
  const createdAt = new Date().toISOString();
  return { ...client, id, createdAt, searchTerms: clientSearchTerms(client) };
}

/** The ids of all duplicates merged into this client, directly or through others. */
export async function duplicatesOf(clientId: string): Promise<string[]> {
  const all = new Set([clientId]);
  // Iterating a set includes elements added meanwhile.
  for (const id of all) {
    const found = await clientsMergedInto(await clients(), [id])
      .limit(maxListLength)
      .get();
    for (const duplicate of found.docs) all.add(duplicate.id);
  }
  all.delete(clientId);
  return [...all];
}

/** The document that keeps an email unique. */
export async function emailDocument(email: string): Promise<DocumentReference> {
  return (await firestore()).collection('clientEmails').doc(documentIdOf(email));
}

/** Replaces slashes, which an id cannot contain. A lower-case email never contains %2F. */
export function documentIdOf(email: string): string {
  return email.replaceAll('/', '%2F');
}

export function emailOfDocument({ id }: { readonly id: string }): string {
  return id.replaceAll('%2F', '/');
}

export async function emailDocumentsOf(clientId: string): Promise<DocumentReference[]> {
  return (await clientEmailsOf(clientId)).map(({ ref }) => ref);
}

export async function clientEmailsOf(clientId: string): Promise<QueryDocumentSnapshot[]> {
  const emails = (await firestore()).collection('clientEmails');
  return (await emailsOfClient(emails, [clientId]).limit(maxListLength).get()).docs;
}

/** When a code or link proved this email, undefined for an unproven one. */
export function provenAtOf(stored: DocumentSnapshot): Date | undefined {
  const provenAt: unknown = stored.get('provenAt');
  return isTimestamp(provenAt) ? provenAt.toDate() : undefined;
}

/** Whether this email came with a merged duplicate and still opens the client's portal. */
export function isOfDuplicate(stored: DocumentSnapshot): boolean {
  return provenAtOf(stored) !== undefined && typeof stored.get('mergedFrom') === 'string';
}

function isTimestamp(value: unknown): value is { toDate: () => Date } {
  return typeof value === 'object' && value !== null && 'toDate' in value;
}

/**
 * An email's owner, whether it is proven, and the client its document names, who may be gone. The email must be trimmed and
 * in lower case, as its schema leaves it. The email's document also finds owners whose stored email has capitals or spaces
 * from an edit in the Firebase console, who are taking it right now, or whose duplicate had it.
 */
export async function ownerOfEmail(
  email: string,
): Promise<{ owner: Client | undefined; ownerId: string | undefined; isProven: boolean }> {
  // Always runs both reads in parallel, so that known and unknown emails take equally long.
  const [byField, stored] = await Promise.all([clientOfField(email), keptFor(email)]);
  const found = byField ?? (stored && (await clientKept(stored, email)));
  // A client being erased keeps its email until the end, but the email no longer works.
  const owner = found?.erasedAt ? undefined : found;
  const isProven = stored?.isProven === true && stored.clientId === owner?.id;
  return { owner, ownerId: found?.id ?? stored?.clientId, isProven };
}

/** The client with this email, as by `ownerOfEmail`. */
export async function findClientByEmail(email: string): Promise<Client | undefined> {
  return (await ownerOfEmail(email)).owner;
}

export async function companiesOfContact(email: string): Promise<Client[]> {
  return parseSnapshot(
    await clientsByContact(await clients(), [email])
      .limit(maxListLength)
      .get(),
  );
}

/** The person of a session, as the history names it. @throws Refusal 401 for one who is gone */
export async function actorOfSession({
  clientId,
  contactId,
}: Pick<Session, 'clientId' | 'contactId'>): Promise<Actor> {
  const client = await findClient(clientId);
  if (!client) throw noSession();
  if (!contactId) return actorOfClient(client);
  const contact = client.contacts?.find(({ id }) => id === contactId);
  if (!contact) throw noSession();
  return actorOfContact(contact);
}

async function clientOfField(email: string): Promise<Client | undefined> {
  const found = await clientByEmail(await clients(), [email])
    .limit(1)
    .get();
  return found.docs[0] && parseDocument(found.docs[0]);
}

type KeptEmail = { readonly clientId: string; readonly isProven: boolean; readonly isDuplicates: boolean };

async function keptFor(email: string): Promise<KeptEmail | undefined> {
  const stored = await (await emailDocument(email)).get();
  const clientId: unknown = stored.get('clientId');
  if (typeof clientId !== 'string' || clientId === '') return undefined;
  return { clientId, isProven: provenAtOf(stored) !== undefined, isDuplicates: isOfDuplicate(stored) };
}

/** The client an email's document names, if the email is its own or a duplicate's. */
async function clientKept({ clientId, isDuplicates }: KeptEmail, email: string): Promise<Client | undefined> {
  const client = await findClient(clientId);
  if (client?.email === email) return client;
  return client && isDuplicates && !isOfContact(client, email) ? client : undefined;
}

export async function findClients(ids: readonly string[]): Promise<ReadonlyMap<string, Client>> {
  return await findByIds(await clients(), ids);
}

export async function findClient(clientId: string): Promise<Client | undefined> {
  return parseDocument(await (await clients()).doc(clientId).get());
}
