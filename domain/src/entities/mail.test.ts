import { expect, test } from 'vitest';
import { isTooLate } from './mail.ts';

const createdAt = '2026-11-22T15:00:00.000Z';
const after = (minutes: number) => new Date(Date.parse(createdAt) + minutes * 60_000);

test('a code is too late when it is over, a receipt never is', () => {
  expect(isTooLate({ kind: 'code', createdAt }, after(10))).toBe(false);
  expect(isTooLate({ kind: 'code', createdAt }, after(10.1))).toBe(true);
  expect(isTooLate({ kind: 'receipt', createdAt }, after(1_000_000))).toBe(false);
});
