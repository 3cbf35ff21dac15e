/// <reference path="./firestore-get-all.d.ts" />
import type { CollectionReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { parseDocument } from './parse-snapshot.ts';

/** The documents of these ids, in their order, those that are not there, too; one call asks for all of them. */
export async function getDocuments<Entity>(
  collection: CollectionReference<Entity>,
  ids: readonly string[],
): Promise<DocumentSnapshot<Entity>[]> {
  if (ids.length === 0) return [];
  return await collection.firestore.getAll(...ids.map((id) => collection.doc(id)));
}

/** The documents of these ids that are there and can be read, by id. */
export async function findByIds<Entity extends { id: string }>(
  collection: CollectionReference<Entity>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Entity>> {
  const found = await getDocuments(collection, ids);
  return new Map(
    found.flatMap((document) => parseDocument(document) ?? []).map((entity) => [entity.id, entity]),
  );
}
