import { expect, test, vi } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';

test('the same body keeps its key, even after another body', () => {
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

test('the last body keeps its key after a reload, until it succeeds', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => items.set(name, text),
    removeItem: (name: string) => items.delete(name),
  });
  const key = createIdempotencyKeys('quote').keyFor({ a: 1 });
  const again = createIdempotencyKeys('quote');
  expect(again.fix({ a: 1 }, { a: 1, b: 2 })).toEqual({ key, body: { a: 1 } });
  again.renew();
  expect(createIdempotencyKeys('quote').keyFor({ a: 1 })).not.toBe(key);
  vi.unstubAllGlobals();
});

test('a retry of the same choices sends the first body and key, until it succeeds or is refused', () => {
  const keys = createIdempotencyKeys();
  const chosen = { firstName: 'Ana' };
  const first = keys.fix(chosen, { ...chosen, language: 'en' });
  expect(keys.fix({ ...chosen }, { ...chosen, language: 'es', priceRange: { low: 1, high: 2 } })).toEqual(
    first,
  );
  expect(keys.fix({ firstName: 'Anna' }, { firstName: 'Anna' })).toEqual({
    key: expect.not.stringMatching(first.key),
    body: { firstName: 'Anna' },
  });
  keys.renew();
  expect(keys.fix(chosen, { ...chosen, language: 'es' }).body).toEqual({ ...chosen, language: 'es' });
});

test('two forms have different keys for the same body', () => {
  expect(createIdempotencyKeys().keyFor({ a: 1 })).not.toBe(createIdempotencyKeys().keyFor({ a: 1 }));
});
