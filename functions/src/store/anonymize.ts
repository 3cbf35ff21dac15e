import { erasedFields } from '@welding/domain/entities/privacy';
import type { DocumentReference, DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { EntityCollection } from './entity-collection.ts';
import { newBatch } from './firestore.ts';
import { parseDocument } from './parse-snapshot.ts';

/** Writes of one batch, which has to stay below 10 MB. */
const mostAtOnce = 400;

/** What goes into one of the batches. */
export type Write = (batch: WriteBatch) => void;

/** Takes out of a document what the list beside its schema says goes with the client. */
export async function anonymized<Entity extends { id: string }>(
  collection: EntityCollection<Entity>,
  document: DocumentSnapshot<Entity>,
  besides: Partial<Entity> = {},
): Promise<Write> {
  const entity = parseDocument(document);
  if (!entity) return deletion(document);
  const fields = { ...erasedFields(collection.privacy, entity), ...besides };
  const update = await collection.encodeUpdate(fields);
  return (batch) => batch.update(document.ref.withConverter(null), update);
}

/** Takes a document away. */
export function deletion({ ref }: { readonly ref: DocumentReference }): Write {
  return (batch) => batch.delete(ref);
}

/** Does all of these, some at a time: what broke off is to be repeated. */
export async function commitAll(writes: readonly Write[]): Promise<void> {
  for (let first = 0; first < writes.length; first += mostAtOnce) {
    const batch = await newBatch();
    for (const write of writes.slice(first, first + mostAtOnce)) write(batch);
    await batch.commit();
  }
}
