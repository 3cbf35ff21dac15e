import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ListQuery } from './list-query.ts';
import { createListStore, type ListSource } from './list-store.ts';
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
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
});
afterEach(() => vi.unstubAllGlobals());

test('tells of each state, and of the last one to whoever asks', async () => {
  const { source, answer } = fakeSource();
  const store = createListStore(async () => source);
  const listener = vi.fn();
  store.subscribe(query, listener);
  expect(store.stateOf(query)).toBeUndefined();
  await vi.waitFor(() => expect(store.stateOf(query)).toEqual({ kind: 'asked' }));
  answer(gate);
  expect(store.stateOf({ ...query })).toBe(gate);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('all who ask the same share one listener, which ends with the last of them', async () => {
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

test('nothing is watched for somebody who left before the code came', async () => {
  const { source, watching } = fakeSource();
  const loaded = Promise.resolve(source);
  const store = createListStore(() => loaded);
  store.subscribe(query, vi.fn())();
  await loaded;
  expect(watching.size).toBe(0);
});

test('another order or condition is another list', async () => {
  const { source, watching } = fakeSource();
  const store = createListStore(async () => source);
  store.subscribe(query, vi.fn());
  store.subscribe({ ...query, where: [['clientId', '==', 'casey']] }, vi.fn());
  await vi.waitFor(() => expect(watching.size).toBe(2));
});

test('a refused list is told to whoever listens to all, and asked for anew with a new token', async () => {
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

test('a refused list that nobody watches any more is no longer refused', async () => {
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

test('a new token that cannot be had does not keep the list from being asked for', async () => {
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

test('code that was lost is fetched again when the connection returns', async () => {
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
