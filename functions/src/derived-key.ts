import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { config } from './config.ts';

/** The purpose of a key. A signature made for one purpose is worthless for another. */
export type KeyPurpose =
  | 'session'
  | 'rate-limits'
  | 'mail-preferences'
  | 'login-codes'
  | 'confirmed-browsers'
  | 'email-objections'
  | 'calendar-feed'
  | 'photo-uploads'
  | 'takeout';

const keyBytes = 32;

/** The key for one purpose, 32 bytes, derived from one of SESSION_SECRET with HKDF (RFC 5869). */
export function derivedKey(purpose: KeyPurpose, secret: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, keyBytes));
}

/** The keys for one purpose: the first signs, and each verifies. */
export function derivedKeys(purpose: KeyPurpose): [Uint8Array<ArrayBuffer>, ...Uint8Array<ArrayBuffer>[]] {
  const [newest = '', ...older] = config().SESSION_SECRET;
  return [derivedKey(purpose, newest), ...older.map((secret) => derivedKey(purpose, secret))];
}

/** The signature of a text with the newest key, as bytes. */
export function sign(purpose: KeyPurpose, text: string): Buffer {
  return hmac(derivedKeys(purpose)[0], text);
}

/** Whether `sign` made this signature, with the newest or an older key. */
export function isSigned(purpose: KeyPurpose, text: string, signature: Buffer): boolean {
  return derivedKeys(purpose).some((key) => {
    const expected = hmac(key, text);
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
}

function hmac(key: Uint8Array, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
