import { paymentSchema } from '@welding/domain/entities/payment';
import { expect, test, vi } from 'vitest';
import { aPayment } from '../../../../tests/support/entities.ts';
import { toLiveList } from './live-list.ts';

const asOf = new Date('2026-11-21T21:10:00Z');
const retry = vi.fn();
const part = { kind: 'items', items: ['a'], unreadable: 0, fromCache: true, answeredAt: undefined } as const;
const cached = { ...part, isHeard: false };
const lost = { ...part, answeredAt: asOf, isHeard: true };
const confirmed = { ...lost, fromCache: false };
const online = { offline: false, asOf, asked: { limit: 3 }, retry };
const offline = { ...online, offline: true };

test('is loading before the first answer', () => {
  expect(toLiveList(undefined, online)).toEqual({ status: 'loading' });
});

test('shows the confirmed list, and counts unreadable entries', () => {
  expect(toLiveList({ ...confirmed, unreadable: 1 }, online)).toEqual({
    status: 'ready',
    isComplete: false,
    items: ['a'],
    unreadable: 1,
    isFull: false,
    offline: false,
    asOf: null,
  });
});

test('is complete if all entries are readable and none may be cut off', () => {
  expect(toLiveList(confirmed, online)).toMatchObject({ isComplete: true });
  expect(toLiveList({ ...confirmed, items: ['a', 'b', 'c'] }, online)).toMatchObject({
    isComplete: false,
    isFull: true,
  });
});

test('is incomplete while a payment has a status unknown to this release', () => {
  const later = paymentSchema.parse({ ...aPayment(), status: 'reversed' });
  const asked = { limit: 3, schema: paymentSchema };
  const list = (items: (typeof later)[]) => toLiveList({ ...confirmed, items }, { ...online, asked });
  expect(list([aPayment()])).toMatchObject({ isComplete: true });
  expect(list([aPayment(), later])).toMatchObject({ isComplete: false, isFull: false, unreadable: 0 });
});

test('keeps a confirmed list without a network', () => {
  expect(toLiveList(lost, offline)).toMatchObject({ status: 'ready', isComplete: true, offline: true, asOf });
});

test('shows no cached list that the server did not confirm, because it may be partial', () => {
  for (const items of [[], ['a']]) {
    expect(toLiveList({ ...cached, items }, online)).toEqual({ status: 'loading' });
    expect(toLiveList({ ...cached, items }, offline)).toEqual({ status: 'error', offline: true, retry });
  }
});

test('a failed list can be loaded again', () => {
  expect(toLiveList({ kind: 'failed' }, online)).toEqual({ status: 'error', offline: false, retry });
});
