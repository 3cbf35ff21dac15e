import { hkdfSync } from 'node:crypto';
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

/** The key for one purpose, 32 bytes, derived from SESSION_SECRET with HKDF (RFC 5869). */
export function derivedKey(
  purpose: KeyPurpose,
  secret: string = config().SESSION_SECRET,
): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, keyBytes));
}
