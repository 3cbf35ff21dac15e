import { expect, test } from 'vitest';
import { idempotencyKeyOf } from './idempotency.ts';

const key = '0b0b0b0b-1111-4111-8111-111111111111';
const contents = { title: 'Truck', duration: '60' };
const known = idempotencyKeyOf(key, 'appointments', 'client-1', contents);

test('without a key nothing is recognized', () => {
  expect(idempotencyKeyOf(undefined, 'appointments', 'client-1', contents)).toBeUndefined();
});

test('the same request is recognized, in whatever order its fields come', () => {
  expect(idempotencyKeyOf(key, 'appointments', 'client-1', { duration: '60', title: 'Truck' })).toEqual(
    known,
  );
});

test('other contents have another fingerprint under the same id', () => {
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

test('neither id nor fingerprint lets anyone read what was sent', () => {
  expect(JSON.stringify(known)).not.toMatch(/Truck|client-1|0b0b0b0b/);
});
