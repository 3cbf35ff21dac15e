import { DocumentReference, Firestore, Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { vi } from 'vitest';

/** The number of documents that `work` reads in this process. */
export async function readsOf(work: () => Promise<unknown>): Promise<number> {
  let reads = 0;
  const [getQuery, getDocument] = [Query.prototype.get, DocumentReference.prototype.get];
  const query = vi.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
    const found: QuerySnapshot = await getQuery.call(this);
    reads += Math.max(1, found.size);
    return found;
  });
  const document = vi.spyOn(DocumentReference.prototype, 'get').mockImplementation(async function (
    this: DocumentReference,
  ) {
    reads += 1;
    return await getDocument.call(this);
  });
  const getAll = Firestore.prototype.getAll;
  const documents = vi.spyOn(Firestore.prototype, 'getAll').mockImplementation(async function (
    this: Firestore,
    ...references
  ) {
    const found = await getAll.apply(this, references);
    reads += found.length;
    return found;
  });
  await work();
  query.mockRestore();
  document.mockRestore();
  documents.mockRestore();
  return reads;
}
