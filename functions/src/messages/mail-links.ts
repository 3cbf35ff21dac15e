import { config } from '#config.ts';
import { signMailPreferences } from './mail-preferences-token.ts';

/** Where the mails to a client lead. */
export type MailLinks = {
  readonly siteUrl: string;
  /** A page on which this client chooses about reminders, without signing in. */
  readonly preferencesUrl: string;
};

export function mailLinks(clientId: string): MailLinks {
  const siteUrl = config().SITE_URL;
  // Behind the #, which no server and no log sees.
  return { siteUrl, preferencesUrl: `${siteUrl}/mail-preferences#${signMailPreferences(clientId)}` };
}

/** The address at which mail programs end a client's reminders (RFC 8058). */
export function unsubscribeUrl(clientId: string): string {
  return `${config().SITE_URL}/api/mail-preferences?token=${signMailPreferences(clientId)}`;
}
