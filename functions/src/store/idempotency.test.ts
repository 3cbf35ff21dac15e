import { expect, test } from 'vitest';
import { idempotencyKeyOf } from './idempotency.ts';

const key = '0b0b0b0b-1111-4111-8111-111111111111';
const contents = { title: 'Truck', duration: '60' };
const known = idempotencyKeyOf(key, 'appointments', 'client-1', contents);

test('a request without a key is never recognized', () => {
  expect(idempotencyKeyOf(undefined, 'appointments', 'client-1', contents)).toBeUndefined();
});

test('the same request is recognized, with its fields in any order', () => {
  expect(idempotencyKeyOf(key, 'appointments', 'client-1', { duration: '60', title: 'Truck' })).toEqual(
    known,
  );
});

test('other contents have the same id and another fingerprint', () => {
  const other = idempotencyKeyOf(key, 'appointments', 'client-1', { ...contents, duration: '30' });
  expect(other?.id).toBe(known?.id);
  expect(other?.fingerprint).not.toBe(known?.fingerprint);
});

test('another operation, sender or key has another id', () => {
  const others = [
    idempotencyKeyOf(key, 'quotes', 'client-1', contents),
    idempotencyKeyOf(key, 'appointments', 'client-2', contents),
    idempotencyKeyOf(key.replace('0', '1'), 'appointments', 'client-1', contents),
  ];
  expect(new Set([known, ...others].map((once) => once?.id)).size).toBe(4);
});

test('neither id nor fingerprint reveals the request', () => {
  expect(JSON.stringify(known)).not.toMatch(/Truck|client-1|0b0b0b0b/);
});
