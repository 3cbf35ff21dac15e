import { errorCodes } from '@welding/domain/error-codes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deadline, noteArrival, withinDeadline } from './within-deadline.ts';

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
  expect(error).toMatchObject({ code: errorCodes.unavailable, facts: { retryAfterSeconds: 60 } });
});

test('what is done one after the other has 8 seconds together, and what is waited for beside them takes none', async () => {
  const lasting = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const { within, untimed } = deadline();
  const first = within(lasting(5_000));
  await vi.advanceTimersByTimeAsync(5_000);
  await first;
  const body = untimed(lasting(60_000));
  await vi.advanceTimersByTimeAsync(60_000);
  await body;
  const outcome = within(new Promise(() => undefined)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ code: errorCodes.unavailable });
});

test('what was loaded since the request came counts', async () => {
  const request = {};
  noteArrival(request);
  await vi.advanceTimersByTimeAsync(6_000);
  const outcome = deadline(request)
    .within(new Promise(() => undefined))
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ code: errorCodes.unavailable });
});
