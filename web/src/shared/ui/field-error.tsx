import { useEffect, useState } from 'react';
import { uiTexts } from './ui-texts.ts';

type FieldErrorProps = {
  id: string;
  /** What the field is called, where its message does not say. */
  label: string;
  error: string | undefined;
  /** The form says it aloud. */
  isQuiet?: boolean;
  className?: string;
};

/**
 * What is wrong with a field, which refers to it by `id`. Of those that appear at once the first alone is read out, with how
 * many more there are: all of them at a time would drown one another.
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
      // A text that stands there already is not read when it becomes an alert.
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
