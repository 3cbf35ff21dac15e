import { errorCodes } from '@welding/domain/error-codes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deadline, noteArrival, withinDeadline } from './within-deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('passes on work done in time, and leaves no timer', async () => {
  await expect(withinDeadline(Promise.resolve('done'))).resolves.toBe('done');
  await expect(withinDeadline(Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(vi.getTimerCount()).toBe(0);
});

test('answers 503 with Retry-After after 8 seconds', async () => {
  const outcome = withinDeadline(new Promise(() => undefined)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  const error = await outcome;
  expect(error).toMatchObject({ code: errorCodes.unavailable, facts: { retryAfterSeconds: 60 } });
});

test('limits consecutive steps to 8 seconds together, without the untimed waits', async () => {
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

test('counts the loading time since the request arrived', async () => {
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
