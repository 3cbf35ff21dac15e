import { onSnapshot, type Query } from 'firebase/firestore';
import { Observable } from 'rxjs';
import { readDocument } from './document-data.ts';
import { reportRefusedList, reportUnreadable } from './report-list-trouble.ts';

/** One state of a watched list. `unreadable` counts documents that the schema refused; they are left out. */
export type ListState<Item> =
  | {
      readonly kind: 'items';
      readonly items: readonly Item[];
      readonly unreadable: number;
      readonly fromCache: boolean;
    }
  /** `isDenied`: the rules let nobody of this role read it, as far as that is known. */
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
