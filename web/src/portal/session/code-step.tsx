import { codeDigits, codeMinutes, resendSeconds } from '@welding/domain/entities/login-code';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Field } from '#shared/ui/field.tsx';
import { focusIfLost } from '#shared/ui/focus-if-lost.ts';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { useSecondsLeft } from '#shared/ui/use-seconds-left.ts';
import { CodeInput } from './code-input.tsx';
import { codeTexts } from './code-texts.tsx';
import { signInProblem } from './sign-in-problem.ts';

type CodeStepProps = {
  /** Where the code went. */
  children: ReactNode;
  /** Whether the mail has a link that does the same on another device. */
  hasLink?: boolean;
  /** Has another code sent. */
  onResend: () => Promise<void>;
  /** Confirms with six digits; what it throws is told here. */
  onCode: (code: string) => Promise<void>;
};

type Doing = 'nothing' | 'confirming' | 'sending';

/** Where a code is typed: sent with its sixth digit, and asked for again after a while. */
export function CodeStep({ children, hasLink = true, onResend, onCode }: CodeStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [doing, setDoing] = useState<Doing>('nothing');
  const [sentAt, setSentAt] = useState(() => Date.now());
  const [isSentAgain, setIsSentAgain] = useState(false);
  const secondsLeft = useSecondsLeft(sentAt + resendSeconds * 1000);

  useEffect(() => focusIfLost(input.current), []);

  const attempt = async (what: Doing, act: () => Promise<void>) => {
    if (doing !== 'nothing') return;
    setDoing(what);
    setProblem(undefined);
    try {
      await act();
    } catch (error) {
      setProblem(signInProblem(error));
    }
    setDoing('nothing');
    focusIfLost(input.current, input.current?.form);
  };
  const confirm = (digits: string) => attempt('confirming', () => onCode(digits));
  const resend = () =>
    attempt('sending', async () => {
      await onResend();
      setCode('');
      setSentAt(Date.now());
      setIsSentAgain(true);
    });

  return (
    <form
      method="dialog"
      noValidate
      className="grid grid-cols-1 justify-items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === codeDigits) void confirm(code);
        else setProblem(codeTexts().sixDigits);
      }}
    >
      <div>
        <p>{children}</p>
        <p>
          {codeTexts().goodFor(codeMinutes)}
          {hasLink && ` ${codeTexts().linkElsewhere}`}
        </p>
      </div>
      <p role="status" className="font-semibold empty:hidden">
        {isSentAgain && codeTexts().sentAgain}
      </p>
      <Field label={codeTexts().sixDigitCode} error={problem} className="w-full">
        {(control) => (
          <CodeInput
            {...control}
            ref={input}
            value={code}
            onChange={(digits) => {
              setCode(digits);
              setProblem(undefined);
              if (digits.length === codeDigits && digits !== code) void confirm(digits);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-primary" aria-disabled={doing !== 'nothing'}>
          {doing === 'confirming' && <Spinner />}
          {doing === 'confirming' ? codeTexts().confirming : codeTexts().confirm}
        </button>
        <button
          type="button"
          className="btn btn-outline held-back tabular-nums"
          aria-disabled={secondsLeft > 0 || doing !== 'nothing'}
          onClick={() => {
            if (secondsLeft === 0) void resend();
          }}
        >
          {doing === 'sending' && <Spinner />}
          {secondsLeft > 0 ? codeTexts().sendNewIn(secondsLeft) : codeTexts().sendNew}
        </button>
      </div>
      <p className="text-sm text-base-content/75">
        {codeTexts().nothingThere(<PhoneLink className="link whitespace-nowrap" />)}
      </p>
    </form>
  );
}
