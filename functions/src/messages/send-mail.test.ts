import { describe, expect, test } from 'vitest';
import { isOverTried, retryAt } from './send-mail.ts';

const createdAt = '2026-11-22T15:00:00.000Z';
const after = (minutes: number) => new Date(Date.parse(createdAt) + minutes * 60_000);

describe('a mail that did not go out', () => {
  test('is tried again after 1, 5 and 30 minutes, 2 and 12 hours, and then no more', () => {
    const delays = [1, 2, 3, 4, 5, 6].map((attempts) => {
      const next = retryAt({ kind: 'receipt', attempts, createdAt }, after(0));
      return next && (next.getTime() - after(0).getTime()) / 60_000;
    });
    expect(delays).toEqual([1, 5, 30, 120, 720, undefined]);
  });

  test.each([
    ['code', 2, 6],
    ['on-my-way', 3, 36],
    ['visit-soon', 3, 36],
    ['visit-reminder', 4, 156],
    ['invoice-reminder', 4, 156],
    ['estimate-follow-up', 4, 156],
  ] as const)(
    'of the kind %s is tried only %i times more, as long as it helps',
    (kind, retries, lastMinutes) => {
      let at = after(0);
      let attempts = 1;
      for (;;) {
        const next = retryAt({ kind, attempts, createdAt }, at);
        if (!next) break;
        at = next;
        attempts += 1;
      }
      expect(attempts - 1).toBe(retries);
      expect(at).toEqual(after(lastMinutes));
    },
  );
});

test('whose sender was killed each time has an end, too', () => {
  expect([6, 7].map((attempts) => isOverTried({ attempts }))).toEqual([false, true]);
});
