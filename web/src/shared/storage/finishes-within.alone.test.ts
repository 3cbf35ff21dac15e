import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishesWithin } from './finishes-within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work that is done in time is done', async () => {
  expect(await finishesWithin(1_000, Promise.resolve('anything'))).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('work that fails is not done, and nothing is thrown', async () => {
  expect(await finishesWithin(1_000, Promise.reject(new Error('blocked')))).toBe(false);
});

test('work without an end is given up after the limit', async () => {
  const answer = finishesWithin(1_000, new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answer).toBe(false);
});
