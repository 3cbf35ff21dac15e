import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { emailSchema } from '@welding/domain/values/email';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { EmailField } from '#shared/ui/email-field.tsx';
import { signInProblem } from './sign-in-problem.ts';
import { SignedOutForm } from './signed-out-form.tsx';

const formSchema = z.object({ email: emailSchema });

type ForgottenPasswordFormProps = {
  email: string;
  /** Called with the e-mail typed so far. */
  onBack: (email: string) => void;
};

/** Asks for the mail by which a new password is set. The answer is the same for every e-mail. */
export function ForgottenPasswordForm({ email, onBack }: ForgottenPasswordFormProps) {
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
      action="Send the mail"
      acting="Sending"
      isSending={isSubmitting}
      problem={outcome?.problem ?? null}
      onSend={send}
      other={{ label: 'Back to sign in', onChoose: () => onBack(getValues('email')) }}
    >
      <EmailField
        label="E-mail"
        autoComplete="username"
        field={register('email')}
        error={errors.email?.message}
        hint="We’ll send a link to set a new password."
      />
      <p role="status" className="font-semibold empty:hidden">
        {outcome?.sent &&
          'If this e-mail belongs to the desk, the mail is on its way. Check your spam folder, too.'}
      </p>
    </SignedOutForm>
  );
}
