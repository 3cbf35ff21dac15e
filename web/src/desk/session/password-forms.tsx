import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { emailSchema } from '@welding/domain/values/email';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { EmailField } from '#shared/ui/field.tsx';
import { deskSignInTexts, passwordTexts } from './sign-in-texts.ts';
import { PasswordField, SignedOutForm } from './signed-out-form.tsx';

const passwordFormSchema = z.object({
  password: z.string().check(z.minLength(10, passwordTexts().tooShort)),
});

type SetPasswordFormProps = {
  code: string;
  onForgotten: () => void;
};

export function SetPasswordForm({ code, onForgotten }: SetPasswordFormProps) {
  const { register, handleSubmit, formState } = useForm<z.infer<typeof passwordFormSchema>>({
    resolver: standardSchemaResolver(passwordFormSchema),
    defaultValues: { password: '' },
  });
  const { errors } = formState;

  const send = handleSubmit(async ({ password }) => {
    const { setPassword } = await import('./sign-in.ts');
    await setPassword(code, password);
  });

  return (
    <SignedOutForm
      action={passwordTexts().setPassword}
      acting={passwordTexts().settingPassword}
      onSend={send}
      other={{ label: passwordTexts().askForAnotherLink, onChoose: onForgotten }}
    >
      <PasswordField isNew register={() => register('password')} error={errors.password?.message} />
    </SignedOutForm>
  );
}

const emailFormSchema = z.object({ email: emailSchema });

type ForgottenPasswordFormProps = {
  email: string;
  onBack: (email: string) => void;
};

/** Requests a mail to set a new password. The response is the same for every email. */
export function ForgottenPasswordForm({ email, onBack }: ForgottenPasswordFormProps) {
  const texts = passwordTexts();
  const [isSent, setSent] = useState(false);
  const { register, handleSubmit, formState, getValues } = useForm<z.infer<typeof emailFormSchema>>({
    resolver: standardSchemaResolver(emailFormSchema),
    defaultValues: { email },
  });
  const { errors } = formState;

  const send = handleSubmit(async (form) => {
    setSent(false);
    const { requestPasswordMail } = await import('./sign-in.ts');
    await requestPasswordMail(form.email);
    setSent(true);
  });

  return (
    <SignedOutForm
      action={texts.sendMail}
      acting={texts.sending}
      onSend={send}
      other={{ label: texts.backToSignIn, onChoose: () => onBack(getValues('email')) }}
    >
      <EmailField
        label={deskSignInTexts().email}
        autoComplete="username"
        field={register('email')}
        error={errors.email?.message}
        hint={texts.linkHint}
      />
      <p role="status" className="font-semibold empty:hidden">
        {isSent && texts.mailOnItsWay}
      </p>
    </SignedOutForm>
  );
}
