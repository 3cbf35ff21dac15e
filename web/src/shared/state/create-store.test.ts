import { expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';

test('begins when it is first asked for, once', () => {
  const begin = vi.fn(() => 'first');
  const store = createStore(begin);
  expect(begin).not.toHaveBeenCalled();
  expect([store.get(), store.get()]).toEqual(['first', 'first']);
  expect(begin).toHaveBeenCalledOnce();
});

test('what was set first does not begin at all, be it undefined', () => {
  const begin = vi.fn(() => 'first');
  const store = createStore<string | undefined>(begin);
  store.set(undefined);
  expect(store.get()).toBeUndefined();
  expect(begin).not.toHaveBeenCalled();
});

test('tells of changes until it is stopped', () => {
  const store = createStore(() => 0);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set(1);
  stop();
  store.set(2);
  expect(listener.mock.calls).toEqual([[1]]);
});
