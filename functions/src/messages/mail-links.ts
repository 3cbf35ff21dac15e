import { apiPaths } from '@welding/domain/api-paths';
import { paths } from '@welding/domain/paths';
import { config } from '#config.ts';
import { sitePage } from '#site-page.ts';
import { signMailPreferences } from './mail-preferences-token.ts';

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

/** The address at which mail programs end a client's reminders (RFC 8058). */
export function unsubscribeUrl(clientId: string): string {
  return `${config().SITE_URL}${apiPaths.mailPreferences(signMailPreferences(clientId))}`;
}
