import { createHmac, timingSafeEqual } from 'node:crypto';
import { idSchema } from '@welding/domain/values/text-fields';
import { derivedKey } from '#derived-key.ts';

/**
 * What a client's mails carry so that reminders can be ended without signing in. It stays valid, since mails are kept, and
 * is good for nothing else.
 */
export function signMailPreferences(clientId: string): string {
  return `${clientId}.${signatureOf(clientId).toString('base64url')}`;
}

/** Whose token this is; undefined for one that we did not sign. */
export function readMailPreferences(token: string): string | undefined {
  const [clientId = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(clientId);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? idSchema.safeParse(clientId).data : undefined;
}

function signatureOf(clientId: string): Buffer {
  return createHmac('sha256', derivedKey('mail-preferences')).update(clientId).digest();
}
