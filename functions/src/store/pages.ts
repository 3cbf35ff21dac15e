import type { Query } from 'firebase-admin/firestore';
import type { EntityCollection } from './entity-collection.ts';
import { parseSnapshot, readSnapshot } from './parse-snapshot.ts';

/**
 * Everything of a collection, a page at a time, in the order of the ids, so that a document without any field is not
 * left out. What is written meanwhile may be in it or not; unreadable documents are left out and reported.
 * @param isWhole throws an UnreadableDocumentError instead
 */
export async function* pagesOf<Entity>(
  collection: EntityCollection<Entity>,
  pageSize: number,
  isWhole = false,
): AsyncGenerator<readonly Entity[]> {
  let page = (await collection()).limit(pageSize);
  for (;;) {
    const read = await page.get();
    yield isWhole ? readSnapshot(read) : parseSnapshot(read);
    const last = read.docs.at(-1);
    if (!last || read.size < pageSize) return;
    page = (await collection()).limit(pageSize).startAfter(last);
  }
}

/** The answer of an ordered query a page at a time; what is written meanwhile may be in it or not. */
export async function* pagesOfQuery<Entity>(query: Query<Entity>, pageSize = 500): AsyncGenerator<Entity[]> {
  let page = await query.limit(pageSize).get();
  for (;;) {
    yield parseSnapshot(page);
    const last = page.docs.at(-1);
    if (!last || page.size < pageSize) return;
    page = await query.limit(pageSize).startAfter(last).get();
  }
}
