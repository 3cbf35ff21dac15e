import type { CollectionReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { retryConflicts } from './retry-conflicts.ts';

/**
 * Goes through a whole collection, a page at a time; a page that somebody else changes meanwhile is read again.
 * @param change writes what is to change of a page, and says of how many documents
 */
export async function changePages<Entity>(
  collection: () => Promise<CollectionReference<Entity>>,
  pageSize: number,
  change: (page: readonly QueryDocumentSnapshot<Entity>[]) => Promise<number>,
): Promise<{ looked: number; written: number }> {
  const counted = { looked: 0, written: 0 };
  for (let after: QueryDocumentSnapshot<Entity> | undefined; ; ) {
    const page = (await collection()).limit(pageSize);
    const from: typeof page = after ? page.startAfter(after) : page;
    const { docs, written } = await retryConflicts(async () => {
      const read = await from.get();
      return { docs: read.docs, written: await change(read.docs) };
    });
    counted.looked += docs.length;
    counted.written += written;
    after = docs.at(-1);
    if (docs.length < pageSize) return counted;
  }
}
