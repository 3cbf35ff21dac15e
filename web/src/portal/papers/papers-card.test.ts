import { expect, test, vi } from 'vitest';
import type { LiveList } from '#portal/live-lists/live-list.ts';
import { entriesOf } from '#shared/live-lists/complete.ts';
import { mergeLists } from './papers-card.tsx';

const early = new Date('2027-03-09T15:00:00Z');
const late = new Date('2027-03-09T16:00:00Z');
const ready = (items: readonly string[], asOf: Date | null, offline = false): LiveList<string> => ({
  status: 'ready',
  ...entriesOf(items, true),
  unreadable: 1,
  isFull: false,
  offline,
  asOf,
});

test('merges two loaded lists into one with the older age', () => {
  expect(mergeLists(ready(['a'], late), ready(['b'], early, true))).toEqual({
    status: 'ready',
    isComplete: true,
    items: ['a', 'b'],
    unreadable: 2,
    isFull: false,
    offline: true,
    asOf: early,
  });
});

test('is loading while one list is', () => {
  expect(mergeLists(ready([], null), { status: 'loading' })).toEqual({ status: 'loading' });
});

test('retries a failed list for both', () => {
  const retry = vi.fn();
  const merged = mergeLists(ready([], null), { status: 'error', offline: false, retry });
  if (merged.status !== 'error' || merged.offline) throw new Error('It should have failed');
  merged.retry();
  expect(retry).toHaveBeenCalledOnce();
  expect(mergeLists({ status: 'loading' }, { status: 'error', offline: true, retry })).toMatchObject({
    status: 'error',
    offline: true,
  });
});
