import { useMemo } from 'react';
import type { ListQuery } from '#shared/live-lists/list-query.ts';
import { useListState } from '#shared/live-lists/use-list-state.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { useLasting } from '#shared/ui/use-lasting.ts';
import { useClockDifference } from '#shared/ui/use-minute.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import { readCachedList } from './cached-list.ts';
import { type LiveList, toLiveList } from './live-list.ts';
import { portalLists } from './portal-lists.ts';
import { preferLive } from './prefer-live.ts';
import { upcomingSince } from './upcoming-since.ts';
import { useConfirmedAt } from './use-confirmed-at.ts';

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
  /** Only documents whose time in this field was still to come when the portal was opened. */
  readonly upcomingBy?: string;
};

/**
 * The client's documents as a list that stays current while this is on the screen: at once as the device kept it, and
 * live as soon as Firebase's code is there. A list whose own code is still on its way is loading.
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
