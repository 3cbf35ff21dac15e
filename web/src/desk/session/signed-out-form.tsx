import { type FormEvent, type ReactNode, useRef } from 'react';
import { Spinner } from '#shared/ui/spinner.tsx';
import { useReadyForm } from '#shared/ui/use-ready-form.ts';

type SignedOutFormProps = {
  /** What the button says, at rest and while it is sent. */
  action: string;
  acting: string;
  isSending: boolean;
  problem: string | null;
  onSend: (event: FormEvent) => Promise<void>;
  /** The way to the other form. */
  other: { readonly label: string; readonly onChoose: () => void };
  children: ReactNode;
};

/**
 * A form for who is not signed in at the desk: its fields, what went wrong, its button and the way to the other form. Its
 * method is `dialog`, which outside of a dialog sends nothing: before its code is there a tap on the button must not put the
 * password into the address.
 */
export function SignedOutForm({
  action,
  acting,
  isSending,
  problem,
  onSend,
  other,
  children,
}: SignedOutFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useReadyForm(element);
  return (
    <form
      ref={element}
      method="dialog"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void onSend(event);
      }}
    >
      {children}
      {problem && (
        <p role="alert" className="alert alert-error alert-soft block text-base text-base-content">
          {problem}
        </p>
      )}
      <button type="submit" className="btn btn-primary btn-lg" aria-disabled={isSending}>
        {isSending && <Spinner />}
        {isSending ? acting : action}
      </button>
      <button type="button" className="btn btn-ghost" onClick={other.onChoose}>
        {other.label}
      </button>
    </form>
  );
}
