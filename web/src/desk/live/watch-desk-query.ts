import { doc, onSnapshot } from 'firebase/firestore';
import { openDeskFirebase } from '#desk/session/desk-firebase.ts';
import { firestoreQuery } from '#shared/live-lists/firestore-query.ts';
import type { ListQuery } from '#shared/live-lists/list-query.ts';
import {
  type ListState,
  readDocument,
  reportRefusedList,
  reportUnreadable,
  watchQuery,
} from '#shared/live-lists/watch-query.ts';
import { watchWithApart } from './watch-with-apart.ts';

/** Watches what `wanted` asks for until the function returned is called. A failure is a state like any other. */
export function watchDeskQuery<Item>(
  wanted: ListQuery<Item>,
  listener: (state: ListState<Item>) => void,
): () => void {
  if (wanted.apart) return watchWithApart(wanted, wanted.apart, watchDeskQuery, listener);
  if (wanted.id !== undefined) return watchDocument(wanted, wanted.id, listener);
  const { firestore } = openDeskFirebase();
  const subscription = watchQuery(firestoreQuery(firestore, wanted), wanted.schema).subscribe(listener);
  return () => subscription.unsubscribe();
}

/** A token that knows less than the server is why a list is refused: the next try has a new one. */
export async function renewDeskToken(): Promise<void> {
  await openDeskFirebase().auth.currentUser?.getIdToken(true);
}

/** Read as one document, for which a rule may ask other things than for a list. */
function watchDocument<Item>(
  { collection: name, schema }: ListQuery<Item>,
  id: string,
  listener: (state: ListState<Item>) => void,
): () => void {
  return onSnapshot(
    doc(openDeskFirebase().firestore, name, id),
    { includeMetadataChanges: true },
    (snapshot) => {
      const fields = snapshot.data();
      const read = fields && schema.safeParse(readDocument(id, fields));
      if (read && !read.success) reportUnreadable(snapshot.ref.path);
      listener({
        kind: 'items',
        items: read?.success ? [read.data] : [],
        unreadable: read && !read.success ? 1 : 0,
        fromCache: snapshot.metadata.fromCache,
      });
    },
    (error) => {
      reportRefusedList(error);
      listener({ kind: 'failed', isDenied: error.code === 'permission-denied' });
    },
  );
}
