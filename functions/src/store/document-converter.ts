import type { DocumentData, FirestoreDataConverter, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { UnreadableDocumentError } from './unreadable-document-error.ts';

/**
 * Stores an entity as its collection keeps it and parses every document read with the entity's schema:
 * the id is the document's, times are ISO 8601 UTC strings outside and Timestamps in storage.
 * Reading throws an UnreadableDocumentError when the document does not fit the schema.
 * @param timeFields the names of the fields that hold times
 * @param apartFields the names of those that are stored elsewhere
 */
export function documentConverter<Entity extends { id: string }>(
  schema: z.ZodMiniType<Entity>,
  timeFields: readonly (keyof Entity & string)[],
  apartFields: readonly string[] = [],
): FirestoreDataConverter<Entity> {
  const times: ReadonlySet<string> = new Set(timeFields);
  const elsewhere: ReadonlySet<string> = new Set(apartFields);
  return {
    toFirestore(entity): DocumentData {
      const { id: _, ...fields } = entity;
      return Object.fromEntries(
        Object.entries(fields)
          .filter(([name, value]) => value !== undefined && !elsewhere.has(name))
          .map(([name, value]) => [name, times.has(name) ? toDate(value) : value]),
      );
    },
    fromFirestore(snapshot): Entity {
      const fields: Record<string, unknown> = {};
      for (const [name, value] of Object.entries(snapshot.data())) {
        // A person who edits in the Firebase console leaves null where a field was.
        if (value !== null) fields[name] = isTimestamp(value) ? value.toDate().toISOString() : value;
      }
      const read = schema.safeParse({ ...fields, id: snapshot.id });
      if (read.success) return read.data;
      const wrong = new Set(read.error.issues.flatMap(({ path }) => path.slice(0, 1).map(String)));
      throw new UnreadableDocumentError(snapshot.ref.parent.id, snapshot.id, [...wrong]);
    },
  };
}

// Firestore stores a Date as a Timestamp; naming the class here would load the SDK at start.
function toDate(value: unknown): Date {
  return new Date(z.string().parse(value));
}

function isTimestamp(value: unknown): value is Timestamp {
  return (
    typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'
  );
}
