import { signMailPreferences } from '#http/mail-preferences-token.ts';

/** Where a client ends reminders without signing in: a page with a button, and the address that mail programs post to. */
export function unsubscribeLinks(clientId: string, siteUrl: string): { page: string; post: string } {
  const token = signMailPreferences(clientId);
  return {
    // Behind the #, which no server and no log sees.
    page: `${siteUrl}/mail-preferences#${token}`,
    post: `${siteUrl}/api/mail-preferences?token=${token}`,
  };
}
