import type { CollectionReference, DocumentData, FieldValue } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { documentConverter } from './document-converter.ts';
import { firestore } from './firestore.ts';

/** A collection of Firestore whose documents are read and written as parsed entities. */
export type EntityCollection<Entity> = {
  (): Promise<CollectionReference<Entity>>;
  /** Fields as an update writes them, which no converter looks at; one that is undefined is removed. */
  readonly encodeUpdate: (
    fields: Partial<Entity>,
  ) => Promise<Record<string, FieldValue | DocumentData[string]>>;
};

export function entityCollection<Entity extends { id: string }>(
  name: string,
  schema: z.ZodMiniType<Entity>,
  timeFields: readonly (keyof Entity & string)[],
): EntityCollection<Entity> {
  const converter = documentConverter(schema, timeFields);
  const collection = async () => (await firestore()).collection(name).withConverter(converter);
  return Object.assign(collection, {
    encodeUpdate: async (fields: Partial<Entity>) => {
      const { FieldValue } = await import('firebase-admin/firestore');
      const removed = Object.entries(fields).flatMap(([field, value]) =>
        value === undefined ? [field] : [],
      );
      return {
        ...converter.toFirestore(fields, { merge: true }),
        ...Object.fromEntries(removed.map((field) => [field, FieldValue.delete()])),
      };
    },
  });
}
