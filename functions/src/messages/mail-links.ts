import { apiPaths } from '@welding/domain/api-paths';
import { paths } from '@welding/domain/paths';
import { idSchema } from '@welding/domain/values/text-fields';
import { config } from '#config.ts';
import { isSigned, sign } from '#derived-key.ts';
import { sitePage } from '#site-page.ts';

/** A person of a client, as in `recipientsOf`. */
type PersonOf = { readonly clientId: string; readonly person: string };

/**
 * The token in a person's mails that turns off their reminders without signing in. It never expires, because mails are kept,
 * and allows nothing else.
 * @param person missing for a token as an earlier release made it, for every person of the client
 */
export function signMailPreferences(clientId: string, person?: string): string {
  const named = person === undefined ? clientId : `${clientId}.${person}`;
  return `${named}.${sign('mail-preferences', named).toString('base64url')}`;
}

/** The person of a token, undefined for an invalid one. */
export function readMailPreferences(
  token: string,
): { readonly clientId: string; readonly person: string | undefined } | undefined {
  const [id = '', ...rest] = token.split('.');
  const signature = rest.at(-1) ?? '';
  const person = rest.length > 1 ? rest.slice(0, -1).join('.') : undefined;
  const named = person === undefined ? id : `${id}.${person}`;
  const isOurs = isSigned('mail-preferences', named, Buffer.from(signature, 'base64url'));
  const clientId = isOurs ? idSchema.safeParse(id).data : undefined;
  return clientId === undefined ? undefined : { clientId, person };
}

/** The email change an objection undoes: `at` is its time in milliseconds since 1970. */
type EmailObjection = { readonly clientId: string; readonly at: number };

/** The token in the mail to an old address that restores it without signing in. */
export function signEmailObjection({ clientId, at }: EmailObjection): string {
  return `${clientId}.${at}.${sign('email-objections', `${clientId}.${at}`).toString('base64url')}`;
}

/** The objection of a token, undefined for an invalid one. */
export function readEmailObjection(token: string): EmailObjection | undefined {
  const [id = '', time = '', signature = ''] = token.split('.');
  const clientId = idSchema.safeParse(id).data;
  const at = Number(time);
  if (clientId === undefined || !Number.isSafeInteger(at)) return undefined;
  const isOurs = isSigned('email-objections', `${clientId}.${at}`, Buffer.from(signature, 'base64url'));
  return isOurs ? { clientId, at } : undefined;
}

export type MailLinks = {
  readonly siteUrl: string;
  /** The page that sets this person's reminders without signing in, in the current language. */
  readonly preferencesUrl: () => string;
};

/** A placeholder in stored mails. Sending replaces it with a new link to the estimate or invoice: see `paperUrl`. */
export const paperLinkMark = 'https://paper-link.invalid/';

export function mailLinks({ clientId, person }: PersonOf): MailLinks {
  const siteUrl = config().SITE_URL;
  // Servers and their logs never see text after the #.
  const token = signMailPreferences(clientId, person);
  return { siteUrl, preferencesUrl: () => `${siteUrl}${sitePage(paths.mailPreferences)}#${token}` };
}

/** The headers with which mail programs offer to unsubscribe (RFC 8058). */
export function endsReminders({ clientId, person }: PersonOf): Readonly<Record<string, string>> {
  const url = `${config().SITE_URL}${apiPaths.mailPreferences(signMailPreferences(clientId, person))}`;
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
