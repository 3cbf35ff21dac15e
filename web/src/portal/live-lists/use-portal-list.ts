import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { ListQuery } from '#shared/live-lists/list-query.ts';
import { createListStore, useLasting, useListState } from '#shared/live-lists/list-store.ts';
import type { ListState } from '#shared/live-lists/watch-query.ts';
import { portalSession } from '#shared/session/portal-session.ts';
import { clientDataPrefix } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { useClockDifference } from '#shared/ui/use-clock.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import {
  type AskedList,
  allOrSome,
  type CachedList,
  cacheList,
  type LiveList,
  readCachedList,
  readConfirmedAt,
  toLiveList,
} from './live-list.ts';

export const portalLists = createListStore(async () => (await import('./portal-source.ts')).portalSource);

/** The cache responds first; only a longer silence of the server counts as offline. */
const silenceMs = 6_000;

export type PortalList<Item> = Pick<
  Required<ListQuery<Item>>,
  'collection' | 'schema' | 'order' | 'limit'
> & {
  /** Also the key on the device. */
  readonly name: string;
  /** A boolean field that must be true. */
  readonly only?: string;
  /** A time field that must be later than the portal's opening. */
  readonly upcomingBy?: string;
};

/** The client's documents: first the device's copy, then live once Firebase loads. */
export function usePortalList<Item>(list: PortalList<Item> | undefined, clientId: string): LiveList<Item> {
  const difference = useClockDifference();
  // biome-ignore lint/correctness/useExhaustiveDependencies: by another clock other documents are still to come
  const query = useMemo(() => (list ? queryOf(list, clientId) : null), [list, clientId, difference]);
  const cached = useMemo(() => (list ? readCachedList(list.name, list.schema) : null), [list]);
  const watched = useListState(portalLists, query);
  const isAsked = watched !== undefined && watched.kind !== 'code-lost';
  const state = watched?.kind === 'items' || watched?.kind === 'failed' ? watched : undefined;
  const online = useOnline();
  const isCurrent = state?.kind === 'items' && !state.fromCache;
  const isSilent = useLasting(isAsked && !isCurrent, silenceMs);
  const asOf = useConfirmedAt(list?.name, state, isCurrent && online);
  const offline = !online || isSilent;
  const codeIsLost = watched?.kind === 'code-lost';
  return useMemo(() => {
    const asked = list ?? { limit: 0 };
    const retry = () => void (query && portalLists.retry(query));
    const live = isAsked ? toLiveList(state, { offline, asOf, asked, retry }) : undefined;
    return preferLive(live, cached, { online, codeIsLost, asked, retry });
  }, [isAsked, state, offline, asOf, cached, online, codeIsLost, query, list]);
}

function queryOf<Item>(list: PortalList<Item>, clientId: string): ListQuery<Item> {
  const { name, collection, schema, order, limit, only, upcomingBy } = list;
  const where = [
    ['clientId', '==', clientId] as const,
    ...(only ? [[only, '==', true] as const] : []),
    ...(upcomingBy ? [[upcomingBy, '>', upcomingSince(name, serverNow())] as const] : []),
  ];
  return { collection, schema, where, order, limit };
}

type Circumstances = {
  readonly online: boolean;
  /** Firebase's code could not be loaded; `retry` loads it again. */
  readonly codeIsLost: boolean;
  readonly asked: AskedList;
  readonly retry: () => void;
};

/** Live data if there is any, otherwise the device's copy. A silent server removes nothing. */
export function preferLive<Item>(
  live: LiveList<Item> | undefined,
  cached: CachedList<Item> | null,
  { online, codeIsLost, asked, retry }: Circumstances,
): LiveList<Item> {
  const isSilent = live?.status === 'error' && live.offline;
  if (live && live.status !== 'loading' && !(isSilent && cached)) return live;
  const offline = !online || codeIsLost || isSilent;
  // Its sums, and that there is nothing, are shown with their age.
  if (cached) {
    return { status: 'ready', ...allOrSome(cached, asked), offline, asOf: cached.confirmedAt };
  }
  if (!codeIsLost) return { status: 'loading' };
  return { status: 'error', offline: !online, retry };
}

const sinceSchema = z.iso.datetime();

/** Firestore charges nothing for unchanged documents of a query watched less than 30 minutes ago. */
const reuseMs = 25 * 60_000;

/**
 * The start time of the query `name`: now, or that of a recent visit, because only an identical query can use the
 * device's cache. Passed documents are filtered anyway.
 */
function upcomingSince(name: string, now: Date): Date {
  const key = `${clientDataPrefix}${name}-since`;
  const earlier = readSince(key);
  if (earlier && earlier <= now && now.getTime() - earlier.getTime() < reuseMs) return earlier;
  // If storage is full, it only costs some reads.
  if (portalSession.stored()) deviceStorage.write(key, now.toISOString());
  return now;
}

function readSince(key: string): Date | null {
  const since = sinceSchema.safeParse(deviceStorage.read(key));
  return since.success ? new Date(since.data) : null;
}

/**
 * When the list was last current. While live, the time advances with each state, on disconnect and when the page is left; each
 * time the list is stored.
 */
function useConfirmedAt(
  name: string | undefined,
  state: ListState<unknown> | undefined,
  live: boolean,
): Date | null {
  const before = useMemo(() => (name === undefined ? null : readConfirmedAt(name)), [name]);
  const [confirmedAt, setConfirmedAt] = useState<Date>();
  const confirm = useEffectEvent(() => {
    if (name === undefined || state?.kind !== 'items') return;
    const { items, unreadable } = state;
    const now = serverNow();
    cacheList(name, { items, unreadable, confirmedAt: now });
    setConfirmedAt(now);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is confirmed anew
  useEffect(() => {
    if (!live) return;
    confirm();
    const onChange = () => confirm();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      confirm();
    };
  }, [name, state, live]);
  return confirmedAt ?? before;
}
