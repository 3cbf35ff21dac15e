import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { emailSchema } from '@welding/domain/values/email';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { EmailField } from '#shared/ui/email-field.tsx';
import { passwordTexts, sessionTexts } from './session-texts.ts';
import { SignedOutForm, signInProblem } from './signed-out-form.tsx';

const formSchema = z.object({ email: emailSchema });

type ForgottenPasswordFormProps = {
  email: string;
  onBack: (email: string) => void;
};

/** Requests a mail to set a new password. The answer is the same for every email. */
export function ForgottenPasswordForm({ email, onBack }: ForgottenPasswordFormProps) {
  const texts = passwordTexts();
  const [outcome, setOutcome] = useState<{ sent: boolean; problem: string | null }>();
  const { register, handleSubmit, formState, getValues } = useForm<z.infer<typeof formSchema>>({
    resolver: standardSchemaResolver(formSchema),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (form) => {
    setOutcome(undefined);
    try {
      const { requestPasswordMail } = await import('./sign-in.ts');
      await requestPasswordMail(form.email);
      setOutcome({ sent: true, problem: null });
    } catch (error) {
      setOutcome({ sent: false, problem: signInProblem(error) });
    }
  });

  return (
    <SignedOutForm
      action={texts.sendMail}
      acting={texts.sending}
      isSending={isSubmitting}
      problem={outcome?.problem ?? null}
      onSend={send}
      other={{ label: texts.backToSignIn, onChoose: () => onBack(getValues('email')) }}
    >
      <EmailField
        label={sessionTexts().email}
        autoComplete="username"
        field={register('email')}
        error={errors.email?.message}
        hint={texts.linkHint}
      />
      <p role="status" className="font-semibold empty:hidden">
        {outcome?.sent && texts.mailOnItsWay}
      </p>
    </SignedOutForm>
  );
}
