import { mailPreferencesMessages, mailPreferencesSchema } from '@welding/domain/entities/mail-preferences';
import { paths } from '@welding/domain/paths';
import { currentLanguage, languageOf } from '@welding/domain/values/language';
import * as z from 'zod/mini';
import { findClient } from '#clients/clients.ts';
import { config } from '#config.ts';
import { oneClickOr } from '#http/one-click-or.ts';
import { both, json, params } from '#http/readers.ts';
import { anywhere, Reply, site } from '#http/resource-routes.ts';
import { inLanguage } from '#language.ts';
import { notFound } from '#refusal.ts';
import { sitePage } from '#site-page.ts';
import { setReminders } from './desk-mails.ts';
import { readMailPreferences } from './mail-links.ts';

const linkInvalid = { error: () => mailPreferencesMessages.linkInvalid };
const withToken = params(
  z.object({ token: z.string(linkInvalid).check(z.regex(/^[\w.-]{1,200}$/, linkInvalid)) }),
);

export const routes = [
  /**
   * The new setting of the person whose mail has the token. Mail programs post `List-Unsubscribe=One-Click` (RFC 8058), our page
   * posts JSON. 404 for an invalid token.
   */
  site.step(
    '/mail-preferences',
    anywhere,
    both(withToken, oneClickOr({ reminders: false }, json(mailPreferencesSchema))),
    async ([{ token }, { reminders }]) => {
      const whose = readMailPreferences(token);
      const set = whose && (await setReminders(whose, reminders));
      if (set === undefined) throw notFound(mailPreferencesMessages.linkInvalid);
      return { reminders: set };
    },
  ),
  /**
   * 303 to the page with the button, in the client's language. It changes nothing, because mail scanners open every link, and
   * mail programs without one-click open this one in the browser.
   */
  site.get('/mail-preferences', anywhere, withToken, async ({ token }) => {
    const whose = readMailPreferences(token);
    const client = whose ? await findClient(whose.clientId) : undefined;
    const page = inLanguage(client ? languageOf(client) : currentLanguage(), () =>
      sitePage(paths.mailPreferences),
    );
    return new Reply({ status: 303, headers: { Location: `${config().SITE_URL}${page}#${token}` } });
  }),
];
