import { mailPreferencesMessages, mailPreferencesSchema } from '@welding/domain/entities/mail-preferences';
import { paths } from '@welding/domain/paths';
import { currentLanguage, languageOf } from '@welding/domain/values/language';
import * as z from 'zod/mini';
import { findClient } from '#clients/clients.ts';
import { config } from '#config.ts';
import { oneClickOr } from '#http/one-click-or.ts';
import { both, json, params } from '#http/readers.ts';
import { publicRoute } from '#http/route.ts';
import { inLanguage } from '#language.ts';
import { notFound } from '#refusal.ts';
import { sitePage } from '#site-page.ts';
import { setReminders } from './desk-mails.ts';
import { readMailPreferences } from './mail-links.ts';

const linkInvalid = { error: () => mailPreferencesMessages.linkInvalid };
const withToken = params(
  z.object({ token: z.string(linkInvalid).check(z.regex(/^[\w.-]{1,200}$/, linkInvalid)) }),
);

/**
 * POST /api/mail-preferences?token=: 200 and the new setting, for anyone with a mail of the client's. Mail programs post
 * `List-Unsubscribe=One-Click` (RFC 8058), our page posts JSON. 404 for an invalid token.
 */
export const changeMailPreferences = publicRoute({
  method: 'POST',
  path: '/api/mail-preferences',
  read: both(withToken, oneClickOr({ reminders: false }, json(mailPreferencesSchema))),
  answer: async ([{ token }, { reminders }]) => {
    const clientId = readMailPreferences(token);
    const client = clientId && (await setReminders(clientId, reminders));
    if (!client) throw notFound(mailPreferencesMessages.linkInvalid);
    return { status: 200, json: { reminders: client.reminders ?? true } };
  },
});

/**
 * GET /api/mail-preferences?token=: 303 to the page with the button, in the client's language. It changes nothing, because mail
 * scanners open every link, and mail programs without one-click open this one in the browser.
 */
export const openMailPreferences = publicRoute({
  method: 'GET',
  path: '/api/mail-preferences',
  read: withToken,
  answer: async ({ token }) => {
    const clientId = readMailPreferences(token);
    const client = clientId ? await findClient(clientId) : undefined;
    const page = inLanguage(client ? languageOf(client) : currentLanguage(), () =>
      sitePage(paths.mailPreferences),
    );
    return { status: 303, headers: { Location: `${config().SITE_URL}${page}#${token}` } };
  },
});
