import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { ListQuery } from '#shared/live-lists/list-query.ts';
import { useListState } from '#shared/live-lists/list-store.ts';
import type { ListState } from '#shared/live-lists/watch-query.ts';
import { readSessionMarker } from '#shared/session/session-marker.ts';
import { clientDataPrefix } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { useLasting } from '#shared/ui/use-lasting.ts';
import { useClockDifference } from '#shared/ui/use-minute.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import {
  type CachedList,
  cacheList,
  type LiveList,
  readCachedList,
  readConfirmedAt,
  toLiveList,
} from './live-list.ts';
import { portalLists } from './portal-lists.ts';

/** Opening again reads the cache first; only a server silent for longer than this counts as being offline. */
const silenceMs = 6_000;

/** One of a client's own lists: which documents of theirs, in which order. */
export type PortalList<Item> = Pick<
  Required<ListQuery<Item>>,
  'collection' | 'schema' | 'order' | 'limit'
> & {
  /** Tells the list apart from others, also on the device. */
  readonly name: string;
  /** Only documents of which this is true. */
  readonly only?: string;
  /** Limits the list to documents whose time in this field was ahead when the portal opened. */
  readonly upcomingBy?: string;
};

/**
 * The client's documents, current while this is on the screen: first the device's copy, then live once Firebase's
 * code loads. A list whose code is missing yet is loading.
 */
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
    const retry = () => void (query && portalLists.retry(query));
    const live = isAsked ? toLiveList(state, { offline, asOf, retry }) : undefined;
    return preferLive(live, cached, { online, codeIsLost, retry });
  }, [isAsked, state, offline, asOf, cached, online, codeIsLost, query]);
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
  /** Firebase's code could not be fetched; `retry` fetches it again. */
  readonly codeIsLost: boolean;
  readonly retry: () => void;
};

/**
 * The shown state of a list: live once it has data, until then the device's copy. A silent server takes nothing away.
 */
export function preferLive<Item>(
  live: LiveList<Item> | undefined,
  cached: CachedList<Item> | null,
  { online, codeIsLost, retry }: Circumstances,
): LiveList<Item> {
  const isSilent = live?.status === 'error' && live.offline;
  if (live && live.status !== 'loading' && !(isSilent && cached)) return live;
  if (cached) {
    const { items, unreadable, confirmedAt } = cached;
    const offline = !online || codeIsLost || isSilent;
    return { status: 'ready', items, unreadable, offline, asOf: confirmedAt };
  }
  if (!codeIsLost) return { status: 'loading' };
  return { status: 'error', offline: !online, retry };
}

const sinceSchema = z.iso.datetime();

/** Firestore charges nothing for unchanged documents of a query that was watched less than 30 minutes ago. */
const reuseMs = 25 * 60_000;

/**
 * The instant from which the documents of the list `name` are asked for: now, or the instant of a recent opening,
 * because only the same query is answered from the device. Documents that passed since are left out anyway.
 */
function upcomingSince(name: string, now: Date): Date {
  const key = `${clientDataPrefix}${name}-since`;
  const earlier = readSince(key);
  if (earlier && earlier <= now && now.getTime() - earlier.getTime() < reuseMs) return earlier;
  // A full storage costs some reads, not the list.
  if (readSessionMarker()) deviceStorage.write(key, now.toISOString());
  return now;
}

function readSince(key: string): Date | null {
  const since = sinceSchema.safeParse(deviceStorage.read(key));
  return since.success ? new Date(since.data) : null;
}

/**
 * When the list was last known to be current. While `live` the server would have told of any change, so the time moves
 * on whenever it matters: with each state, when the connection is lost, and when the page is left. Each time the list
 * is kept for the next opening.
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
