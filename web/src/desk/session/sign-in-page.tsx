import { offeredLanguages } from '@welding/domain/values/language';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { useDeskSession } from './desk-session.ts';
import { sessionTexts } from './session-texts.ts';
import { SignInForm } from './sign-in-form.tsx';
import { wantedPath } from './wanted-path.ts';

// Seldom asked for, and the first screen is at its budget of bytes.
export const LanguageButtons = lazyPart(
  async () => (await import('./language-buttons.tsx')).LanguageButtons,
  {
    waiting: null,
  },
);
const ForgottenPasswordForm = lazyPart(
  async () => (await import('./forgotten-password-form.tsx')).ForgottenPasswordForm,
  { waiting: <Spinner label={sessionTexts().loading} /> },
);
const SetPasswordForm = lazyPart(async () => (await import('./set-password-form.tsx')).SetPasswordForm, {
  waiting: <Spinner label={sessionTexts().loading} />,
});

/** The desk's sign-in page; whoever is signed in goes on to where they wanted. */
export function SignInPage() {
  const session = useDeskSession();
  const { state, hash } = useLocation();
  const [email, setEmail] = useState('');
  const [isForgotten, setIsForgotten] = useState(false);
  const code = /^#set-password=([\w-]+)$/.exec(hash)?.[1];
  if (session.phase === 'signed-in') return <Navigate replace to={wantedPath(state)} />;

  const notice = session.phase === 'signed-out' ? session.notice : null;
  const show = (forgotten: boolean) => (typed: string) => {
    setEmail(typed);
    setIsForgotten(forgotten);
  };
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-6 px-4 py-8">
      <title>{sessionTexts().title}</title>
      <div className="panel grid w-full max-w-md gap-6 border-t-4 border-t-primary p-5 sm:p-8">
        <h1 className="display text-4xl">
          {isForgotten || code ? sessionTexts().newPassword : 'Lakeline Desk'}
        </h1>
        {notice && (
          <p role="alert" className="alert alert-soft block text-base text-base-content">
            {notice}
          </p>
        )}
        {isForgotten ? (
          <ForgottenPasswordForm email={email} onBack={show(false)} />
        ) : code ? (
          <SetPasswordForm code={code} onForgotten={() => setIsForgotten(true)} />
        ) : (
          <SignInForm email={email} onForgotten={show(true)} />
        )}
      </div>
      {offeredLanguages.length > 1 && <LanguageButtons />}
    </main>
  );
}
