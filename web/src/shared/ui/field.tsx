import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react';
import { uiTexts } from './ui-texts.ts';

/** Spread onto the control to tie it to its label, hint and error. */
export type FieldControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  className?: string;
  /** The form announces errors, so the field stays silent. */
  isQuiet?: boolean;
  children: (props: FieldControlProps) => ReactNode;
};

export function Field({ label, error, hint, className = '', isQuiet = false, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': describedBy,
      })}
      {hint && (
        <p id={hintId} className="text-sm text-base-content/75">
          {hint}
        </p>
      )}
      <FieldError id={errorId} label={label} error={error} isQuiet={isQuiet} />
    </div>
  );
}

type FieldErrorProps = {
  id: string;
  /** The field's name, if the message lacks it. */
  label: string;
  error: string | undefined;
  isQuiet?: boolean;
  className?: string;
};

/** A field's error, referenced by `id`. Of several new errors only the first is announced, with the number of others. */
export function FieldError({ id, label, error, isQuiet = false, className = '' }: FieldErrorProps) {
  const [others, setOthers] = useState<number>();
  useEffect(() => {
    if (error && !isQuiet) announce(setOthers);
    else setOthers(undefined);
  }, [error, isQuiet]);
  if (!error) return null;
  const isRead = others !== undefined;
  return (
    <p
      // A text already on the page is not announced when it becomes an alert, so it is mounted again.
      key={isRead ? `${error} ${others}` : 'silent'}
      role={isRead ? 'alert' : undefined}
      className={`font-semibold text-error text-sm ${className}`}
    >
      {isRead && <span className="sr-only">{`${label}: `}</span>}
      <span id={id}>{error}</span>
      {isRead && others > 0 && <span className="sr-only">{uiTexts().moreToCorrect(others)}</span>}
    </p>
  );
}

type Tell = (others: number | undefined) => void;

let appearing: Tell[] = [];

/** React runs the effects of new errors in page order, in one batch. */
function announce(tell: Tell): void {
  if (appearing.length === 0) {
    queueMicrotask(() => {
      const [first, ...others] = appearing;
      appearing = [];
      first?.(others.length);
      for (const other of others) other(undefined);
    });
  }
  appearing.push(tell);
}

type EmailFieldProps = {
  label: string;
  autoComplete: 'email' | 'username';
  field: ComponentProps<'input'>;
  error: string | undefined;
  hint?: ReactNode;
};

export function EmailField({ label, autoComplete, field, error, hint }: EmailFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <input
          {...control}
          {...field}
          type="email"
          autoComplete={autoComplete}
          inputMode="email"
          autoCapitalize="none"
          className="input input-lg w-full"
        />
      )}
    </Field>
  );
}
