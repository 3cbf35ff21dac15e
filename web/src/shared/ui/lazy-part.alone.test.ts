import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWithRetries } from './lazy-part.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Code that is lost so many times. */
function lost(times: number) {
  let left = times;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the code';
  });
}

test('loads code once, and reports no loss', async () => {
  const [load, onLost] = [lost(0), vi.fn()];
  await expect(loadWithRetries(load, onLost)).resolves.toBe('the code');
  expect(load).toHaveBeenCalledOnce();
  expect(onLost).not.toHaveBeenCalled();
});

test('loads lost code again after a pause, until it arrives', async () => {
  const [load, onLost] = [lost(3), vi.fn()];
  const coming = loadWithRetries(load, onLost);
  const asked: number[] = [];
  for (const ms of [0, 1_999, 1, 2_000, 2_000, 60_000]) {
    await vi.advanceTimersByTimeAsync(ms);
    asked.push(load.mock.calls.length);
  }
  expect(asked).toEqual([1, 1, 2, 3, 4, 4]);
  await expect(coming).resolves.toBe('the code');
  expect(onLost).toHaveBeenCalledTimes(3);
});
