import type { CollectionReference } from 'firebase-admin/firestore';
import { parseDocument } from './parse-snapshot.ts';

/** The documents of these ids that are there and can be read, by id; they are asked for all at once. */
export async function findByIds<Entity extends { id: string }>(
  collection: CollectionReference<Entity>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Entity>> {
  const found = await Promise.all(ids.map((id) => collection.doc(id).get()));
  return new Map(
    found.flatMap((document) => parseDocument(document) ?? []).map((entity) => [entity.id, entity]),
  );
}
