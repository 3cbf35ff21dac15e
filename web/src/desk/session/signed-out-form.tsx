import { staffMessages } from '@welding/domain/entities/staff';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Notice } from '#shared/ui/panel.tsx';
import { useReadyForm } from '#shared/ui/use-ready-form.ts';
import { deskSignInTexts } from './sign-in-texts.ts';

type Texts = Readonly<Record<string, string>>;
/** Messages by the name of their field. */
type Errors = Readonly<Record<string, string | undefined>>;

type SignedOutFormProps<Values extends Texts> = {
  /** Reads the fields by their names, in the order of the page. */
  schema: z.ZodMiniType<Values>;
  action: string;
  acting: string;
  /** Shows what it throws. */
  onSend: (values: Values) => Promise<unknown>;
  /** `onChoose` takes the email as typed so far. */
  other: { readonly label: string; readonly onChoose: (email: string) => void };
  children: (errors: Errors) => ReactNode;
};

/**
 * Avoids react-hook-form and useSave, because the first screen is at its byte budget. Fields keep their own text, so that
 * text typed before hydration stays. The method `dialog` submits nothing before the form's code loads, so that the
 * password never lands in the URL.
 */
export function SignedOutForm<Values extends Texts>(props: SignedOutFormProps<Values>) {
  const { schema, action, acting, onSend, other, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** Undefined until the form is sent. */
  const [errors, setErrors] = useState<Errors>();
  const check = (form: HTMLFormElement) => {
    const { data, error } = schema.safeParse(Object.fromEntries(new FormData(form)));
    const wrong = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const);
    setErrors(Object.fromEntries(wrong.toReversed()));
    return { data, firstWrong: wrong[0]?.[0] };
  };
  const send = async (form: HTMLFormElement) => {
    if (isSending) return;
    setProblem(undefined);
    const { data, firstWrong } = check(form);
    if (!data) return form.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
    setSending(true);
    try {
      await onSend(data);
    } catch (error) {
      setProblem(staffSignInProblem(error));
    }
    setSending(false);
  };
  useReadyForm(element);
  return (
    <form
      ref={element}
      method="dialog"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
      onChange={(event) => errors && check(event.currentTarget)}
    >
      {children(errors ?? {})}
      {problem && (
        <Notice kind="error" role="alert">
          {problem}
        </Notice>
      )}
      <Button type="submit" look="primary" large isBusy={isSending}>
        {isSending ? acting : action}
      </Button>
      <Button
        look="ghost"
        onClick={() =>
          other.onChoose(element.current?.querySelector<HTMLInputElement>('[name=email]')?.value ?? '')
        }
      >
        {other.label}
      </Button>
    </form>
  );
}

const texts = deskSignInTexts();

const sentences: Readonly<Record<string, string>> = {
  'auth/invalid-credential': texts.noMatch,
  'auth/user-disabled': `${staffMessages.closed}.`,
  'auth/too-many-requests': texts.tooManyTries,
  'auth/network-request-failed': texts.offline,
  'auth/expired-action-code': texts.usedLink,
  'auth/invalid-action-code': texts.usedLink,
  'auth/weak-password': texts.weakPassword,
};
/** Firebase may say whether email or password is wrong; we do not. */
const wrongCodes = ['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-email'];

/** The sentence for a failed sign-in or password request, with the next step. */
function staffSignInProblem(error: unknown): string {
  if (error instanceof NetworkError || !navigator.onLine) return texts.offline;
  if (error instanceof ApiError) return `${error.reason}.`;
  const code = codeOf(error);
  const known = sentences[wrongCodes.includes(code) ? 'auth/invalid-credential' : code];
  return known ?? texts.unknown;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

type PasswordFieldProps = {
  error: string | undefined;
  isNew?: boolean;
};

export function PasswordField({ error, isNew = false }: PasswordFieldProps) {
  const t = deskSignInTexts();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={isNew ? t.newPassword : t.password} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            className="input input-lg w-full pr-14"
          />
          <Button
            look="ghost"
            square
            className="absolute top-1/2 right-1 z-10 -translate-y-1/2"
            aria-label={t.showPassword}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon aria-hidden="true" className="size-5" />
          </Button>
        </div>
      )}
    </Field>
  );
}
