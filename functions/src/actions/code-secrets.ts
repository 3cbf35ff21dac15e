import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { codeDigits } from '@welding/domain/entities/login-code';
import { derivedKey } from '#derived-key.ts';

/** What a hash is of: one that was made of a link is worth nothing as that of a browser. */
type Kind = 'email' | 'code' | 'link' | 'browser';

/** Digits that nobody can foresee, each as likely as every other. */
export function newCode(): string {
  return String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
}

/** 256 bits, as text for addresses and cookies. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The id of the code that was last sent to an e-mail, which nobody can tell from it. */
export function codeIdOf(email: string): string {
  return hashOf('email', '', email);
}

/** What is stored of a secret: six digits are soon tried against a plain hash, and not without the key. */
export function hashOf(kind: Kind, codeId: string, secret: string): string {
  return createHmac('sha256', derivedKey('login-codes'))
    .update(JSON.stringify([kind, codeId, secret]))
    .digest('base64url');
}

/** Compares hashes in a time that says nothing of where they differ. */
export function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
