import * as z from 'zod/mini';
import { business } from '../values/business.ts';
import { strictBody } from '../values/text-fields.ts';

/** Whether a client wants to be reminded of visits: the JSON body of POST /api/mail-preferences, and its answer. */
export const mailPreferencesSchema = strictBody({ reminders: z.boolean('Reminders must be true or false') });
export type MailPreferences = z.infer<typeof mailPreferencesSchema>;

export const mailPreferencesMessages = {
  linkInvalid: `This link no longer works. Please call us at ${business.phone}, and we’ll take care of it`,
  notOneClick: 'Please send JSON, or List-Unsubscribe=One-Click',
} as const;
