import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ListQuery } from './list-query.ts';
import { type AnswerMemory, createListStore, type ListSource } from './list-store.ts';
import type { ListState } from './watch-query.ts';

const query: ListQuery<string> = { collection: 'projects', schema: z.string(), limit: 10 };
const gate: ListState<string> = { kind: 'items', items: ['gate'], unreadable: 0, fromCache: false };

/** A database by hand: what is asked of it, and a way to answer. */
function fakeSource() {
  const watching = new Set<(state: ListState<never>) => void>();
  const source: ListSource = {
    watch(_, listener) {
      watching.add(listener);
      return () => watching.delete(listener);
    },
    renewToken: vi.fn(async () => undefined),
  };
  const answer = (state: unknown) => {
    for (const listener of watching) listener(state as ListState<never>);
  };
  return { source, watching, answer };
}

let events: EventTarget;
beforeEach(() => {
  events = new EventTarget();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
});
afterEach(() => vi.unstubAllGlobals());

test('notifies of each state, and remembers the last one', async () => {
  const { source, answer } = fakeSource();
  const store = createListStore(async () => source);
  const listener = vi.fn();
  store.subscribe(query, listener);
  expect(store.stateOf(query)).toBeUndefined();
  await vi.waitFor(() => expect(store.stateOf(query)).toEqual({ kind: 'asked' }));
  answer(gate);
  expect(store.stateOf({ ...query })).toMatchObject(gate);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('equal queries share one listener, which ends with the last subscriber', async () => {
  const { source, watching } = fakeSource();
  const store = createListStore(async () => source);
  const stops = [store.subscribe(query, vi.fn()), store.subscribe({ ...query }, vi.fn())];
  await vi.waitFor(() => expect(watching.size).toBe(1));
  stops[0]?.();
  expect(watching.size).toBe(1);
  stops[1]?.();
  expect(watching.size).toBe(0);
  expect(store.stateOf(query)).toBeUndefined();
});

test('does not listen for a subscriber who left before the code loaded', async () => {
  const { source, watching } = fakeSource();
  const loaded = Promise.resolve(source);
  const store = createListStore(() => loaded);
  store.subscribe(query, vi.fn())();
  await loaded;
  expect(watching.size).toBe(0);
});

test('another order or condition makes another list', async () => {
  const { source, watching } = fakeSource();
  const store = createListStore(async () => source);
  store.subscribe(query, vi.fn());
  store.subscribe({ ...query, where: [['clientId', '==', 'casey']] }, vi.fn());
  await vi.waitFor(() => expect(watching.size).toBe(2));
});

test('announces a refused list to general subscribers, and asks again with a new token', async () => {
  const { source, watching, answer } = fakeSource();
  const store = createListStore(async () => source);
  const all = vi.fn();
  store.subscribeToAll(all);
  store.subscribe(query, vi.fn());
  await vi.waitFor(() => expect(watching.size).toBe(1));
  answer({ kind: 'failed' });
  expect(store.isAnyRefused()).toBe(true);
  expect(all).toHaveBeenCalled();
  const [first] = watching;
  await store.retry(query);
  expect(source.renewToken).toHaveBeenCalledOnce();
  expect(store.isAnyRefused()).toBe(false);
  await vi.waitFor(() => expect(watching.size).toBe(1));
  expect(watching.has(first ?? vi.fn())).toBe(false);
});

test('a refused list without subscribers is no longer refused', async () => {
  const { source, watching, answer } = fakeSource();
  const store = createListStore(async () => source);
  const stop = store.subscribe(query, vi.fn());
  await vi.waitFor(() => expect(watching.size).toBe(1));
  answer({ kind: 'failed' });
  const all = vi.fn();
  store.subscribeToAll(all);
  stop();
  expect(store.isAnyRefused()).toBe(false);
  expect(all).toHaveBeenCalledOnce();
});

test('asks again for a list even when no new token is available', async () => {
  const { source, watching, answer } = fakeSource();
  const store = createListStore(async () => ({
    ...source,
    renewToken: () => Promise.reject(new Error('no')),
  }));
  store.subscribe(query, vi.fn());
  await vi.waitFor(() => expect(watching.size).toBe(1));
  answer({ kind: 'failed' });
  await store.retry(query);
  await vi.waitFor(() => expect(store.stateOf(query)).toEqual({ kind: 'asked' }));
});

test('loads lost code again when the connection returns', async () => {
  const { source, watching } = fakeSource();
  const load = vi.fn(async () => source);
  load.mockRejectedValueOnce(new Error('no signal'));
  const store = createListStore(load);
  store.subscribe(query, vi.fn());
  await vi.waitFor(() => expect(store.stateOf(query)).toEqual({ kind: 'code-lost' }));
  events.dispatchEvent(new Event('online'));
  expect(store.stateOf(query)).toBeUndefined();
  await vi.waitFor(() => expect(watching.size).toBe(1));
  events.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});

/** A memory by hand, of one query. */
function fakeMemory() {
  const kept: { items: readonly unknown[]; at: Date }[] = [];
  const isSame = (one: readonly unknown[], other: readonly unknown[]) => one.join() === other.join();
  const timeOf = (_: string, items: readonly unknown[]) =>
    kept.findLast((answer) => isSame(answer.items, items))?.at;
  const keep = (_: string, items: readonly unknown[], at: Date) => void kept.push({ items, at });
  return { kept, memory: { timeOf, keep } };
}

async function watched(memory: AnswerMemory) {
  const { source, watching, answer } = fakeSource();
  const store = createListStore(async () => source, memory);
  const stop = store.subscribe(query, vi.fn());
  await vi.waitFor(() => expect(watching.size).toBe(1));
  return { store, stop, answer };
}

const twelve = new Date('2027-03-15T17:00:00Z');
const fromCache = { ...gate, fromCache: true };

test('a cached list is no answer until the server has answered this query', async () => {
  const { store, answer } = await watched(fakeMemory().memory);
  answer(fromCache);
  expect(store.stateOf(query)).toMatchObject({ answeredAt: undefined, isHeard: false });
  answer(gate);
  expect(store.stateOf(query)).toMatchObject({ answeredAt: expect.any(Date), isHeard: true });
});

test('a remembered answer is valid for the same entries only', async () => {
  const { kept, memory } = fakeMemory();
  kept.push({ items: ['gate'], at: twelve });
  const { store, answer } = await watched(memory);
  answer(fromCache);
  expect(store.stateOf(query)).toMatchObject({ answeredAt: twelve, isHeard: false });
  answer({ ...fromCache, items: [] });
  expect(store.stateOf(query)).toMatchObject({ answeredAt: undefined });
  answer({ ...fromCache, items: ['gate', 'rail'] });
  expect(store.stateOf(query)).toMatchObject({ answeredAt: undefined });
});

test('an answer keeps the time at which the connection was lost', async () => {
  vi.useFakeTimers({ now: twelve, toFake: ['Date'] });
  try {
    const { store, answer } = await watched(fakeMemory().memory);
    answer(gate);
    vi.setSystemTime(new Date(twelve.getTime() + 60_000));
    events.dispatchEvent(new Event('offline'));
    answer(fromCache);
    vi.setSystemTime(new Date(twelve.getTime() + 600_000));
    answer({ ...fromCache, items: ['gate', 'rail'] });
    const lostAt = new Date(twelve.getTime() + 60_000);
    expect(store.stateOf(query)).toMatchObject({ answeredAt: lostAt, isHeard: true });
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['with an entry that cannot be read', { ...gate, unreadable: 1 }],
  ['that its limit may have cut', { ...gate, items: 'abcdefghij'.split('') }],
  ['from the cache', fromCache],
])('an answer %s is not remembered', async (_, state) => {
  const { kept, memory } = fakeMemory();
  const { stop, answer } = await watched(memory);
  answer(state);
  stop();
  expect(kept).toEqual([]);
});

test('remembers a full answer when it arrives and when the list is left', async () => {
  const { kept, memory } = fakeMemory();
  const { stop, answer } = await watched(memory);
  answer(gate);
  expect(kept).toHaveLength(1);
  stop();
  expect(kept.map(({ items }) => items)).toEqual([['gate'], ['gate']]);
});
