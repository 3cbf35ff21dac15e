import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { derivedKey, type KeyPurpose } from './derived-key.ts';

const secret = 'a secret of 32 characters or more';
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

test('each purpose and each secret has a key of its own, always the same', () => {
  const keys = [
    derivedKey('session', secret),
    derivedKey('rate-limits', secret),
    derivedKey('session', `${secret}!`),
    derivedKey('rate-limits', `${secret}!`),
  ].map(hex);
  expect(new Set(keys).size).toBe(4);
  expect(hex(derivedKey('session', secret))).toBe(keys[0]);
});

test.each<KeyPurpose>(['session', 'rate-limits'])(
  'the key for %s is HKDF-SHA-256 as RFC 5869 has it',
  (purpose) => {
    const pseudorandomKey = createHmac('sha256', Buffer.alloc(32)).update(secret).digest();
    const expanded = createHmac('sha256', pseudorandomKey).update(`${purpose}\u0001`).digest('hex');
    expect(hex(derivedKey(purpose, secret))).toBe(expanded);
  },
);
