import { expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';

test('the same body keeps its key, also after another body was sent', () => {
  const { keyFor } = createIdempotencyKeys();
  const first = keyFor({ firstName: 'Ana' });
  expect(keyFor({ firstName: 'Anna' })).not.toBe(first);
  expect(keyFor({ firstName: 'Ana' })).toBe(first);
});

test('after a success the same body gets another key', () => {
  const keys = createIdempotencyKeys();
  const first = keys.keyFor({ title: 'a' });
  keys.renew();
  expect(keys.keyFor({ title: 'a' })).not.toBe(first);
});

test('two forms have different keys for the same body', () => {
  expect(createIdempotencyKeys().keyFor({ a: 1 })).not.toBe(createIdempotencyKeys().keyFor({ a: 1 }));
});
