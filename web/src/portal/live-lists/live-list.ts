import type { ListState } from '#shared/live-lists/watch-query.ts';

/**
 * A list as components take it. `offline`: what is shown was confirmed last at `asOf`, and changes do not arrive.
 * `unreadable` counts entries that could not be read and are left out.
 */
export type LiveList<Item> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly reason: 'failed'; readonly retry: () => void }
  /** It comes by itself as soon as there is a connection. */
  | { readonly status: 'error'; readonly reason: 'never-loaded' }
  | {
      readonly status: 'ready';
      readonly data: readonly Item[];
      readonly unreadable: number;
      readonly offline: boolean;
      readonly asOf: Date | null;
    };

type Circumstances = {
  /** No network, or the server has been silent for a while. */
  readonly offline: boolean;
  /** When the server last confirmed the list, on this device. */
  readonly asOf: Date | null;
  readonly retry: () => void;
};

/** The shown state of a list. An unconfirmed cache counts as no list, because it may be empty for no reason. */
export function toLiveList<Item>(
  state: ListState<Item> | undefined,
  { offline, asOf, retry }: Circumstances,
): LiveList<Item> {
  if (state?.kind === 'failed') return { status: 'error', reason: 'failed', retry };
  if (state && (!state.fromCache || asOf)) {
    return { status: 'ready', data: state.items, unreadable: state.unreadable, offline, asOf };
  }
  return offline ? { status: 'error', reason: 'never-loaded' } : { status: 'loading' };
}

/** The entries of a list that is ready. */
export function itemsOf<Item>(list: LiveList<Item>): readonly Item[] | undefined {
  return list.status === 'ready' ? list.data : undefined;
}

/** Whether changes do not reach the list right now. */
export function lacksConnection(list: LiveList<unknown>): boolean {
  return list.status === 'ready' ? list.offline : list.status === 'error' && list.reason === 'never-loaded';
}
