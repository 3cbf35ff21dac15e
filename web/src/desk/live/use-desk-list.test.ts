import { paymentSchema } from '@welding/domain/entities/payment';
import { quoteSchema } from '@welding/domain/entities/quote';
import { expect, expectTypeOf, test, vi } from 'vitest';
import type { Complete, Part } from '#shared/live-lists/complete.ts';
import { aPartOf, aWholeList } from '../../../../tests/support/desk-lists.ts';
import { aPayment } from '../../../../tests/support/entities.ts';
import { answeredOf, type DeskQuery, toDeskList, wholeListOf, withItems } from './use-desk-list.ts';

type Quote = ReturnType<typeof quoteSchema.parse>;
const quotes = { collection: 'quotes', schema: quoteSchema, limit: 10 } as const;

test('a declared list is a query of the desk', () => {
  const declared = { ...quotes, where: [['status', '==', 'pending']], order: ['createdAt', 'asc'] } as const;
  expectTypeOf(declared).toExtend<DeskQuery<Quote>>();
});

test('a query with an undeclared field, order, operator or condition is a type error', () => {
  const field = { ...quotes, where: [['zip', '==', '60608']], order: ['createdAt', 'asc'] } as const;
  expectTypeOf(field).not.toExtend<DeskQuery<Quote>>();
  const order = { ...quotes, where: [['status', '==', 'pending']], order: ['lastName', 'asc'] } as const;
  expectTypeOf(order).not.toExtend<DeskQuery<Quote>>();
  const operator = { ...quotes, where: [['status', '>', 'pending']], order: ['createdAt', 'asc'] } as const;
  expectTypeOf(operator).not.toExtend<DeskQuery<Quote>>();
  expectTypeOf(quotes).not.toExtend<DeskQuery<Quote>>();
});

const at = new Date('2027-03-15T19:10:00Z');
const retry = vi.fn();
const asked = { limit: 3 };
const part = { kind: 'items', items: ['a'], unreadable: 0, fromCache: true, answeredAt: undefined } as const;
const unheard = { ...part, isHeard: false };
const remembered = { ...unheard, answeredAt: at };
const lost = { ...remembered, isHeard: true };
const current = { ...lost, fromCache: false };
const online = { isOnline: true, isSilent: false, retry };

test.each([
  ['a current answer', current, online, { isComplete: true, asOf: null }],
  ['what the cache has', unheard, online, { isComplete: false, isAnswered: false }],
  ['what the cache has, offline', unheard, { ...online, isOnline: false }, { isComplete: false, asOf: null }],
  ['an earlier answer, while the next comes', remembered, online, { isComplete: false }],
  ['an earlier answer, offline', remembered, { ...online, isOnline: false }, { isComplete: true, asOf: at }],
  [
    'an earlier answer, of a silent server',
    remembered,
    { ...online, isSilent: true },
    { isComplete: true, asOf: at },
  ],
  ['an answer, reconnecting', lost, online, { isComplete: true, asOf: null }],
  [
    'an answer with an unreadable entry',
    { ...current, unreadable: 1 },
    online,
    { isComplete: false, isAnswered: true },
  ],
  ['exactly the limit', { ...current, items: ['a', 'b'] }, online, { isComplete: true, isFull: false }],
  [
    'more than the limit',
    { ...current, items: ['a', 'b', 'c'] },
    online,
    { isComplete: false, isFull: true, items: ['a', 'b'] },
  ],
] as const)('%s: %j', (_, state, circumstances, shown) => {
  expect(toDeskList(state, asked, circumstances)).toMatchObject({ status: 'ready', ...shown });
});

test('an empty cache without an answer is not an empty list', () => {
  const empty = { ...unheard, items: [] };
  expect(toDeskList(empty, asked, online)).toEqual({ status: 'loading' });
  const offline = toDeskList(empty, asked, { ...online, isOnline: false });
  expect(offline).toMatchObject({ status: 'error', offline: true });
  const answered = toDeskList({ ...remembered, items: [] }, asked, { ...online, isOnline: false });
  expect(answered).toMatchObject({ status: 'ready', isComplete: true, asOf: at });
});

test('a sum waits for all entries, and names the reason when some are missing', () => {
  expect(wholeListOf(aPartOf(['a'], false))).toEqual({ status: 'loading' });
  expect(wholeListOf(aPartOf(['a'], true))).toMatchObject({ status: 'error', offline: true });
  const full = wholeListOf(aWholeList(['a'], { isFull: true }));
  expect(full).toEqual({ status: 'error', offline: false, sentence: 'Too many entries to add up here.' });
  expect(wholeListOf(aWholeList(['a'], { unreadable: 1 }))).toMatchObject({
    status: 'error',
    offline: false,
  });
  expect(wholeListOf(aWholeList(['a']))).toMatchObject({ status: 'ready', items: ['a'] });
});

test.each([
  [{ status: 'succeeded' }, true],
  [{ status: 'reversed' }, false],
  [{ status: 'succeeded', kind: 'tip' }, false],
] as const)(
  'a list with a payment of %j, maybe stored by a later release, is added up: %j',
  (fields, isCounted) => {
    const items = [aPayment(), paymentSchema.parse({ ...aPayment({ id: 'later' }), ...fields })];
    const list = toDeskList({ ...current, items }, { ...asked, schema: paymentSchema }, online);
    expect(list).toMatchObject({ status: 'ready', isComplete: isCounted, items });
    expect(wholeListOf(list)).toMatchObject(
      isCounted
        ? { status: 'ready' }
        : { status: 'error', offline: false, sentence: expect.stringContaining('Reload the page') },
    );
  },
);

test('a list that shows gaps waits for the answer, and accepts an unreadable entry', () => {
  expect(answeredOf(aPartOf(['a'], false))).toEqual({ status: 'loading' });
  expect(answeredOf(aPartOf(['a'], true))).toMatchObject({ status: 'error', offline: true });
  expect(answeredOf(aWholeList(['a'], { unreadable: 1 }))).toMatchObject({ status: 'ready' });
});

test('filtering a list keeps its completeness', () => {
  const longer = (items: Part<string>) => items.filter((item) => item.length > 1);
  expect(withItems(aPartOf(['a', 'bb'], false), longer)).toMatchObject({ isComplete: false, items: ['bb'] });
  expect(withItems(aWholeList(['a', 'bb']), longer)).toMatchObject({ isComplete: true, items: ['bb'] });
});

test('counting, summing or copying a partial list is a type error', () => {
  expectTypeOf<Part<number>>().not.toHaveProperty('length');
  expectTypeOf<Part<number>>().not.toHaveProperty('reduce');
  expectTypeOf<Part<number>>().not.toHaveProperty('some');
  expectTypeOf<Part<number>>().not.toExtend<readonly number[]>();
  expectTypeOf<Part<number>>().not.toExtend<Complete<number>>();
  expectTypeOf<readonly number[]>().not.toExtend<Complete<number>>();
  expectTypeOf<Complete<number>>().toExtend<readonly number[]>();
});
