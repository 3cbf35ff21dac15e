import {
  collection,
  type DocumentData,
  type Firestore,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  query,
  Timestamp,
  where,
} from 'firebase/firestore';
import { Observable } from 'rxjs';
import { reportBrowserError } from '#shared/errors/report-browser-error.ts';
import type { ItemSchema, ListQuery } from './list-query.ts';

/** The state of a watched list. `unreadable` counts documents that the schema refused and the list omits. */
export type ListState<Item> =
  | {
      readonly kind: 'items';
      readonly items: readonly Item[];
      readonly unreadable: number;
      readonly fromCache: boolean;
    }
  /** `isDenied`: the rules refuse this role, as far as known. */
  | { readonly kind: 'failed'; readonly isDenied?: boolean };

/** Reports failures as states because reactfire keeps an errored observable and would throw it in the next session. */
export function watchQuery<Item>(query: Query, schema: ItemSchema<Item>): Observable<ListState<Item>> {
  return new Observable((subscriber) =>
    onSnapshot(
      query,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        const parsed = docs.map((document) => {
          const read = schema.safeParse(readDocument(document.id, document.data()));
          if (!read.success) reportUnreadable(document.ref.path);
          return read;
        });
        const items = parsed.flatMap((result) => (result.success ? [result.data] : []));
        subscriber.next({
          kind: 'items',
          items,
          unreadable: parsed.length - items.length,
          fromCache: metadata.fromCache,
        });
      },
      (error) => {
        reportRefusedList(error);
        subscriber.next({ kind: 'failed' });
      },
    ),
  );
}

/** Converts a document for domain's schemas: Timestamps to ISO 8601 in UTC, null to missing. Firestore's types stop here. */
export function readDocument(id: string, fields: DocumentData): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) continue;
    read[name] = value instanceof Timestamp ? value.toDate().toISOString() : value;
  }
  read['id'] = id;
  return read;
}

/** Temporary failures: an ended session, an unreachable server, a page being left. */
const passing = ['permission-denied', 'unauthenticated', 'unavailable', 'cancelled', 'deadline-exceeded'];

/** Logs a list refused for a fault of ours, such as a missing index. */
export function reportRefusedList(error: { readonly code: string; readonly message: string }): void {
  if (!passing.includes(error.code)) reportBrowserError(error);
}

/**
 * Logs a document that its schema refused.
 * @param path collection and id
 */
export function reportUnreadable(path: string): void {
  reportBrowserError(`Unreadable document ${path}`);
}

export function firestoreQuery(firestore: Firestore, wanted: ListQuery<unknown>): Query {
  const conditions = (wanted.where ?? []).map(([field, operator, value]) => where(field, operator, value));
  const order = wanted.order ? [orderBy(...wanted.order)] : [];
  return query(collection(firestore, wanted.collection), ...conditions, ...order, limit(wanted.limit));
}
