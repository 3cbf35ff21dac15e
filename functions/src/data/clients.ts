import { randomUUID } from 'node:crypto';
import type { Client, NewClient } from '@welding/domain/entities/client';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import { entityCollection } from './collection.ts';
import { documentConverter } from './document-converter.ts';
import { firestore } from './firestore.ts';
import { isAlreadyThere } from './outage.ts';
import { parseDocument } from './parse-snapshot.ts';
import { declareQuery } from './query.ts';

const timeFields = ['createdAt', 'sessionsValidFrom'] as const;

export const clients = entityCollection('clients', storedClientSchema, timeFields);
const converter = documentConverter(storedClientSchema, timeFields);

const clientByEmail = declareQuery({ collection: 'clients', equal: ['email'] });
const emailsOfClient = declareQuery({ collection: 'clientEmails', equal: ['clientId'] });

/** Another client has this e-mail. */
export class EmailTakenError extends Error {
  override readonly name = 'EmailTakenError';
}

/**
 * Stores a new client. The e-mail's own document, written in the same transaction, keeps e-mails unique.
 * @param id for sample data that is always the same
 * @throws EmailTakenError
 */
export async function createClient(newClient: NewClient, id: string = randomUUID()): Promise<Client> {
  const client: Client = { ...newClient, id, createdAt: new Date().toISOString() };
  const database = await firestore();
  const batch = database.batch();
  batch.create(database.collection('clientEmails').doc(client.email), { clientId: id });
  batch.create((await clients()).doc(id), client);
  try {
    await batch.commit();
  } catch (error) {
    if (isAlreadyThere(error)) throw new EmailTakenError('Another client has this e-mail', { cause: error });
    throw error;
  }
  return client;
}

/**
 * Writes everything a client is made of anew, in the form in which this code writes it, and keeps what else stands in the
 * document. The e-mail's own document moves along in the same transaction.
 * @returns the client, or undefined when there is none
 * @throws EmailTakenError
 */
export async function changeClient(clientId: string, changed: NewClient): Promise<Client | undefined> {
  const database = await firestore();
  const document = (await clients()).doc(clientId);
  const emails = database.collection('clientEmails');
  return await database.runTransaction(async (transaction) => {
    const read = await transaction.get(document);
    const before = parseDocument(read);
    if (!before) return undefined;
    const named = await transaction.get(emailsOfClient(emails, [clientId]));
    const taken = (await transaction.get(emails.doc(changed.email))).get('clientId');
    if (taken !== undefined && taken !== clientId)
      throw new EmailTakenError('Another client has this e-mail');
    for (const { id, ref } of named.docs) if (id !== changed.email) transaction.delete(ref);
    transaction.set(emails.doc(changed.email), { clientId });
    const after: Client = { ...before, ...changed };
    const fields = { ...converter.toFirestore(after), address: changed.address || null };
    transaction.update(document.withConverter(null), fields);
    return after;
  });
}

/**
 * The client with this e-mail, which must be trimmed and in lower case as the schema leaves it. One whose e-mail was stored
 * with capitals or spaces, as people type them into the Firebase console, is found by the e-mail's own document; it is
 * always asked for, so that known and unknown e-mails take equally long.
 */
export async function findClientByEmail(email: string): Promise<Client | undefined> {
  const [byField, byDocument] = await Promise.all([clientOfField(email), clientOfDocument(email)]);
  return byField ?? byDocument;
}

async function clientOfField(email: string): Promise<Client | undefined> {
  const found = await clientByEmail(await clients(), [email])
    .limit(1)
    .get();
  return found.docs[0] && parseDocument(found.docs[0]);
}

async function clientOfDocument(email: string): Promise<Client | undefined> {
  const named = await (await firestore()).collection('clientEmails').doc(email).get();
  const clientId: unknown = named.get('clientId');
  const client = typeof clientId === 'string' && clientId !== '' ? await findClient(clientId) : undefined;
  return client?.email === email ? client : undefined;
}

/** The client, or undefined when there is none. */
export async function findClient(clientId: string): Promise<Client | undefined> {
  return parseDocument(await (await clients()).doc(clientId).get());
}
