import type { CollectionReference } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { documentConverter } from './document-converter.ts';
import { firestore } from './firestore.ts';

/** A collection of Firestore whose documents are read and written as parsed entities. */
export function entityCollection<Entity extends { id: string }>(
  name: string,
  schema: z.ZodMiniType<Entity>,
  timeFields: readonly (keyof Entity & string)[],
): () => Promise<CollectionReference<Entity>> {
  const converter = documentConverter(schema, timeFields);
  return async () => (await firestore()).collection(name).withConverter(converter);
}
