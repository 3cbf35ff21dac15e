import { randomUUID } from 'node:crypto';
import { type DocumentReference, getFirestore, type WriteBatch } from 'firebase-admin/firestore';

/** Creates these documents, one a collection, and the key that makes a request repeatable, in one batch. */
export async function createBare(
  documents: Readonly<Record<string, object>>,
  alsoWrite: (batch: WriteBatch) => unknown = () => undefined,
): Promise<void> {
  const database = getFirestore();
  const batch = database.batch();
  for (const [collection, fields] of Object.entries(documents)) {
    batch.create(database.collection(collection).doc(randomUUID()), fields);
  }
  batch.create(database.collection('idempotencyKeys').doc(randomUUID()), {
    fingerprint: randomUUID(),
    resultId: randomUUID(),
    expireAt: new Date(),
  });
  alsoWrite(batch);
  await batch.commit();
}

/** Documents that count uses, as limits have them. */
export async function createUsages(count: number): Promise<DocumentReference[]> {
  const usages = Array.from({ length: count }, () =>
    getFirestore().collection('rateLimits').doc(`bench-${randomUUID()}`),
  );
  await Promise.all(usages.map((usage) => usage.set({ uses: 0 })));
  return usages;
}
