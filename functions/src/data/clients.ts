import { randomUUID } from 'node:crypto';
import { maxListLength } from '@welding/domain/business/limits';
import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Client, NewClient } from '@welding/domain/entities/client';
import { clientSearchTerms } from '@welding/domain/entities/client-search';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import type { DocumentReference } from 'firebase-admin/firestore';
import { recordChange } from './audit.ts';
import { entityCollection } from './collection.ts';
import {
  type CreateConditions,
  createIdempotently,
  findEarlier,
  type IdempotencyKey,
} from './create-idempotently.ts';
import { findByIds } from './find-by-ids.ts';
import { firestore } from './firestore.ts';
import { parseDocument } from './parse-snapshot.ts';
import { declareQuery } from './query.ts';

export const clients = entityCollection('clients', storedClientSchema, [
  'createdAt',
  'sessionsValidFrom',
  'updatedAt',
  'erasedAt',
]);

const clientByEmail = declareQuery({ collection: 'clients', equal: ['email'] });
const emailsOfClient = declareQuery({ collection: 'clientEmails', equal: ['clientId'] });

/** Another client has this e-mail. */
export class EmailTakenError extends Error {
  override readonly name = 'EmailTakenError';
}

/**
 * Stores a new client. The e-mail's own document, written in the same batch, keeps e-mails unique.
 * @param id for sample data that is always the same
 * @throws EmailTakenError
 */
export async function createClient(newClient: NewClient, id: string = randomUUID()): Promise<Client> {
  return await storeClient(clientOf(newClient, id), { once: undefined });
}

/**
 * Stores a new client whom somebody at the desk adds; a repeated request gets the one that the first stored.
 * @throws EmailTakenError, KeyReusedError
 */
export async function addClient(
  newClient: NewClient,
  actor: Actor,
  once: IdempotencyKey | undefined,
): Promise<Client> {
  const earlier = async () => once && (await findEarlier(await clients(), once));
  const stored = await earlier();
  if (stored) return stored;
  const client = clientOf(newClient);
  const entry = {
    actor,
    action: 'added',
    entity: 'client',
    entityId: client.id,
    clientId: client.id,
  } as const;
  try {
    return await storeClient(client, {
      once,
      also: (batch) => recordChange(batch, { ...entry, changes: [] }),
    });
  } catch (error) {
    // The same request at the same time is who has the e-mail.
    const other = error instanceof EmailTakenError && (await earlier());
    if (other) return other;
    throw error;
  }
}

async function storeClient(client: Client, { once, also }: CreateConditions<Client>): Promise<Client> {
  return await createIdempotently(await clients(), client, {
    once,
    check: async () => {
      const { owner, ownerId } = await ownerOfEmail(client.email);
      if (owner || ownerId !== undefined) throw new EmailTakenError('Another client has this e-mail');
    },
    also: async (batch) => {
      batch.create(await emailDocument(client.email), { clientId: client.id });
      await also?.(batch);
    },
  });
}

/** A client as it is stored. An empty address is none. */
export function clientOf({ address, ...newClient }: NewClient, id: string = randomUUID()): Client {
  const client = { ...newClient, ...(address && { address }) };
  const createdAt = new Date().toISOString();
  return { ...client, id, createdAt, searchTerms: clientSearchTerms(client) };
}

/** The document that keeps an e-mail unique. */
export async function emailDocument(email: string): Promise<DocumentReference> {
  return (await firestore()).collection('clientEmails').doc(email);
}

/** The documents of all e-mails that are kept for this client. */
export async function emailDocumentsOf(clientId: string): Promise<DocumentReference[]> {
  const emails = (await firestore()).collection('clientEmails');
  const named = await emailsOfClient(emails, [clientId]).limit(maxListLength).get();
  return named.docs.map(({ ref }) => ref);
}

/**
 * Who has an e-mail, and for whom it is kept, which may be a client that is there no more. The e-mail must be trimmed and
 * in lower case as the schema leaves it. One whose e-mail was stored with capitals or spaces, as people type them into the
 * Firebase console, is found by the e-mail's own document, and so is one who takes it at this moment.
 */
export async function ownerOfEmail(
  email: string,
): Promise<{ owner: Client | undefined; ownerId: string | undefined }> {
  // Both are always asked for, at once, so that known and unknown e-mails take equally long.
  const [byField, keptFor] = await Promise.all([clientOfField(email), keptForOf(email)]);
  const owner = byField ?? (keptFor === undefined ? undefined : await clientWithEmail(keptFor, email));
  return { owner, ownerId: owner?.id ?? keptFor };
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

async function keptForOf(email: string): Promise<string | undefined> {
  const kept: unknown = (await (await emailDocument(email)).get()).get('clientId');
  return typeof kept === 'string' && kept !== '' ? kept : undefined;
}

async function clientWithEmail(clientId: string, email: string): Promise<Client | undefined> {
  const client = await findClient(clientId);
  return client?.email === email ? client : undefined;
}

/** The clients of these ids that are there, by id. */
export async function findClients(ids: readonly string[]): Promise<ReadonlyMap<string, Client>> {
  return await findByIds(await clients(), ids);
}

/** The client, or undefined when there is none. */
export async function findClient(clientId: string): Promise<Client | undefined> {
  return parseDocument(await (await clients()).doc(clientId).get());
}
