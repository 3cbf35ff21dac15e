import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type StaffSignIn, staffSignInSchema } from '@welding/domain/entities/staff';
import { offeredLanguages } from '@welding/domain/values/language';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useLocation } from 'react-router';
import { Spinner } from '#shared/ui/button.tsx';
import { EmailField } from '#shared/ui/field.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Notice } from '#shared/ui/panel.tsx';
import { useDeskSession } from './desk-session.ts';
import { sessionTexts } from './session-texts.ts';
import { PasswordField, SignedOutForm } from './signed-out-form.tsx';
import { wantedPath } from './wanted-path.ts';

// Lazy because it is rarely used and the first screen is at its byte budget.
export const LanguageButtons = lazyPart(
  async () => (await import('./language-buttons.tsx')).LanguageButtons,
  {
    waiting: null,
  },
);
const ForgottenPasswordForm = lazyPart(
  async () => (await import('./password-forms.tsx')).ForgottenPasswordForm,
  { waiting: <Spinner label={sessionTexts().loading} /> },
);
const SetPasswordForm = lazyPart(async () => (await import('./password-forms.tsx')).SetPasswordForm, {
  waiting: <Spinner label={sessionTexts().loading} />,
});

/** A signed-in person goes on to the wanted page. */
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
        {notice && <Notice role="alert">{notice}</Notice>}
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

type SignInFormProps = {
  email: string;
  onForgotten: (email: string) => void;
};

/** The sign-in form. Loads Firebase when submitted. */
function SignInForm({ email, onForgotten }: SignInFormProps) {
  const { register, handleSubmit, formState, getValues } = useForm<StaffSignIn>({
    resolver: standardSchemaResolver(staffSignInSchema),
    // Without a default, text typed before hydration stays.
    ...(email && { defaultValues: { email } }),
  });
  const { errors } = formState;

  const send = handleSubmit(async (form) => {
    const { signInToDesk } = await import('./sign-in.ts');
    await signInToDesk(form);
  });

  return (
    <SignedOutForm
      action={sessionTexts().signIn}
      acting={sessionTexts().signingIn}
      onSend={send}
      other={{ label: sessionTexts().forgotten, onChoose: () => onForgotten(getValues('email')) }}
    >
      <EmailField
        label={sessionTexts().email}
        autoComplete="username"
        field={register('email')}
        error={errors.email?.message}
      />
      <PasswordField register={() => register('password')} error={errors.password?.message} />
    </SignedOutForm>
  );
}
