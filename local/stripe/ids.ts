import { randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id as Stripe makes them: a prefix and letters and digits that cannot be guessed. */
export function newId(prefix: string, length = 24): string {
  let text = '';
  for (const byte of randomBytes(length)) text += alphabet[byte % alphabet.length];
  return `${prefix}_${text}`;
}

/** Now, in the whole seconds in which Stripe counts. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
