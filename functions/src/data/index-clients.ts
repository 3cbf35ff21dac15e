import { isDeepStrictEqual } from 'node:util';
import type { Client } from '@welding/domain/entities/client';
import { clientSearchTerms } from '@welding/domain/entities/client-search';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { clients } from './clients.ts';
import { firestore } from './firestore.ts';
import { isConflict } from './outage.ts';
import { parseDocument } from './parse-snapshot.ts';
import { declareQuery } from './query.ts';

const everyClient = declareQuery({
  collection: 'clients',
  equal: [],
  order: { field: '__name__', direction: 'asc' },
});
const pageSize = 300;

/**
 * Stores with every client what the desk finds it by, where that is missing or of an older form. Safe to repeat, and while
 * the desk is in use. @returns how many clients there are, and how many were written
 */
export async function indexClients(): Promise<{ looked: number; written: number }> {
  const all = everyClient(await clients(), []).limit(pageSize);
  const counted = { looked: 0, written: 0 };
  let last: QueryDocumentSnapshot<Client> | undefined;
  for (;;) {
    const page = await (last ? all.startAfter(last) : all).get();
    if (page.empty) return counted;
    const written = await writeTerms(page.docs);
    // Somebody changed one of them meanwhile: this page once more.
    if (written === undefined) continue;
    counted.looked += page.size;
    counted.written += written;
    last = page.docs.at(-1);
  }
}

/** @returns how many were written, or undefined when one of them had been changed since it was read, and none was */
async function writeTerms(documents: readonly QueryDocumentSnapshot<Client>[]): Promise<number | undefined> {
  const batch = (await firestore()).batch();
  let written = 0;
  for (const document of documents) {
    const client = parseDocument(document);
    if (!client || client.mergedInto || client.erasedAt) continue;
    const searchTerms = clientSearchTerms(client);
    if (isDeepStrictEqual(client.searchTerms, searchTerms)) continue;
    batch.update(document.ref.withConverter(null), { searchTerms }, { lastUpdateTime: document.updateTime });
    written += 1;
  }
  try {
    await batch.commit();
    return written;
  } catch (error) {
    if (isConflict(error)) return undefined;
    throw error;
  }
}
