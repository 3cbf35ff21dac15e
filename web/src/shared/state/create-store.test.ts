import { expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';

test('computes its first value on first use, once', () => {
  const begin = vi.fn(() => 'first');
  const store = createStore(begin);
  expect(begin).not.toHaveBeenCalled();
  expect([store.get(), store.get()]).toEqual(['first', 'first']);
  expect(begin).toHaveBeenCalledOnce();
});

test('does not compute a first value after one was set, even undefined', () => {
  const begin = vi.fn(() => 'first');
  const store = createStore<string | undefined>(begin);
  store.set(undefined);
  expect(store.get()).toBeUndefined();
  expect(begin).not.toHaveBeenCalled();
});

test('notifies of changes until unsubscribed', () => {
  const store = createStore(() => 0);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set(1);
  stop();
  store.set(2);
  expect(listener.mock.calls).toEqual([[1]]);
});
