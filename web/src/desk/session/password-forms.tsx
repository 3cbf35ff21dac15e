import { emailSchema } from '@welding/domain/values/email';
import { useState } from 'react';
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
  const t = passwordTexts();
  return (
    <SignedOutForm
      schema={passwordFormSchema}
      action={t.setPassword}
      acting={t.settingPassword}
      onSend={async ({ password }) => {
        const { setPassword } = await import('./sign-in.ts');
        await setPassword(code, password);
      }}
      other={{ label: t.askForAnotherLink, onChoose: onForgotten }}
    >
      {(errors) => <PasswordField isNew error={errors['password']} />}
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
  const t = passwordTexts();
  const [isSent, setSent] = useState(false);
  return (
    <SignedOutForm
      schema={emailFormSchema}
      action={t.sendMail}
      acting={t.sending}
      onSend={async (form) => {
        setSent(false);
        const { requestPasswordMail } = await import('./sign-in.ts');
        await requestPasswordMail(form.email);
        setSent(true);
      }}
      other={{ label: t.backToSignIn, onChoose: onBack }}
    >
      {(errors) => (
        <>
          <EmailField
            label={deskSignInTexts().email}
            autoComplete="username"
            field={{ name: 'email', defaultValue: email }}
            error={errors['email']}
            hint={t.linkHint}
          />
          <p role="status" className="font-semibold empty:hidden">
            {isSent && t.mailOnItsWay}
          </p>
        </>
      )}
    </SignedOutForm>
  );
}
