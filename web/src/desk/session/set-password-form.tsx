import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { passwordTexts } from './session-texts.ts';
import { PasswordField, SignedOutForm, signInProblem } from './signed-out-form.tsx';

const formSchema = z.object({
  password: z.string().check(z.minLength(10, passwordTexts().tooShort)),
});

type SetPasswordFormProps = {
  code: string;
  onForgotten: () => void;
};

export function SetPasswordForm({ code, onForgotten }: SetPasswordFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<z.infer<typeof formSchema>>({
    resolver: standardSchemaResolver(formSchema),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async ({ password }) => {
    setProblem(null);
    try {
      const { setPassword } = await import('./sign-in.ts');
      await setPassword(code, password);
    } catch (error) {
      setProblem(signInProblem(error));
    }
  });

  return (
    <SignedOutForm
      action={passwordTexts().setPassword}
      acting={passwordTexts().settingPassword}
      isSending={isSubmitting}
      problem={problem}
      onSend={send}
      other={{ label: passwordTexts().askForAnotherLink, onChoose: onForgotten }}
    >
      <PasswordField isNew register={() => register('password')} error={errors.password?.message} />
    </SignedOutForm>
  );
}
