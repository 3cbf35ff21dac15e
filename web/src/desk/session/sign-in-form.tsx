import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type StaffSignIn, staffSignInSchema } from '@welding/domain/entities/staff';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { EmailField } from '#shared/ui/email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { sessionTexts } from './session-texts.ts';
import { signInProblem } from './sign-in-problem.ts';
import { SignedOutForm } from './signed-out-form.tsx';

type SignInFormProps = {
  email: string;
  /** Called with the e-mail typed so far. */
  onForgotten: (email: string) => void;
};

/** The form that opens the desk; Firebase's code is fetched when it is sent. */
export function SignInForm({ email, onForgotten }: SignInFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, formState, getValues } = useForm<StaffSignIn>({
    resolver: standardSchemaResolver(staffSignInSchema),
    // None where nothing was typed in another form: what was typed or filled in before hydration stays.
    ...(email && { defaultValues: { email } }),
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (form) => {
    setProblem(null);
    try {
      const { signInToDesk } = await import('./sign-in.ts');
      await signInToDesk(form);
    } catch (error) {
      setProblem(signInProblem(error));
    }
  });

  return (
    <SignedOutForm
      action={sessionTexts().signIn}
      acting={sessionTexts().signingIn}
      isSending={isSubmitting}
      problem={problem}
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
