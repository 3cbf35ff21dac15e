import { expect, test, vi } from 'vitest';
import type { ListState } from '#shared/live-lists/watch-query.ts';
import { toLiveList } from './live-list.ts';

const asOf = new Date('2026-11-21T21:10:00Z');
const retry = vi.fn();
const cached: ListState<string> = { kind: 'items', items: ['a'], unreadable: 0, fromCache: true };
const confirmed: ListState<string> = { ...cached, fromCache: false };

test('before the first answer the list is loading', () => {
  expect(toLiveList(undefined, { offline: false, asOf: null, retry })).toEqual({ status: 'loading' });
});

test('what the server confirmed is shown, with what could not be read counted', () => {
  expect(toLiveList({ ...confirmed, unreadable: 2 }, { offline: false, asOf, retry })).toEqual({
    status: 'ready',
    items: ['a'],
    unreadable: 2,
    offline: false,
    asOf,
  });
});

test('a list that was confirmed earlier shows from the cache at once, also without a network', () => {
  expect(toLiveList(cached, { offline: false, asOf, retry })).toMatchObject({
    status: 'ready',
    offline: false,
  });
  expect(toLiveList(cached, { offline: true, asOf, retry })).toMatchObject({
    status: 'ready',
    offline: true,
    asOf,
  });
});

test('an empty cache that was never confirmed is not shown as an empty list', () => {
  const empty: ListState<string> = { ...cached, items: [] };
  expect(toLiveList(empty, { offline: false, asOf: null, retry })).toEqual({ status: 'loading' });
  expect(toLiveList(empty, { offline: true, asOf: null, retry })).toEqual({
    status: 'error',
    offline: true,
    retry,
  });
});

test('a failure can be tried again', () => {
  expect(toLiveList({ kind: 'failed' }, { offline: false, asOf, retry })).toEqual({
    status: 'error',
    offline: false,
    retry,
  });
});
