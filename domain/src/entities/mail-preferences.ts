import type * as z from 'zod/mini';
import { inCurrentLanguage } from '../values/language.ts';
import { strictBody } from '../values/text-fields.ts';
import { trueOrFalse } from '../values/whole-number.ts';
import { mailPreferencesTexts } from './mail-preferences-texts.ts';

/** The body and answer of POST /api/mail-preferences: whether the client wants visit reminders. */
export const mailPreferencesSchema = strictBody({
  reminders: trueOrFalse(() => mailPreferencesTexts().reminders),
});
export type MailPreferences = z.infer<typeof mailPreferencesSchema>;

export const mailPreferencesMessages = inCurrentLanguage(() => mailPreferencesTexts().messages);
