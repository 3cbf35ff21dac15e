import type { LiveList } from '#portal/live-lists/live-list.ts';

/** Two lists as one: as good as the worse of both, and as old as the older. */
export function mergeLists<One, Other>(one: LiveList<One>, other: LiveList<Other>): LiveList<One | Other> {
  const lists = [one, other];
  const failed = lists.filter((list) => list.status === 'error' && list.reason === 'failed');
  if (failed.length > 0) {
    const retry = () => {
      for (const list of failed) if (list.status === 'error' && list.reason === 'failed') list.retry();
    };
    return { status: 'error', reason: 'failed', retry };
  }
  if (one.status === 'error' || other.status === 'error') return { status: 'error', reason: 'never-loaded' };
  if (one.status === 'loading' || other.status === 'loading') return { status: 'loading' };
  return {
    status: 'ready',
    data: [...one.data, ...other.data],
    unreadable: one.unreadable + other.unreadable,
    offline: one.offline || other.offline,
    asOf: earlier(one.asOf, other.asOf),
  };
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
