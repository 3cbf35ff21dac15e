import type { CachedList } from './cached-list.ts';
import type { LiveList } from './live-list.ts';

type Circumstances = {
  readonly online: boolean;
  /** Firebase's code could not be fetched; `retry` fetches it again. */
  readonly codeIsLost: boolean;
  readonly retry: () => void;
};

/**
 * What to show of a list: live as soon as there is anything of it, until then what the device kept. A server that says
 * nothing for a while takes none of that away.
 */
export function preferLive<Item>(
  live: LiveList<Item> | undefined,
  cached: CachedList<Item> | null,
  { online, codeIsLost, retry }: Circumstances,
): LiveList<Item> {
  const isSilent = live?.status === 'error' && live.reason === 'never-loaded';
  if (live && live.status !== 'loading' && !(isSilent && cached)) return live;
  if (cached) {
    const { items, unreadable, confirmedAt } = cached;
    const offline = !online || codeIsLost || isSilent;
    return { status: 'ready', data: items, unreadable, offline, asOf: confirmedAt };
  }
  if (!codeIsLost) return { status: 'loading' };
  return online ? { status: 'error', reason: 'failed', retry } : { status: 'error', reason: 'never-loaded' };
}
