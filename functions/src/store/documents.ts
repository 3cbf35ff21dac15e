import { unreadableDocument } from '@welding/domain/messages';
import type {
  DocumentData,
  DocumentSnapshot,
  FirestoreDataConverter,
  QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';

/** A document that does not fit its schema. The message is for staff and holds none of the document's values. */
export class UnreadableDocumentError extends Error {
  override readonly name = 'UnreadableDocumentError';
  readonly collection: string;
  readonly id: string;

  /** @param fields the names of the invalid fields */
  constructor(collection: string, id: string, fields: readonly string[]) {
    super(unreadableDocument(collection, id, fields));
    this.collection = collection;
    this.id = id;
  }
}

/**
 * Parses every document with the entity's schema. The id is the document's. Times are ISO 8601 UTC strings outside and
 * Timestamps in storage. Reading throws an UnreadableDocumentError when the document does not fit.
 * @param timeFields the fields that hold times
 * @param apartFields the fields stored in another collection
 */
export function documentConverter<Entity extends { id: string }>(
  schema: z.ZodMiniType<Entity>,
  timeFields: readonly string[],
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
        // An edit in the Firebase console can leave null where a field was.
        if (value !== null) fields[name] = isTimestamp(value) ? value.toDate().toISOString() : value;
      }
      const read = schema.safeParse({ ...fields, id: snapshot.id });
      if (read.success) return read.data;
      const wrong = new Set(read.error.issues.flatMap(({ path }) => path.slice(0, 1).map(String)));
      throw new UnreadableDocumentError(snapshot.ref.parent.id, snapshot.id, [...wrong]);
    },
  };
}

// Firestore stores a Date as a Timestamp. Naming the class here would load the SDK at start.
function toDate(value: unknown): Date {
  return new Date(z.string().parse(value));
}

function isTimestamp(value: unknown): value is Timestamp {
  return (
    typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'
  );
}

/**
 * The entity of a document for display, undefined without one. An unreadable document counts as missing and is reported by
 * its path, so that a mistake in the Firebase console affects that document alone.
 */
export function parseDocument<Entity>(document: DocumentSnapshot<Entity>): Entity | undefined {
  try {
    return document.data();
  } catch (error) {
    logger.error('unreadable document', {
      path: document.ref.path,
      cause: error instanceof Error ? error.name : 'unknown',
    });
    return undefined;
  }
}

type Documents<Entity> = { readonly docs: readonly QueryDocumentSnapshot<Entity>[] };

/** The entities of a list for display, each as by `parseDocument`. */
export function parseSnapshot<Entity>({ docs }: Documents<Entity>): Entity[] {
  return docs.flatMap((document) => parseDocument(document) ?? []);
}

/**
 * The entities of a list that must be complete, such as for a sum of money.
 * @param except the id of one to leave out unread
 * @throws UnreadableDocumentError
 */
export function readSnapshot<Entity>({ docs }: Documents<Entity>, except?: string): Entity[] {
  return docs.flatMap((document) => (document.id === except ? [] : document.data()));
}

/** The entities of all these documents, or the error of the first unreadable one. */
export function readOrError<Entity>(
  documents: readonly DocumentSnapshot<Entity>[],
): Entity[] | UnreadableDocumentError {
  try {
    return documents.flatMap((document) => document.data() ?? []);
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return error;
    throw error;
  }
}
