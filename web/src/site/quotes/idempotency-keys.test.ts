import { describe, expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';

describe('createIdempotencyKeys', () => {
  test('gives the same body the same key, also after another body was sent', () => {
    const keyFor = createIdempotencyKeys();
    const first = keyFor({ firstName: 'Ana' });
    const edited = keyFor({ firstName: 'Anna' });
    expect(edited).not.toBe(first);
    expect(keyFor({ firstName: 'Ana' })).toBe(first);
  });

  test('gives two forms different keys for the same body', () => {
    expect(createIdempotencyKeys()({ a: 1 })).not.toBe(createIdempotencyKeys()({ a: 1 }));
  });
});
