import { createHmac, timingSafeEqual } from 'node:crypto';
import { apiPaths } from '@welding/domain/api-paths';
import { paths } from '@welding/domain/paths';
import { idSchema } from '@welding/domain/values/text-fields';
import { config } from '#config.ts';
import { derivedKey } from '#derived-key.ts';
import { sitePage } from '#site-page.ts';

/**
 * The token in a client's mails that turns off reminders without signing in. It never expires, because mails are kept, and
 * allows nothing else.
 */
export function signMailPreferences(clientId: string): string {
  return `${clientId}.${preferencesSignature(clientId).toString('base64url')}`;
}

/** The client of a token, undefined for an invalid one. */
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

/** The email change an objection undoes: `at` is its time in milliseconds since 1970. */
type EmailObjection = { readonly clientId: string; readonly at: number };

/** The token in the mail to an old address that restores it without signing in. */
export function signEmailObjection({ clientId, at }: EmailObjection): string {
  return `${clientId}.${at}.${objectionSignature(clientId, at).toString('base64url')}`;
}

/** The objection of a token, undefined for an invalid one. */
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

export type MailLinks = {
  readonly siteUrl: string;
  /** The page that sets this client's reminders without signing in, in the current language. */
  readonly preferencesUrl: () => string;
};

/** A placeholder in stored mails. Sending replaces it with a new link to the estimate or invoice: see `paperUrl`. */
export const paperLinkMark = 'https://paper-link.invalid/';

export function mailLinks(clientId: string): MailLinks {
  const siteUrl = config().SITE_URL;
  // Servers and their logs never see text after the #.
  const token = signMailPreferences(clientId);
  return { siteUrl, preferencesUrl: () => `${siteUrl}${sitePage(paths.mailPreferences)}#${token}` };
}

/** The headers with which mail programs offer to unsubscribe (RFC 8058). */
export function endsReminders(clientId: string): Readonly<Record<string, string>> {
  const url = `${config().SITE_URL}${apiPaths.mailPreferences(signMailPreferences(clientId))}`;
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
