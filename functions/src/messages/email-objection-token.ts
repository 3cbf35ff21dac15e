import { createHmac, timingSafeEqual } from 'node:crypto';
import { idSchema } from '@welding/domain/values/text-fields';
import { derivedKey } from '#derived-key.ts';

/** Which change of a client's e-mail somebody objects to: `at` is when it was made, in milliseconds since 1970. */
export type EmailObjection = { readonly clientId: string; readonly at: number };

/** What the mail to an old address carries, so that its reader can take the address back without signing in. */
export function signEmailObjection({ clientId, at }: EmailObjection): string {
  return `${clientId}.${at}.${signatureOf(clientId, at).toString('base64url')}`;
}

/** What a token objects to; undefined for one that we did not sign. */
export function readEmailObjection(token: string): EmailObjection | undefined {
  const [id = '', time = '', signature = ''] = token.split('.');
  const clientId = idSchema.safeParse(id).data;
  const at = Number(time);
  if (clientId === undefined || !Number.isSafeInteger(at)) return undefined;
  const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(clientId, at)];
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? { clientId, at } : undefined;
}

function signatureOf(clientId: string, at: number): Buffer {
  return createHmac('sha256', derivedKey('email-objections')).update(`${clientId}.${at}`).digest();
}
