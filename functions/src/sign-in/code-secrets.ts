import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { codeDigits } from '@welding/domain/entities/login-code';
import { sign } from '#derived-key.ts';

/** Separates hashes by purpose: the hash of a link is worthless as that of a browser. */
type Kind = EmailKind | 'code' | 'link' | 'browser';
/** A client's email, or a new one that a client wants. */
type EmailKind = 'email' | 'new-email';

export function newCode(): string {
  return String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
}

/** 256 bits, as text for URLs and cookies. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The id of a browser's latest code for an email. It reveals neither. */
export function codeIdOf(kind: EmailKind, email: string, browserSecret: string): string {
  return hashOf(kind, browserSecret, email);
}

export function emailHashOf(kind: EmailKind, email: string): string {
  return hashOf(kind, '', email);
}

/** Keyed, because six digits are quickly guessed against a plain hash. */
export function hashOf(kind: Kind, scope: string, secret: string): string {
  return sign('login-codes', JSON.stringify([kind, scope, secret])).toString('base64url');
}

/** Compares in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
