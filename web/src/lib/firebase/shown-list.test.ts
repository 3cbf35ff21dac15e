import { expect, test, vi } from 'vitest';
import type { LiveList } from './live-list.ts';
import { shownList } from './shown-list.ts';

const confirmedAt = new Date('2026-11-21T21:10:00Z');
const retry = vi.fn();
const kept = { items: ['kept'], unreadable: 1, confirmedAt };
const live: LiveList<string> = {
  status: 'ready',
  data: ['live'],
  unreadable: 0,
  offline: false,
  asOf: confirmedAt,
};
const fine = { online: true, codeIsLost: false, retry };

test('what the device kept stands there until the list is live', () => {
  const shown = { status: 'ready', data: ['kept'], unreadable: 1, offline: false, asOf: confirmedAt };
  expect(shownList(undefined, kept, fine)).toEqual(shown);
  expect(shownList({ status: 'loading' }, kept, fine)).toEqual(shown);
  expect(shownList(live, kept, fine)).toBe(live);
});

test('without a network, or without the code for more, it says of when it is', () => {
  const shown = { status: 'ready', data: ['kept'], offline: true, asOf: confirmedAt };
  expect(shownList(undefined, kept, { ...fine, online: false })).toMatchObject(shown);
  expect(shownList(undefined, kept, { ...fine, codeIsLost: true })).toMatchObject(shown);
});

test('a cache that gives no answer does not hide what was kept', () => {
  const silent: LiveList<string> = { status: 'error', reason: 'never-loaded' };
  expect(shownList(silent, kept, fine)).toMatchObject({ status: 'ready', data: ['kept'], offline: true });
  expect(shownList(silent, null, fine)).toBe(silent);
});

test('a list that is refused is not hidden behind what was kept', () => {
  const refused: LiveList<string> = { status: 'error', reason: 'failed', retry };
  expect(shownList(refused, kept, fine)).toBe(refused);
});

test('where nothing was kept it loads, and says when that cannot be', () => {
  expect(shownList(undefined, null, fine)).toEqual({ status: 'loading' });
  expect(shownList(undefined, null, { ...fine, codeIsLost: true })).toEqual({
    status: 'error',
    reason: 'failed',
    retry,
  });
  expect(shownList(undefined, null, { online: false, codeIsLost: true, retry })).toEqual({
    status: 'error',
    reason: 'never-loaded',
  });
});
