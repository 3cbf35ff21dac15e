import { type ReactNode, useEffect, useId, useState } from 'react';
import { uiTexts } from './ui-texts.ts';

/** Ties a control to its label, hint and error: spread it onto the input, select or textarea. */
type FieldControlProps = {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  label: string;
  /** The broken rule's message. */
  error?: string | undefined;
  hint?: ReactNode;
  className?: string;
  /** The form says aloud what is wrong, so that its fields need not all speak at once. */
  isQuiet?: boolean;
  children: (props: FieldControlProps) => ReactNode;
};

/** A labelled form control with its hint and error message. */
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
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': describedBy })}
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
  /** The field's name, where its message lacks it. */
  label: string;
  error: string | undefined;
  /** The form says it aloud. */
  isQuiet?: boolean;
  className?: string;
};

/**
 * A field's error; the field refers to it by `id`. Of several that appear together only the first is announced, with
 * the number of others: all at once would drown one another.
 */
export function FieldError({ id, label, error, isQuiet = false, className = '' }: FieldErrorProps) {
  const [others, setOthers] = useState<number>();
  useEffect(() => {
    if (error && !isQuiet) announce(setOthers);
    else setOthers(undefined);
  }, [error, isQuiet]);
  const isRead = error !== undefined && others !== undefined;
  return (
    <p
      // A text that is already on the page is not announced when it becomes an alert.
      key={isRead ? `${error} ${others}` : 'silent'}
      role={isRead ? 'alert' : undefined}
      hidden={!error}
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

/** React runs the effects of what appears at once in the order of the page, in one go. */
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
