import { type Client, storedClientSchema } from '@welding/domain/entities/client';
import type { Known } from '@welding/domain/entities/clients-alike';
import { clients, emailOfDocument } from '#clients/clients.ts';
import { firestore } from '#store/firestore.ts';
import { declareQuery } from '#store/query.ts';

const emailsOfDuplicates = declareQuery({
  collection: 'clientEmails',
  equal: [],
  order: { field: 'mergedFrom', direction: 'asc' },
});

/** All clients, and again under the emails of their merged duplicates, which a new client could not take. */
export async function knownPeople(): Promise<Known[]> {
  const emails = (await firestore()).collection('clientEmails');
  const [known, { docs }] = await Promise.all([presentClients(), emailsOfDuplicates(emails, []).get()]);
  const own = new Map(known.map((client) => [client.id, client]));
  const aliases = docs.flatMap((document) => {
    const client = own.get(String(document.get('clientId')));
    return client ? [{ ...client, email: emailOfDocument(document) }] : [];
  });
  return [...known, ...aliases];
}

/**
 * What the plans compare and add to. Search terms are most of a client's document, and each part of an import reads all clients.
 */
const compared = [
  ...['firstName', 'lastName', 'email', 'phone', 'company', 'contacts', 'mergedInto', 'erasedAt'],
  ...['address', 'billingAddress', 'dueDays', 'asksPo', 'note'],
];
const clientsAtOnce = 5_000;

export async function presentClients(): Promise<Client[]> {
  const query = (await clients()).withConverter(null).select(...compared);
  const present: Client[] = [];
  for (let page = await query.limit(clientsAtOnce).get(); ; ) {
    for (const document of page.docs) {
      const { mergedInto, erasedAt, ...fields } = document.data();
      const read = storedClientSchema.safeParse({ ...fields, id: document.id });
      if (read.success && !mergedInto && !erasedAt) present.push(read.data);
    }
    const last = page.docs.at(-1);
    if (!last || page.size < clientsAtOnce) return present;
    page = await query.startAfter(last).limit(clientsAtOnce).get();
  }
}
