import { apiPaths } from '@welding/domain/api-paths';
import { type MailPreferences, mailPreferencesSchema } from '@welding/domain/entities/mail-preferences';
import { apiRequest } from '#shared/api/api-request.ts';

/** Switches the reminders of whoever this token was mailed to. @throws as `apiRequest` */
export async function changeReminders(token: string, reminders: boolean): Promise<MailPreferences> {
  return await apiRequest(apiPaths.mailPreferences(token), (json) => mailPreferencesSchema.parse(json), {
    body: { reminders } satisfies MailPreferences,
  });
}
