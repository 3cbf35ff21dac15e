import { useMemo, useState } from 'react';
import { queryKey } from '#shared/live-lists/list-query.ts';
import { createListStore } from '#shared/live-lists/list-store.ts';
import { useListState } from '#shared/live-lists/use-list-state.ts';
import { useLasting } from '#shared/ui/use-lasting.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import type { DeskQuery } from './desk-query.ts';

/** What the screens of the desk watch. */
const deskLists = createListStore(async () => {
  const { watchDeskQuery, renewDeskToken } = await import('./watch-desk-query.ts');
  return { watch: watchDeskQuery, renewToken: renewDeskToken };
});

/** A server silent for longer than this counts as being offline. */
const silenceMs = 6_000;

/** A list of the desk as components take it. `offline`: what is shown is what this device last knew. */
export type DeskList<Item> =
  | { readonly status: 'loading' }
  /** `offline`: this device never had it, and there is no signal. */
  | {
      readonly status: 'error';
      readonly offline: boolean;
      /** A document that is not for this person. */
      readonly isDenied?: boolean;
      readonly retry: () => void;
    }
  | {
      readonly status: 'ready';
      readonly items: readonly Item[];
      /** Entries that could not be read and are left out. */
      readonly unreadable: number;
      readonly offline: boolean;
      /** There may be more than the query's limit lets through. */
      readonly isFull: boolean;
    };

/** The documents of `query`, live while this is on the screen; null watches nothing and stays loading. */
export function useDeskList<Item>(query: DeskQuery<Item> | null): DeskList<Item> {
  const key = query && queryKey(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all that tells queries apart
  const wanted = useMemo(() => query, [key]);
  const state = useListState(deskLists, wanted);
  const isOnline = useOnline();
  const isCurrent = state?.kind === 'items' && !state.fromCache;
  const isSilent = useLasting(!isCurrent, silenceMs);
  const offline = !isOnline || isSilent;
  const [heard, setHeard] = useState<typeof wanted>();
  if (isCurrent && heard !== wanted) setHeard(wanted);
  const isHeard = wanted !== null && heard === wanted;

  return useMemo(() => {
    const retry = () => {
      if (wanted) void deskLists.retry(wanted);
    };
    if (state?.kind === 'failed')
      return { status: 'error', offline: !isOnline, isDenied: state.isDenied ?? false, retry };
    if (state?.kind === 'code-lost') return { status: 'error', offline: !isOnline, retry };
    if (!wanted || !state || state.kind === 'asked')
      return offline && wanted ? { status: 'error', offline, retry } : { status: 'loading' };
    // Out of an empty cache comes an empty list: that says nothing until the server was heard or is out of reach.
    if (state.fromCache && state.items.length === 0 && !offline && !isHeard) return { status: 'loading' };
    const { items, unreadable } = state;
    return { status: 'ready', items, unreadable, offline, isFull: items.length + unreadable >= wanted.limit };
  }, [state, offline, isOnline, wanted, isHeard]);
}
