import type * as z from 'zod/mini';
import { business } from '../values/business.ts';
import { trueOrFalse } from '../values/given-number.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { strictBody } from '../values/text-fields.ts';

const mailPreferencesTexts = inLanguages({
  messages: {
    linkInvalid: say(
      `This link no longer works. Please call us at ${business.phone}, and we’ll take care of it`,
      `Este enlace ya no funciona. Llámenos al ${business.phone} y nosotros lo arreglamos`,
    ),
    notOneClick: say(
      'Please send JSON, or List-Unsubscribe=One-Click',
      'Envíe JSON, o List-Unsubscribe=One-Click',
    ),
  },
  reminders: say('Reminders', 'Recordatorios'),
});

/** The body and response of POST /api/mail-preferences: whether the client wants visit reminders. */
export const mailPreferencesSchema = strictBody({
  reminders: trueOrFalse(() => mailPreferencesTexts().reminders),
});
export type MailPreferences = z.infer<typeof mailPreferencesSchema>;

export const mailPreferencesMessages = inCurrentLanguage(() => mailPreferencesTexts().messages);
