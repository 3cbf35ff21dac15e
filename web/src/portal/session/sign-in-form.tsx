import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type LoginForm, loginFormSchema } from '@welding/domain/entities/client';
import { toasts, welcomeBack } from '@welding/domain/messages';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button, Spinner } from '#shared/ui/button.tsx';
import { EmailField, Field } from '#shared/ui/field.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Notice } from '#shared/ui/panel.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { useReadyForm } from '#shared/ui/use-ready-form.ts';
import { isAskedForCode, signIn, signInProblem } from './sign-in.ts';
import { signInTexts } from './sign-in-texts.tsx';

const CodeSignIn = lazyPart(async () => (await import('./code-sign-in.tsx')).CodeSignIn, {
  waiting: <Spinner label={signInTexts().loading} className="size-10 text-ember" />,
});

/** The value of the button that asks for a code. The page keeps it if someone taps the button before this code loads. */
const byCode = 'code';

/**
 * The sign-in form. Works before Firebase loads. Fields have no default values, so that text typed before hydration stays. The
 * method `dialog` submits nothing before hydration, so that the email never lands in the URL.
 */
export function SignInForm({ id }: { id: string }) {
  const t = signInTexts();
  const element = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<LoginForm>();
  const [isAsking, setIsAsking] = useState(false);
  const { register, handleSubmit, formState, trigger, getValues, setFocus } = useForm<LoginForm>({
    resolver: standardSchemaResolver(loginFormSchema),
  });
  const { errors } = formState;
  // The form's `isSubmitting` would show an empty form as sending before its errors.
  const [isSending, setIsSending] = useState(false);

  useReadyForm(element);

  const send = handleSubmit(async (form) => {
    setProblem(null);
    setIsSending(true);
    try {
      const { firstName } = await signIn(form);
      void showToast({ ...toasts.loginSucceeded, description: welcomeBack(firstName) });
    } catch (error) {
      if (isAskedForCode(error)) return setSent(form);
      setProblem(signInProblem(error));
      void showToast({ ...toasts.loginFailed, variant: 'destructive' });
    } finally {
      setIsSending(false);
    }
  });

  const askForCode = async () => {
    if (isAsking || !(await trigger('email', { shouldFocus: true }))) return;
    setProblem(null);
    setIsAsking(true);
    try {
      const { askForCode: ask } = await import('./code-calls.ts');
      const form = getValues();
      await ask(form.email);
      setSent(form);
    } catch (error) {
      setProblem(signInProblem(error));
    }
    setIsAsking(false);
  };

  if (sent) {
    const back = () => {
      setSent(undefined);
      requestAnimationFrame(() => setFocus('email'));
    };
    return <CodeSignIn email={sent.email} keep={sent.keepSignedIn} onBack={back} />;
  }
  return (
    <form
      ref={element}
      id={id}
      method="dialog"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSending) return;
        if (event.nativeEvent.submitter?.getAttribute('value') === byCode) void askForCode();
        else void send(event);
      }}
    >
      <EmailField
        label={t.email}
        autoComplete="email"
        field={register('email')}
        error={errors.email?.message}
        hint={t.emailHint}
      />
      <Field label={t.projectIdOrPhone} error={errors.projectIdOrPhone?.message}>
        {(control) => (
          <input
            {...control}
            {...register('projectIdOrPhone')}
            type="text"
            autoComplete="tel"
            className="input input-lg w-full"
          />
        )}
      </Field>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="checkbox border-base-content/60"
          defaultChecked
          {...register('keepSignedIn')}
        />
        {t.keepSignedIn}
      </label>
      {problem && (
        <Notice kind="error" role="alert">
          {t.stillCall(problem, <PhoneLink className="link whitespace-nowrap" />)}
        </Notice>
      )}
      <Button type="submit" look="primary" large isBusy={isSending}>
        {isSending ? t.signingIn : t.signIn}
      </Button>
      <div className="grid justify-items-start gap-2">
        <p>{t.ofCompany}</p>
        <Button type="submit" value={byCode} isBusy={isAsking}>
          {isAsking ? t.sendingCode : t.sendMeCode}
        </Button>
      </div>
    </form>
  );
}
