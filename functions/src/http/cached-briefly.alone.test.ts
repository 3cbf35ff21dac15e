import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedBriefly } from './cached-briefly.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
afterEach(() => vi.clearAllTimers());

test('makes one answer for all callers within the time, and then a new one', async () => {
  const make = vi.fn(async () => make.mock.calls.length);
  const ask = cachedBriefly(5_000, make);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(await ask()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await ask()).toBe(2);
});

test('tries again at once after a failure', async () => {
  const make = vi.fn().mockRejectedValueOnce(new Error('no database')).mockResolvedValue('made');
  const ask = cachedBriefly(5_000, make);
  await expect(ask()).rejects.toThrow('no database');
  expect(await ask()).toBe('made');
});
