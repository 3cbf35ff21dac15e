import { randomUUID } from 'node:crypto';
import { type Client, clientSchema, type NewClient } from '@welding/domain/client';
import { entityCollection } from './collection.ts';
import { firestore } from './firestore.ts';
import { isAlreadyThere } from './outage.ts';
import { declareQuery } from './query.ts';

export const clients = entityCollection('clients', clientSchema, ['createdAt', 'sessionsValidFrom']);

const clientByEmail = declareQuery({ collection: 'clients', equal: ['email'] });

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

/** The client with this e-mail, which must be trimmed and in lower case as the schema leaves it. */
export async function findClientByEmail(email: string): Promise<Client | undefined> {
  const found = await clientByEmail(await clients(), [email])
    .limit(1)
    .get();
  return found.docs[0]?.data();
}

/** The client, or undefined when there is none. @throws ZodError when the stored document is not a client. */
export async function findClient(clientId: string): Promise<Client | undefined> {
  return (await (await clients()).doc(clientId).get()).data();
}
