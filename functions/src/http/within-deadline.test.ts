import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './errors.ts';
import { withinDeadline } from './within-deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is done in time is passed on, and no timer is left', async () => {
  await expect(withinDeadline(Promise.resolve('done'))).resolves.toBe('done');
  await expect(withinDeadline(Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(vi.getTimerCount()).toBe(0);
});

test('what is not done within 8 seconds is answered with 503 and Retry-After', async () => {
  const outcome = withinDeadline(new Promise(() => undefined)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  const error = await outcome;
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 503, headers: { 'Retry-After': '60' } });
});
