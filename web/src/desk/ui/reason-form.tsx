import { type FormEvent, type ReactNode, useState } from 'react';
import { Field } from '#shared/ui/field.tsx';
import { SaveProblem } from './save-problem.tsx';
import { useSave } from './use-save.ts';

type ReasonFormProps = {
  hint: string;
  /** Said when there is none. */
  required: string;
  /** What the button does. */
  action: string;
  /** @throws as requests do; the form then says why */
  onSend: (reason: string) => Promise<unknown>;
  onDone: () => void;
  /** Stands before the field. */
  children?: ReactNode;
};

/** Does something that needs a reason, which stays typed until it is done. */
export function ReasonForm({ hint, required, action, onSend, onDone, children }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const { state, save } = useSave();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    setError(given ? undefined : required);
    if (given && (await save(() => onSend(given)))) onDone();
  };

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
      {children}
      <Field label="Reason" error={error} hint={hint}>
        {(control) => (
          <textarea
            {...control}
            className="textarea"
            rows={3}
            maxLength={5000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <SaveProblem state={state} />
      <button type="submit" className="btn btn-primary btn-lg" aria-disabled={state.phase === 'saving'}>
        {action}
      </button>
    </form>
  );
}
