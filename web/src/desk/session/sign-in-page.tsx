import { staffSignInSchema } from '@welding/domain/entities/staff';
import { deskPaths } from '@welding/domain/paths';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Spinner } from '#shared/ui/button.tsx';
import { EmailField } from '#shared/ui/field.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Notice } from '#shared/ui/panel.tsx';
import { useDeskSession } from './desk-session.ts';
import { LanguageButtons } from './language-buttons.tsx';
import { deskSignInTexts } from './sign-in-texts.ts';
import { PasswordField, SignedOutForm } from './signed-out-form.tsx';

// Lazy because they are rarely used and the first screen is at its byte budget.
const ForgottenPasswordForm = lazyPart(
  async () => (await import('./password-forms.tsx')).ForgottenPasswordForm,
  { waiting: <Spinner label={deskSignInTexts().loading} /> },
);
const SetPasswordForm = lazyPart(async () => (await import('./password-forms.tsx')).SetPasswordForm, {
  waiting: <Spinner label={deskSignInTexts().loading} />,
});

/** A signed-in person goes on to the wanted page. */
export function SignInPage() {
  const t = deskSignInTexts();
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
      <title>{t.title}</title>
      <div className="panel grid w-full max-w-md gap-6 border-t-4 border-t-primary p-5 sm:p-8">
        <h1 className="display text-4xl">{isForgotten || code ? t.newPassword : 'Lakeline Desk'}</h1>
        {notice && <Notice role="alert">{notice}</Notice>}
        {isForgotten ? (
          <ForgottenPasswordForm email={email} onBack={show(false)} />
        ) : code ? (
          <SetPasswordForm code={code} onForgotten={() => setIsForgotten(true)} />
        ) : (
          <StaffSignInForm email={email} onForgotten={show(true)} />
        )}
      </div>
      <LanguageButtons />
    </main>
  );
}

/** The page a person wanted before signing in. `state` is untrusted browser data. */
function wantedPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('to' in state)) return deskPaths.today;
  return typeof state.to === 'string' && /^\/(?!\/)/.test(state.to) ? state.to : deskPaths.today;
}

type StaffSignInFormProps = {
  email: string;
  onForgotten: (email: string) => void;
};

/** The sign-in form. Loads Firebase when submitted. */
function StaffSignInForm({ email, onForgotten }: StaffSignInFormProps) {
  const t = deskSignInTexts();
  return (
    <SignedOutForm
      schema={staffSignInSchema}
      action={t.signIn}
      acting={t.signingIn}
      onSend={async (form) => {
        const { signInToDesk } = await import('./sign-in.ts');
        await signInToDesk(form);
      }}
      other={{ label: t.forgotten, onChoose: onForgotten }}
    >
      {(errors) => (
        <>
          <EmailField
            label={t.email}
            autoComplete="username"
            // Without a default, text typed before hydration stays.
            field={{ name: 'email', ...(email && { defaultValue: email }) }}
            error={errors['email']}
          />
          <PasswordField error={errors['password']} />
        </>
      )}
    </SignedOutForm>
  );
}
