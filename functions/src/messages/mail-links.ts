import { createHmac, timingSafeEqual } from 'node:crypto';
import { apiPaths } from '@welding/domain/api-paths';
import { paths } from '@welding/domain/paths';
import { idSchema } from '@welding/domain/values/text-fields';
import { config } from '#config.ts';
import { derivedKey } from '#derived-key.ts';
import { sitePage } from '#site-page.ts';

/**
 * What a client's mails carry so that reminders can be ended without signing in. It stays valid, since mails are kept, and
 * is good for nothing else.
 */
export function signMailPreferences(clientId: string): string {
  return `${clientId}.${preferencesSignature(clientId).toString('base64url')}`;
}

/** Whose token this is; undefined for one that we did not sign. */
export function readMailPreferences(token: string): string | undefined {
  const [clientId = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = preferencesSignature(clientId);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? idSchema.safeParse(clientId).data : undefined;
}

function preferencesSignature(clientId: string): Buffer {
  return createHmac('sha256', derivedKey('mail-preferences')).update(clientId).digest();
}

/** Which change of a client's e-mail somebody objects to: `at` is when it was made, in milliseconds since 1970. */
type EmailObjection = { readonly clientId: string; readonly at: number };

/** What the mail to an old address carries, so that its reader can take the address back without signing in. */
export function signEmailObjection({ clientId, at }: EmailObjection): string {
  return `${clientId}.${at}.${objectionSignature(clientId, at).toString('base64url')}`;
}

/** What a token objects to; undefined for one that we did not sign. */
export function readEmailObjection(token: string): EmailObjection | undefined {
  const [id = '', time = '', signature = ''] = token.split('.');
  const clientId = idSchema.safeParse(id).data;
  const at = Number(time);
  if (clientId === undefined || !Number.isSafeInteger(at)) return undefined;
  const [given, expected] = [Buffer.from(signature, 'base64url'), objectionSignature(clientId, at)];
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? { clientId, at } : undefined;
}

function objectionSignature(clientId: string, at: number): Buffer {
  return createHmac('sha256', derivedKey('email-objections')).update(`${clientId}.${at}`).digest();
}

/** Where the mails to a client lead. */
export type MailLinks = {
  readonly siteUrl: string;
  /** A page on which this client chooses about reminders, without signing in; in the language in which it is asked for. */
  readonly preferencesUrl: () => string;
};

/** Stands in the outbox for the link of the mail's estimate or invoice, which is made when it goes out: see `paperUrl`. */
export const paperLinkMark = 'https://paper-link.invalid/';

export function mailLinks(clientId: string): MailLinks {
  const siteUrl = config().SITE_URL;
  // Behind the #, which no server and no log sees.
  const token = signMailPreferences(clientId);
  return { siteUrl, preferencesUrl: () => `${siteUrl}${sitePage(paths.mailPreferences)}#${token}` };
}

/** The header fields by which mail programs offer to end a client's reminders (RFC 8058). */
export function endsReminders(clientId: string): Readonly<Record<string, string>> {
  const url = `${config().SITE_URL}${apiPaths.mailPreferences(signMailPreferences(clientId))}`;
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
