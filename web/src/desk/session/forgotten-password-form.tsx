import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { emailSchema } from '@welding/domain/values/email';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Field } from '#shared/ui/field.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { isUnknownEmail, signInProblem } from './sign-in-problem.ts';

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
      if (isUnknownEmail(error)) setOutcome({ sent: true, problem: null });
      else setOutcome({ sent: false, problem: signInProblem(error) });
    }
  });

  return (
    <form
      method="dialog"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void send(event);
      }}
    >
      <Field
        label="E-mail"
        error={errors.email?.message}
        hint="We send a link with which you set a new password."
      >
        {(control) => (
          <input
            {...control}
            {...register('email')}
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            className="input input-lg w-full"
          />
        )}
      </Field>
      <p role="status" className="font-semibold empty:hidden">
        {outcome?.sent &&
          'If this e-mail belongs to the desk, the mail is on its way. Look into your spam folder, too.'}
      </p>
      {outcome?.problem && (
        <p role="alert" className="alert alert-error alert-soft block text-base text-base-content">
          {outcome.problem}
        </p>
      )}
      <button type="submit" className="btn btn-primary btn-lg" aria-disabled={isSubmitting}>
        {isSubmitting && <Spinner />}
        {isSubmitting ? 'Sending' : 'Send the mail'}
      </button>
      <button type="button" className="btn btn-ghost" onClick={() => onBack(getValues('email'))}>
        Back to sign in
      </button>
    </form>
  );
}
