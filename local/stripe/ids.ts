import { randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id in Stripe's format: a prefix and random letters and digits. */
export function newId(prefix: string, length = 24): string {
  let text = '';
  for (const byte of randomBytes(length)) text += alphabet[byte % alphabet.length];
  return `${prefix}_${text}`;
}

/** Now in whole seconds, Stripe's unit. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
