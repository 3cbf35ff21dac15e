import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type StaffSignIn, staffSignInSchema } from '@welding/domain/entities/staff';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from '#shared/ui/field.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { PasswordField } from './password-field.tsx';
import { signInProblem } from './sign-in-problem.ts';

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
    defaultValues: { email, password: '' },
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
    <form
      method="dialog"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void send(event);
      }}
    >
      <Field label="E-mail" error={errors.email?.message}>
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
      <PasswordField register={() => register('password')} error={errors.password?.message} />
      {problem && (
        <p role="alert" className="alert alert-error alert-soft block text-base text-base-content">
          {problem}
        </p>
      )}
      <button type="submit" className="btn btn-primary btn-lg" aria-disabled={isSubmitting}>
        {isSubmitting && <Spinner />}
        {isSubmitting ? 'Signing in' : 'Sign in'}
      </button>
      <button type="button" className="btn btn-ghost" onClick={() => onForgotten(getValues('email'))}>
        Forgot your password?
      </button>
    </form>
  );
}
