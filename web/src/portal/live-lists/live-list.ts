import * as z from 'zod/mini';
import { type Complete, type Entries, entriesOf, type Part } from '#shared/live-lists/complete.ts';
import {
  type ItemSchema,
  isCut,
  isWhole,
  type ListQuery,
  type Loaded,
} from '#shared/live-lists/list-query.ts';
import type { Watched } from '#shared/live-lists/list-store.ts';
import { portalSession } from '#shared/session/portal-session.ts';
import { clientDataPrefix } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

export type LiveList<Item> = Loaded<
  Entries<Item> & {
    /** Omitted entries that could not be read. */
    readonly unreadable: number;
    /** The limit may have cut the list. */
    readonly isFull: boolean;
    /** When the entries were last current; null while they are. */
    readonly asOf: Date | null;
  }
>;

type Circumstances = {
  /** No network, or no response for a while. */
  readonly offline: boolean;
  readonly asOf: Date | null;
  readonly asked: AskedList;
  readonly retry: () => void;
};

/** What tells whether an answer lacks something. */
export type AskedList = Pick<ListQuery<unknown>, 'limit'> & Partial<Pick<ListQuery<unknown>, 'schema'>>;

/**
 * The shown state of a list. A cache that the server has not confirmed since the list opened counts as no list, because it
 * may hold a part of it.
 */
export function toLiveList<Item>(
  state: Exclude<Watched<Item>, { readonly kind: 'asked' | 'code-lost' }>,
  { offline, asOf, asked, retry }: Circumstances,
): LiveList<Item> {
  if (state?.kind === 'failed') return { status: 'error', offline: false, retry };
  if (state?.isHeard)
    return { status: 'ready', ...allOrSome(state, asked), offline, asOf: offline ? asOf : null };
  return offline ? { status: 'error', offline, retry } : { status: 'loading' };
}

/** The entries of an answer, with whether they are all. */
export function allOrSome<Item>(
  { items, unreadable }: { readonly items: readonly Item[]; readonly unreadable: number },
  asked: AskedList,
): Entries<Item> & { readonly unreadable: number; readonly isFull: boolean } {
  const answer = { items, unreadable };
  return { ...entriesOf(items, isWhole(asked, answer)), unreadable, isFull: isCut(asked, answer) };
}

/** The entries to show one by one. */
export function itemsOf<Item>(list: LiveList<Item>): Part<Item> | undefined {
  return list.status === 'ready' ? list.items : undefined;
}

/** The entries to add up; undefined until all are known. */
export function allOf<Item>(list: LiveList<Item>): Complete<Item> | undefined {
  return list.status === 'ready' && list.isComplete ? list.items : undefined;
}

/** The list with other entries in place of its own, as complete as before. */
export function withPortalItems<Item, Other>(
  list: LiveList<Item>,
  change: (items: Part<Item>) => Part<Other>,
): LiveList<Other> {
  if (list.status !== 'ready') return list;
  const { isComplete, items, ...facts } = list;
  return { ...facts, ...entriesOf([...change(items)], isComplete) };
}

export function lacksConnection(list: LiveList<unknown>): boolean {
  return list.status !== 'loading' && list.offline;
}

/** A confirmed list, stored so that the next visit shows it before Firebase loads. `unreadable` counts omitted entries. */
export type CachedList<Item> = {
  readonly items: readonly Item[];
  readonly unreadable: number;
  readonly confirmedAt: Date;
};

const storedSchema = z.object({
  clientId: z.string(),
  items: z.array(z.unknown()),
  unreadable: z.int(),
  confirmedAt: z.iso.datetime(),
});

/** The stored list of the kept session's client; null for none, or another client's. */
export function readCachedList<Item>(name: string, schema: ItemSchema<Item>): CachedList<Item> | null {
  const stored = read(name);
  if (!stored) return null;
  const parsed = stored.items.map((item) => schema.safeParse(item));
  const items = parsed.flatMap((result) => (result.success ? [result.data] : []));
  const unreadable = stored.unreadable + parsed.length - items.length;
  return { items, unreadable, confirmedAt: new Date(stored.confirmedAt) };
}

/** When the server last confirmed the list on this device; null if never. */
export function readConfirmedAt(name: string): Date | null {
  const stored = read(name);
  return stored && new Date(stored.confirmedAt);
}

/** Stores the list for the next visit, in a kept session only. */
export function cacheList(name: string, list: CachedList<unknown>): void {
  const clientId = cachedClientId();
  if (clientId === null || portalSession.stored()?.client.id !== clientId) return;
  // If storage is full, only the quick start and the offline time are missing.
  deviceStorage.write(storageKey(name), JSON.stringify({ ...list, clientId }));
}

function read(name: string): z.infer<typeof storedSchema> | null {
  const stored = storedSchema.safeParse(deviceStorage.readJson(storageKey(name)));
  return stored.success && stored.data.clientId === cachedClientId() ? stored.data : null;
}

/** The page's client if the session is kept. The device may remember another tab's client. */
function cachedClientId(): string | null {
  const session = portalSession.current();
  return session.phase === 'signed-in' && session.keep ? session.client.id : null;
}

function storageKey(name: string): string {
  return `${clientDataPrefix}list-${name}`;
}
