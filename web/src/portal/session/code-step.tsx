import { codeDigits, codeMinutes, resendSeconds } from '@welding/domain/entities/login-code';
import { type ComponentProps, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useSave } from '#shared/form/use-save.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { focusIfLost } from '#shared/ui/use-modal.ts';
import { useSecondsLeft } from '#shared/ui/use-seconds-left.ts';
import { codeTexts } from './code-texts.tsx';
import { signInProblem } from './sign-in.ts';

type CodeStepProps = {
  children: ReactNode;
  hasLink?: boolean;
  onResend: () => Promise<void>;
  /** Gets six digits. Shows what it throws. */
  onCode: (code: string) => Promise<void>;
};

/** The field for a code. Sends it with the sixth digit, and offers to resend after a while. */
export function CodeStep({ children, hasLink = true, onResend, onCode }: CodeStepProps) {
  const t = codeTexts();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const { isSaving, problem, save, settle } = useSave(signInProblem);
  const [isConfirm, setIsConfirm] = useState(true);
  const [sentAt, setSentAt] = useState(() => Date.now());
  const [isSentAgain, setIsSentAgain] = useState(false);
  const secondsLeft = useSecondsLeft(sentAt + resendSeconds * 1000);

  useEffect(() => focusIfLost(input.current), []);

  const attempt = async (act: () => Promise<void>) => {
    await save(act);
    focusIfLost(input.current, input.current?.form);
  };
  const confirm = (digits: string) =>
    attempt(async () => {
      setIsConfirm(true);
      await onCode(digits);
    });
  const resend = () =>
    attempt(async () => {
      setIsConfirm(false);
      await onResend();
      setCode('');
      setSentAt(Date.now());
      setIsSentAgain(true);
    });
  const isConfirming = isSaving && isConfirm;

  return (
    <form
      method="dialog"
      noValidate
      className="grid grid-cols-1 justify-items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === codeDigits) void confirm(code);
        else if (!isSaving) settle(t.sixDigits);
      }}
    >
      <div>
        <p>{children}</p>
        <p>
          {t.goodFor(codeMinutes)}
          {hasLink && ` ${t.linkElsewhere}`}
        </p>
      </div>
      <p role="status" className="font-semibold empty:hidden">
        {isSentAgain && t.sentAgain}
      </p>
      <Field label={t.sixDigitCode} error={problem} className="w-full">
        {(control) => (
          <CodeInput
            {...control}
            ref={input}
            value={code}
            onChange={(digits) => {
              setCode(digits);
              if (problem) settle();
              if (digits.length === codeDigits && digits !== code) void confirm(digits);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" isBusy={isConfirming} aria-disabled={isSaving}>
          {isConfirming ? t.confirming : t.confirm}
        </Button>
        <Button
          isBusy={isSaving && !isConfirm}
          className="held-back tabular-nums"
          aria-disabled={secondsLeft > 0 || isSaving}
          onClick={() => {
            if (secondsLeft === 0) void resend();
          }}
        >
          {secondsLeft > 0 ? t.sendNewIn(secondsLeft) : t.sendNew}
        </Button>
      </div>
      <p className="text-sm text-base-content/75">
        {t.nothingThere(<PhoneLink className="link whitespace-nowrap" />)}
      </p>
    </form>
  );
}

type CodeInputProps = Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'> & {
  value: string;
  /** Called with digits only. */
  onChange: (digits: string) => void;
  ref: Ref<HTMLInputElement>;
};

/** Six boxes on one real field, so that a code can be pasted, auto-filled and read as one. */
function CodeInput({ value, onChange, ref, ...control }: CodeInputProps) {
  const [hasFocus, setHasFocus] = useState(false);
  const next = Math.min(value.length, codeDigits - 1);
  return (
    <div className="relative w-full max-w-80">
      <div aria-hidden="true" className="grid grid-cols-6 gap-1.5 sm:gap-2">
        {Array.from({ length: codeDigits }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never move
            key={place}
            className={`grid h-14 place-items-center rounded-field border-2 bg-base-100 font-mono font-semibold text-2xl ${
              control['aria-invalid'] ? 'border-error' : 'border-base-content/60'
            } ${hasFocus && place === next ? 'outline-2 outline-primary outline-offset-2' : ''}`}
          >
            {value[place]}
          </span>
        ))}
      </div>
      <input
        {...control}
        ref={ref}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="absolute inset-0 w-full cursor-text opacity-0"
        value={value}
        onChange={(event) => onChange(digitsAfter(value, event.target.value))}
        onPaste={(event) => {
          const pasted = digitsOf(event.clipboardData.getData('text'));
          if (pasted === '') return;
          event.preventDefault();
          onChange(pasted.slice(0, codeDigits));
        }}
        // The caret is invisible and stays where the next digit goes.
        onSelect={({ currentTarget }) => {
          const { selectionStart, selectionEnd, value: shown } = currentTarget;
          if (selectionStart === selectionEnd) currentTarget.setSelectionRange(shown.length, shown.length);
        }}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
      />
    </div>
  );
}

/** A seventh digit starts a new code. */
function digitsAfter(before: string, typed: string): string {
  const digits = digitsOf(typed);
  const isAnother = before.length === codeDigits && digits.length > codeDigits;
  return digits.slice(isAnother ? codeDigits : 0).slice(0, codeDigits);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
