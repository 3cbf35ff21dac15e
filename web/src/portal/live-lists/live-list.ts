import * as z from 'zod/mini';
import type { ItemSchema, Loaded } from '#shared/live-lists/list-query.ts';
import type { ListState } from '#shared/live-lists/watch-query.ts';
import { portalSession } from '#shared/session/portal-session.ts';
import { clientDataPrefix } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

export type LiveList<Item> = Loaded<{
  readonly items: readonly Item[];
  /** Omitted entries that could not be read. */
  readonly unreadable: number;
  readonly asOf: Date | null;
}>;

type Circumstances = {
  /** No network, or no response for a while. */
  readonly offline: boolean;
  readonly asOf: Date | null;
  readonly retry: () => void;
};

/** The shown state of a list. An unconfirmed cache counts as no list, because it may be empty by chance. */
export function toLiveList<Item>(
  state: ListState<Item> | undefined,
  { offline, asOf, retry }: Circumstances,
): LiveList<Item> {
  if (state?.kind === 'failed') return { status: 'error', offline: false, retry };
  if (state && (!state.fromCache || asOf)) {
    return { status: 'ready', items: state.items, unreadable: state.unreadable, offline, asOf };
  }
  return offline ? { status: 'error', offline, retry } : { status: 'loading' };
}

export function itemsOf<Item>(list: LiveList<Item>): readonly Item[] | undefined {
  return list.status === 'ready' ? list.items : undefined;
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
