import { apiPaths } from '@welding/domain/api-paths';
import { type MailPreferences, mailPreferencesSchema } from '@welding/domain/entities/mail-preferences';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { apiRequest, problemOfLink } from '#shared/api/api-request.ts';
import { useSave } from '#shared/form/use-save.ts';
import { Button } from '#shared/ui/button.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { useHydrated } from '#shared/ui/use-hydrated.ts';
import { mailPreferencesPageTexts } from './mail-preferences-page-texts.tsx';

/** Stops reminders for the client whose token follows the #. Acts only on a tap. */
export function ReminderSwitch() {
  const t = mailPreferencesPageTexts();
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const token = hash.slice(1);
  const { state, isSaving, problem, save } = useSave(problemOfLink);
  const [reminders, setReminders] = useState(true);
  if (isHydrated && token === '') return <IncompleteLink />;

  const change = () => save(async () => setReminders((await changeReminders(token, !reminders)).reminders));
  return (
    <>
      <p role="status" className="font-semibold empty:hidden">
        {state.phase === 'saved' && (reminders ? t.remindersOn : t.remindersOff)}
      </p>
      <p role="alert" className="alert alert-error alert-soft text-base text-base-content empty:hidden">
        {problem}
      </p>
      <Button
        look="primary"
        large
        isBusy={isSaving}
        className="justify-self-start held-back"
        onClick={() => void change()}
      >
        {reminders ? t.stopReminders : t.remindAgain}
      </Button>
    </>
  );
}

function IncompleteLink() {
  return (
    <p role="alert" className="alert alert-error alert-soft block text-base text-base-content">
      {mailPreferencesPageTexts().incompleteLink(<PhoneLink className="link whitespace-nowrap" />)}
    </p>
  );
}

/** @throws as `apiRequest` */
async function changeReminders(token: string, reminders: boolean): Promise<MailPreferences> {
  return await apiRequest(apiPaths.mailPreferences(token), (json) => mailPreferencesSchema.parse(json), {
    body: { reminders } satisfies MailPreferences,
  });
}
