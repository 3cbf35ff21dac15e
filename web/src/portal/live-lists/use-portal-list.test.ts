import { expect, test, vi } from 'vitest';
import { entriesOf } from '#shared/live-lists/complete.ts';
import type { LiveList } from './live-list.ts';
import { preferLive } from './use-portal-list.ts';

const confirmedAt = new Date('2026-11-21T21:10:00Z');
const retry = vi.fn();
const kept = { items: ['kept'], unreadable: 1, confirmedAt };
const live: LiveList<string> = {
  status: 'ready',
  ...entriesOf(['live'], true),
  unreadable: 0,
  isFull: false,
  offline: false,
  asOf: confirmedAt,
};
const fine = { online: true, codeIsLost: false, asked: { limit: 10 }, retry };

test('shows the stored list until the live list arrives', () => {
  const shown = {
    ...{ status: 'ready', isComplete: false, items: ['kept'], unreadable: 1, isFull: false },
    ...{ offline: false, asOf: confirmedAt },
  };
  expect(preferLive(undefined, kept, fine)).toEqual(shown);
  expect(preferLive({ status: 'loading' }, kept, fine)).toEqual(shown);
  expect(preferLive(live, kept, fine)).toBe(live);
});

test('shows an old empty list with its age', () => {
  const empty = { items: [], unreadable: 0, confirmedAt };
  const shown = { status: 'ready', isComplete: true, items: [], asOf: confirmedAt };
  expect(preferLive(undefined, empty, fine)).toMatchObject({ ...shown, offline: false });
  expect(preferLive(undefined, empty, { ...fine, online: false })).toMatchObject({ ...shown, offline: true });
});

test('shows the stored list’s age without a network or the code for live lists', () => {
  const shown = { status: 'ready', items: ['kept'], offline: true, asOf: confirmedAt };
  expect(preferLive(undefined, kept, { ...fine, online: false })).toMatchObject(shown);
  expect(preferLive(undefined, kept, { ...fine, codeIsLost: true })).toMatchObject(shown);
});

test('keeps the stored list with its age while the server does not answer', () => {
  const silent: LiveList<string> = { status: 'error', offline: true, retry };
  expect(preferLive(silent, kept, fine)).toEqual({
    status: 'ready',
    isComplete: false,
    items: ['kept'],
    unreadable: 1,
    isFull: false,
    offline: true,
    asOf: confirmedAt,
  });
  expect(preferLive(silent, null, fine)).toBe(silent);
});

test('shows a refusal instead of the stored list', () => {
  const refused: LiveList<string> = { status: 'error', offline: false, retry };
  expect(preferLive(refused, kept, fine)).toBe(refused);
});

test('without a stored list, shows loading, or a failure when it cannot load', () => {
  expect(preferLive(undefined, null, fine)).toEqual({ status: 'loading' });
  expect(preferLive(undefined, null, { ...fine, codeIsLost: true })).toEqual({
    status: 'error',
    offline: false,
    retry,
  });
  expect(preferLive(undefined, null, { ...fine, online: false, codeIsLost: true })).toEqual({
    status: 'error',
    offline: true,
    retry,
  });
});
