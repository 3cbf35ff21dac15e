import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { codeDigits } from '@welding/domain/entities/login-code';
import { derivedKey } from '#derived-key.ts';

/** What a hash is of: one that was made of a link is worth nothing as that of a browser. */
type Kind = EmailKind | 'code' | 'link' | 'browser';
/** An e-mail that is a client's, or one that a client wants to have. */
type EmailKind = 'email' | 'new-email';

/** Digits that nobody can foresee, each as likely as every other. */
export function newCode(): string {
  return String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
}

/** 256 bits, as text for addresses and cookies. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The id of the code that this browser last asked for with an e-mail: neither can be told from it, nor can it be made. */
export function codeIdOf(kind: EmailKind, email: string, browserSecret: string): string {
  return hashOf(kind, browserSecret, email);
}

/** What is stored of an e-mail. */
export function emailHashOf(kind: EmailKind, email: string): string {
  return hashOf(kind, '', email);
}

/** What is stored of a secret: six digits are soon tried against a plain hash, and not without the key. */
export function hashOf(kind: Kind, scope: string, secret: string): string {
  return createHmac('sha256', derivedKey('login-codes'))
    .update(JSON.stringify([kind, scope, secret]))
    .digest('base64url');
}

/** Compares hashes in a time that says nothing of where they differ. */
export function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
