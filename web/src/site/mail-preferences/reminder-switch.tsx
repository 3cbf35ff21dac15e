import { apiPaths } from '@welding/domain/api-paths';
import { type MailPreferences, mailPreferencesSchema } from '@welding/domain/entities/mail-preferences';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { apiRequest, problemOfLink } from '#shared/api/api-request.ts';
import { Spinner } from '#shared/ui/button.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { useHydrated } from '#shared/ui/use-hydrated.ts';
import { mailPreferencesPageTexts } from './mail-preferences-page-texts.tsx';

type State =
  | { readonly phase: 'asking' | 'saving' }
  | { readonly phase: 'saved'; readonly reminders: boolean }
  | { readonly phase: 'failed'; readonly sentence: string };

/** Stops reminders for the client whose token follows the #. Acts only on a tap. */
export function ReminderSwitch() {
  const texts = mailPreferencesPageTexts();
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const token = hash.slice(1);
  const [state, setState] = useState<State>({ phase: 'asking' });
  const [reminders, setReminders] = useState(true);
  if (isHydrated && token === '') return <IncompleteLink />;

  const change = async () => {
    if (state.phase === 'saving') return;
    setState({ phase: 'saving' });
    try {
      const saved = await changeReminders(token, !reminders);
      setReminders(saved.reminders);
      setState({ phase: 'saved', reminders: saved.reminders });
    } catch (error) {
      setState({ phase: 'failed', sentence: problemOfLink(error) });
    }
  };
  return (
    <>
      <p role="status" className="font-semibold empty:hidden">
        {state.phase === 'saved' && (state.reminders ? texts.remindersOn : texts.remindersOff)}
      </p>
      <p role="alert" className="alert alert-error alert-soft text-base text-base-content empty:hidden">
        {state.phase === 'failed' && state.sentence}
      </p>
      <button
        type="button"
        className="btn btn-primary btn-lg justify-self-start held-back"
        aria-disabled={state.phase === 'saving'}
        onClick={() => void change()}
      >
        {state.phase === 'saving' && <Spinner />}
        {reminders ? texts.stopReminders : texts.remindAgain}
      </button>
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
