import { doc, onSnapshot } from 'firebase/firestore';
import { openDeskFirebase } from '#desk/session/desk-firebase.ts';
import type { ApartList, ItemSchema, ListQuery } from '#shared/live-lists/list-query.ts';
import {
  firestoreQuery,
  type ListState,
  readDocument,
  reportRefusedList,
  reportUnreadable,
  watchQuery,
} from '#shared/live-lists/watch-query.ts';

/** Watches the query until the returned function is called. Failures are states. */
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

/** Reads a single document, because rules may differ from those for lists. */
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

type Fields = Record<string, unknown>;
type Watch = <Item>(wanted: ListQuery<Item>, listener: (state: ListState<Item>) => void) => () => void;

const asItIs: ItemSchema<Fields> = {
  safeParse: (value) => ({ success: true, data: Object.fromEntries(Object.entries(value ?? {})) }),
};

/** Both lists usually get a change within milliseconds. */
const partIsLateMs = 1_500;
/** Limits the queries for documents without a separate part, such as those from the Firebase console. */
const mostAskedFor = 20;

/** Watches a list with its documents' separate parts, and reports both together. Watches missing parts by id. */
export function watchWithApart<Item>(
  { apart: _, ...wanted }: ListQuery<Item>,
  apart: ApartList<Item>,
  watch: Watch,
  listener: (state: ListState<Item>) => void,
): () => void {
  let list: ListState<Item> | undefined;
  let parts: ListState<Fields> | undefined;
  /** Parts watched by id; undefined until loaded. */
  const single = new Map<string, Fields | undefined>();
  const stops = new Map<string, () => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    const state = joined(list, parts, single, apart);
    if (state) listener(state);
  };
  const askForMissing = () => {
    for (const id of missingIds(list, parts, apart).slice(0, mostAskedFor)) {
      if (single.has(id)) continue;
      single.set(id, undefined);
      const stop = watch({ collection: apart.collection, id, schema: asItIs, limit: 1 }, (state) => {
        if (state.kind === 'failed') single.delete(id);
        else single.set(id, state.items[0]);
        tell();
      });
      stops.get(id)?.();
      stops.set(id, stop);
    }
  };
  const hear = () => {
    tell();
    clearTimeout(timer);
    if (missingIds(list, parts, apart).length > 0) timer = setTimeout(askForMissing, partIsLateMs);
  };
  const ofBoth = [
    watch(wanted, (state) => {
      list = state;
      hear();
    }),
    watch({ ...wanted, collection: apart.collection, schema: asItIs }, (state) => {
      parts = state;
      hear();
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of [...ofBoth, ...stops.values()]) stop();
  };
}

/** Documents whose part is missing from the server's list. */
function missingIds<Item>(
  list: ListState<Item> | undefined,
  parts: ListState<Fields> | undefined,
  apart: ApartList<Item>,
): string[] {
  if (list?.kind !== 'items' || list.fromCache || !parts) return [];
  const ids = list.items.map((item) => apart.idOf(item));
  if (parts.kind === 'failed') return parts.isDenied ? ids : [];
  if (parts.fromCache) return [];
  const known = new Set(parts.items.map((fields) => fields['id']));
  return ids.filter((id) => !known.has(id));
}

function joined<Item>(
  list: ListState<Item> | undefined,
  parts: ListState<Fields> | undefined,
  single: ReadonlyMap<string, Fields | undefined>,
  apart: ApartList<Item>,
): ListState<Item> | undefined {
  if (list?.kind !== 'items' || !parts) return list?.kind === 'failed' ? list : undefined;
  // Rules refuse a part that does not exist to people who may read only their own.
  if (parts.kind === 'failed' && !parts.isDenied) return parts;
  const inList = parts.kind === 'items' ? parts.items : [];
  const byId = new Map(inList.map((fields) => [fields['id'], fields]));
  const items = list.items.map((item) => {
    const id = apart.idOf(item);
    const fields = byId.get(id) ?? single.get(id);
    return fields ? apart.join(item, fields) : item;
  });
  return { ...list, items, fromCache: list.fromCache || (parts.kind === 'items' && parts.fromCache) };
}
