import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Client, EarlierPersons } from '@welding/domain/entities/client';
import { personsOf } from '@welding/domain/entities/recipients';
import { historyNames } from '#store/audit.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { parseSnapshot } from '#store/documents.ts';
import { itemByItem } from '#store/item-by-item.ts';
import { declareQuery } from '#store/query.ts';
import { clients, findClient } from './clients.ts';
import { eraseContacts } from './erase-contacts.ts';
import { followReaders } from './follow-readers.ts';
import { asRead, findPerson } from './guard-client.ts';
import { moveDocuments } from './move-documents.ts';

const unfinished = declareQuery({
  collection: 'clients',
  equal: [],
  order: { field: 'readersBefore', direction: 'asc' },
});
const mostAtOnce = 20;
const completion: Actor = { id: 'readers', name: historyNames.readers, role: 'system' };

/**
 * Lets mails, links, history and accounts follow all changes and merges of a client's persons that are not completed: see
 * `followReaders` and `eraseContacts`. A repeated call completes an interrupted one, and so does `finishErasures`.
 */
export async function completeReaders(clientId: string): Promise<void> {
  const client = await findClient(clientId);
  const earlier = client?.readersBefore;
  if (!client || !earlier) return;
  for (const before of earlier) await complete(client, before);
  await retryConflicts(async () => {
    const stored = await (await clients()).doc(clientId).get();
    // Further changes may have come while this ran.
    const left = (stored.data()?.readersBefore ?? []).filter(
      (one) => !earlier.some((done) => isDeepStrictEqual(done, one)),
    );
    const fields = { readersBefore: left.length > 0 ? left : undefined };
    await stored.ref.update(await clients.encodeUpdate(fields), asRead(stored));
  });
}

async function complete(client: Client, before: EarlierPersons): Promise<void> {
  if (before.id !== client.id) {
    const { mergedAs = {} } = (await findClient(before.id)) ?? {};
    await moveDocuments(before.id, client.id, completion, mergedAs);
  }
  const became = new Map<string, string>();
  for (const person of personsOf(before)) became.set(person, (await findPerson(before.id, person)).person);
  const personNow = (person: string) => became.get(person) ?? person;
  await followReaders({ before, after: client, personNow });
  const present = new Set(personsOf(client));
  await eraseContacts(
    client.id,
    personsOf(before).filter((person) => !present.has(personNow(person))),
  );
}

/** Completes interrupted changes and merges of clients' persons. @returns how many clients it completed */
export async function completeAllReaders(): Promise<number> {
  const found = await unfinished(await clients(), [])
    .limit(mostAtOnce)
    .get();
  const done = await itemByItem('readers', parseSnapshot(found), { idOf: ({ id }) => id }, ({ id }) =>
    completeReaders(id),
  );
  return done.length;
}
