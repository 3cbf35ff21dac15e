import { type DocumentData, onSnapshot, type Query, Timestamp } from 'firebase/firestore';
import { Observable } from 'rxjs';
import { reportBrowserError } from '#shared/errors/report-browser-error.ts';

/** One state of a watched list. `unreadable` counts documents that the schema refused; they are left out. */
export type ListState<Item> =
  | {
      readonly kind: 'items';
      readonly items: readonly Item[];
      readonly unreadable: number;
      readonly fromCache: boolean;
    }
  /** `isDenied`: the rules refuse this role, as far as known. */
  | { readonly kind: 'failed'; readonly isDenied?: boolean };

/** A schema of zod, as far as a list needs it. */
export type ItemSchema<Item> = {
  safeParse(value: unknown): { success: true; data: Item } | { success: false };
};

/**
 * The documents of `query`, live. A failure is a state, not an error: reactfire keeps an errored observable for good
 * and would throw it at the next session.
 */
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

/**
 * A document as the domain's schemas read it: Timestamps as ISO 8601 in UTC, and a field set to null as missing.
 * The one place where Firestore's own types end.
 */
export function readDocument(id: string, fields: DocumentData): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) continue;
    read[name] = value instanceof Timestamp ? value.toDate().toISOString() : value;
  }
  read['id'] = id;
  return read;
}

/** Passing troubles of any list: an ended session, an unreachable server, a page being left. */
const passing = ['permission-denied', 'unauthenticated', 'unavailable', 'cancelled', 'deadline-exceeded'];

/** Tells our log of a list that was refused for what is wrong with it, as for want of an index. */
export function reportRefusedList(error: { readonly code: string; readonly message: string }): void {
  if (!passing.includes(error.code)) reportBrowserError(error);
}

/** Tells our log of a document that a list leaves out, as its schema refuses it. @param path collection and id */
export function reportUnreadable(path: string): void {
  reportBrowserError(`Unreadable document ${path}`);
}
