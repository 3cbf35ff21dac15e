import { AsyncLocalStorage } from 'node:async_hooks';
import { cannotBeStored, unreadableDocument } from '@welding/domain/messages';
import { type StoredFields, undecidedFields } from '@welding/domain/values/stored-fields';
import type {
  DocumentData,
  DocumentSnapshot,
  FirestoreDataConverter,
  QueryDocumentSnapshot,
  SetOptions,
  Timestamp,
} from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { badRequest } from '#refusal.ts';
import { fieldsReadOtherwise } from './fields-read-otherwise.ts';

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

export type StoredSchema<Entity> = z.ZodMiniType<Entity> & {
  readonly fields: StoredFields;
};

/** Entities that a sum cannot count, with the fields that decide it. */
const uncounted = new WeakMap<object, readonly string[]>();

/**
 * Parses every document with the entity's schema. The id is the document's. Times are ISO 8601 UTC strings outside and
 * Timestamps in storage. Reading throws an UnreadableDocumentError when the document does not fit. Writing throws a Refusal
 * bad_request for a field that would not be read as it was given.
 * @param timeFields the fields that hold times
 * @param apartFields the fields stored in another collection
 */
export function documentConverter<Entity extends { id: string }>(
  schema: StoredSchema<Entity>,
  timeFields: readonly string[],
  apartFields: readonly string[] = [],
): FirestoreDataConverter<Entity> {
  const times: ReadonlySet<string> = new Set(timeFields);
  const elsewhere: ReadonlySet<string> = new Set(apartFields);
  return {
    toFirestore(entity: object, options?: SetOptions): DocumentData {
      const here = Object.entries(entity).filter(([name]) => !elsewhere.has(name));
      const missing = Object.keys(schema.fields).filter((name) => name !== 'id' && !(name in entity));
      const wrong = fieldsReadOtherwise(schema.fields, {
        ...(options === undefined && Object.fromEntries(missing.map((name) => [name, undefined]))),
        ...Object.fromEntries(here),
      });
      if (wrong.length > 0) throw badRequest(cannotBeStored(wrong));
      return Object.fromEntries(
        here
          .filter(([name, value]) => name !== 'id' && value !== undefined)
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
      if (read.success) {
        const undecided = undecidedFields(schema.fields, read.data);
        if (undecided.length > 0) uncounted.set(read.data, undecided);
        return read.data;
      }
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

/** Takes the unreadable documents that reading for display passes over, where the log is not the place for them. */
export const passedOver = new AsyncLocalStorage<(error: UnreadableDocumentError) => unknown>();

/**
 * The entity of a document for display, undefined without one. An unreadable document counts as missing and is reported by
 * its path, so that a mistake in the Firebase console affects that document alone.
 */
export function parseDocument<Entity>(document: DocumentSnapshot<Entity>): Entity | undefined {
  try {
    return document.data();
  } catch (error) {
    const take = passedOver.getStore();
    if (take && error instanceof UnreadableDocumentError) {
      take(error);
      return undefined;
    }
    logger.error('unreadable document', {
      path: document.ref.path,
      cause: error instanceof Error ? error.name : 'unknown',
    });
    return undefined;
  }
}

/** The documents of these that cannot be read, as collection/id. */
export function unreadableOf(documents: readonly DocumentSnapshot<unknown>[]): string[] {
  return documents.flatMap((document) =>
    document.exists && parseDocument(document) === undefined ? [document.ref.path] : [],
  );
}

type Documents<Entity> = { readonly docs: readonly QueryDocumentSnapshot<Entity>[] };

/** The entities of a list for display, each as by `parseDocument`. */
export function parseSnapshot<Entity>({ docs }: Documents<Entity>): Entity[] {
  return docs.flatMap((document) => parseDocument(document) ?? []);
}

/**
 * The entity of a document that a sum counts, or that a decision depends on.
 * @throws UnreadableDocumentError also where a later release decides what the entity counts for
 */
export function countedOf<Entity>(document: DocumentSnapshot<Entity>): Entity | undefined {
  const entity = document.data();
  const undecided = typeof entity === 'object' && entity !== null ? uncounted.get(entity) : undefined;
  if (undecided) throw new UnreadableDocumentError(document.ref.parent.id, document.id, undecided);
  return entity;
}

/**
 * The entities of a list that must be complete, such as for a sum of money.
 * @param except the id of one to leave out unread
 * @throws UnreadableDocumentError
 */
export function readSnapshot<Entity>({ docs }: Documents<Entity>, except?: string): Entity[] {
  return docs.flatMap((document) => (document.id === except ? [] : (countedOf(document) ?? [])));
}

/** The entities of a list that says what it leaves out: those that a sum counts, and the errors of the others. */
export function readEach<Entity>({ docs }: Documents<Entity>): {
  readonly entities: Entity[];
  readonly unreadable: UnreadableDocumentError[];
} {
  const read = docs.map((document) => readOrError([document]));
  return {
    entities: read.flatMap((each) => (each instanceof UnreadableDocumentError ? [] : each)),
    unreadable: read.filter((each) => each instanceof UnreadableDocumentError),
  };
}

/** The entities of all these documents, or the error of the first unreadable one. */
export function readOrError<Entity>(
  documents: readonly DocumentSnapshot<Entity>[],
): Entity[] | UnreadableDocumentError {
  try {
    return documents.flatMap((document) => countedOf(document) ?? []);
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return error;
    throw error;
  }
}
