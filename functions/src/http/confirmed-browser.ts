import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '#derived-key.ts';

/**
 * What a browser keeps in which this e-mail was shown to be somebody's: it opens nothing, and tells it apart when codes for
 * the e-mail are asked for. Whoever asks for many from elsewhere leaves it its own share.
 */
export function markConfirmedBrowser(email: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${sealOf(id, email).toString('base64url')}`;
}

/** What to count a browser by that has such a mark for this e-mail; undefined for every other browser. */
export function confirmedBrowserOf(mark: string | undefined, email: string): string | undefined {
  const [id = '', seal = ''] = mark?.split('.', 2) ?? [];
  const [given, right] = [Buffer.from(seal, 'base64url'), sealOf(id, email)];
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}

function sealOf(id: string, email: string): Buffer {
  return createHmac('sha256', derivedKey('confirmed-browsers'))
    .update(JSON.stringify([id, email]))
    .digest();
}
