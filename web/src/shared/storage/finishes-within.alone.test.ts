import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishesWithin } from './finishes-within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('returns true for work finished in time', async () => {
  expect(await finishesWithin(1_000, Promise.resolve('anything'))).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('returns false for failed work, without throwing', async () => {
  expect(await finishesWithin(1_000, Promise.reject(new Error('blocked')))).toBe(false);
});

test('gives up endless work after the limit', async () => {
  const answer = finishesWithin(1_000, new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answer).toBe(false);
});
