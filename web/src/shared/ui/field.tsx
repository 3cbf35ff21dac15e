import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

/** What a control needs to belong to its label, hint and error: spread it onto the input, select or textarea. */
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
