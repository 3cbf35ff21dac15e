import { randomUUID } from 'node:crypto';
import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Client, NewClient } from '@welding/domain/entities/client';
import { clientSearchTerms } from '@welding/domain/entities/client-search';
import { clientMessages, clientPrivacy, storedClientSchema } from '@welding/domain/entities/stored-client';
import { errorCodes } from '@welding/domain/error-codes';
import { maxListLength } from '@welding/domain/values/limits';
import { conflict } from '#refusal.ts';
import { recordChange } from '#store/audit.ts';
import {
  type CreateConditions,
  createIdempotently,
  type IdempotencyKey,
} from '#store/create-idempotently.ts';
import { parseDocument } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import {
  type DocumentReference,
  type DocumentSnapshot,
  firestore,
  type QueryDocumentSnapshot,
} from '#store/firestore.ts';
import { declareQuery, findByIds } from '#store/query.ts';

export const clients = entityCollection(
  'clients',
  storedClientSchema,
  ['createdAt', 'sessionsValidFrom', 'updatedAt', 'erasedAt'],
  clientPrivacy,
);

const clientByEmail = declareQuery({ collection: 'clients', equal: ['email'] });
const clientsMergedInto = declareQuery({ collection: 'clients', equal: ['mergedInto'] });
const emailsOfClient = declareQuery({ collection: 'clientEmails', equal: ['clientId'] });

/** Another client has this e-mail. */
export const emailTaken = () => conflict(clientMessages.emailTaken, errorCodes.emailTaken);

/**
 * Stores a new client. The e-mail's own document, written in the same batch, keeps e-mails unique.
 * @param id for sample data that is always the same
 * @throws Refusal email_taken
 */
export async function createClient(newClient: NewClient, id: string = randomUUID()): Promise<Client> {
  return await storeClient(clientOf(newClient, id), { once: undefined });
}

/**
 * Stores a new client whom somebody at the desk adds; a repeated request gets the one that the first stored.
 * @throws Refusal email_taken, key_reused
 */
export async function addClient(
  newClient: NewClient,
  actor: Actor,
  once: IdempotencyKey | undefined,
): Promise<Client> {
  const client = clientOf(newClient);
  const entry = {
    actor,
    action: 'added',
    entity: 'client',
    entityId: client.id,
    clientId: client.id,
  } as const;
  return await storeClient(client, {
    once,
    also: (batch) => recordChange(batch, { ...entry, changes: [] }),
  });
}

async function storeClient(client: Client, { once, also }: CreateConditions<Client>): Promise<Client> {
  return await createIdempotently(await clients(), client, {
    once,
    check: async () => {
      const { owner, ownerId } = await ownerOfEmail(client.email);
      if (owner || ownerId !== undefined) throw emailTaken();
    },
    also: async (batch, stored) => {
      batch.create(await emailDocument(client.email), { clientId: client.id });
      await also?.(batch, stored);
    },
  });
}

/** A client as it is stored. An empty address is none. */
export function clientOf({ address, ...newClient }: NewClient, id: string = randomUUID()): Client {
  const client = { ...newClient, ...(address && { address }) };
  const createdAt = new Date().toISOString();
  return { ...client, id, createdAt, searchTerms: clientSearchTerms(client) };
}

/** The ids of the duplicates that were merged into this client, and into those. */
export async function duplicatesOf(clientId: string): Promise<string[]> {
  const all = new Set([clientId]);
  // A set goes on with what is added to it meanwhile.
  for (const id of all) {
    const found = await clientsMergedInto(await clients(), [id])
      .limit(maxListLength)
      .get();
    for (const duplicate of found.docs) all.add(duplicate.id);
  }
  all.delete(clientId);
  return [...all];
}

/** The document that keeps an e-mail unique. */
export async function emailDocument(email: string): Promise<DocumentReference> {
  return (await firestore()).collection('clientEmails').doc(documentIdOf(email));
}

/** The id of an e-mail's document. An id holds no slash, and a lower-case e-mail holds no %2F, so it can replace one. */
export function documentIdOf(email: string): string {
  return email.replaceAll('/', '%2F');
}

/** The e-mail of `documentIdOf`. */
export function emailOfDocument({ id }: { readonly id: string }): string {
  return id.replaceAll('%2F', '/');
}

/** The documents of all e-mails that are kept for this client. */
export async function emailDocumentsOf(clientId: string): Promise<DocumentReference[]> {
  return (await clientEmailsOf(clientId)).map(({ ref }) => ref);
}

/** The e-mails that are kept for this client, as they are stored. */
export async function clientEmailsOf(clientId: string): Promise<QueryDocumentSnapshot[]> {
  const emails = (await firestore()).collection('clientEmails');
  return (await emailsOfClient(emails, [clientId]).limit(maxListLength).get()).docs;
}

/** When a code or link showed whose this e-mail is; undefined for one that somebody only typed. */
export function provenAtOf(stored: DocumentSnapshot): Date | undefined {
  const provenAt: unknown = stored.get('provenAt');
  return isTimestamp(provenAt) ? provenAt.toDate() : undefined;
}

/** Whether this e-mail came with a duplicate that was merged into the client, and opens the portal beside the client's own. */
export function isOfDuplicate(stored: DocumentSnapshot): boolean {
  return provenAtOf(stored) !== undefined && typeof stored.get('mergedFrom') === 'string';
}

function isTimestamp(value: unknown): value is { toDate: () => Date } {
  return typeof value === 'object' && value !== null && 'toDate' in value;
}

/**
 * Who has an e-mail, whether it is proven to be theirs, and for whom it is kept, which may be a client that is there no
 * more. The e-mail must be trimmed and in lower case as the schema leaves it. One whose e-mail was stored with capitals or
 * spaces, as people type them into the Firebase console, is found by the e-mail's own document, and so are one who takes it
 * at this moment and one whose duplicate had it.
 */
export async function ownerOfEmail(
  email: string,
): Promise<{ owner: Client | undefined; ownerId: string | undefined; isProven: boolean }> {
  // Both are always asked for, at once, so that known and unknown e-mails take equally long.
  const [byField, stored] = await Promise.all([clientOfField(email), keptFor(email)]);
  const found = byField ?? (stored && (await clientKept(stored, email)));
  // One that is being erased keeps its e-mail until all else is gone; it opens nothing any more.
  const owner = found?.erasedAt ? undefined : found;
  const isProven = stored?.isProven === true && stored.clientId === owner?.id;
  return { owner, ownerId: found?.id ?? stored?.clientId, isProven };
}

/** The client with this e-mail, as `ownerOfEmail` finds it. */
export async function findClientByEmail(email: string): Promise<Client | undefined> {
  return (await ownerOfEmail(email)).owner;
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

/** The client that an e-mail is kept for: as its own, or as a duplicate's. */
async function clientKept({ clientId, isDuplicates }: KeptEmail, email: string): Promise<Client | undefined> {
  const client = await findClient(clientId);
  return client?.email === email || isDuplicates ? client : undefined;
}

/** The clients of these ids that are there, by id. */
export async function findClients(ids: readonly string[]): Promise<ReadonlyMap<string, Client>> {
  return await findByIds(await clients(), ids);
}

/** The client, or undefined when there is none. */
export async function findClient(clientId: string): Promise<Client | undefined> {
  return parseDocument(await (await clients()).doc(clientId).get());
}
