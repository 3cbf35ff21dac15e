import { useEffect, useId, useRef } from 'react';
import { Field } from '#shared/ui/field.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { useOnline } from '#shared/ui/use-online.ts';
import { moneyTexts } from './money-texts.tsx';

type TextAnswerFormProps = {
  label: string;
  hint?: string;
  text: string;
  maxLength: number;
  problem: string | undefined;
  isSending: boolean;
  submit: { label: string; sending: string };
  onChange: (text: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
};

/** A text to the business, and the button that sends it. */
export function TextAnswerForm(props: TextAnswerFormProps) {
  const { label, hint, text, maxLength, problem, isSending, submit, onChange, onSubmit, onCancel } = props;
  const online = useOnline();
  const offlineId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // The button that opened it is gone.
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (online) onSubmit();
      }}
    >
      <Field label={label} hint={hint} error={problem} className="max-w-xl">
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={maxLength}
            className="textarea w-full"
            value={text}
            ref={field}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          className="btn btn-primary held-back"
          aria-disabled={isSending || !online}
          aria-describedby={online ? undefined : offlineId}
        >
          {isSending && <Spinner />}
          {isSending ? submit.sending : submit.label}
        </button>
        <button type="button" className="btn btn-outline" onClick={onCancel}>
          {moneyTexts().notNow}
        </button>
      </div>
      <p id={offlineId} role="status" className="font-semibold text-sm empty:hidden">
        {online ? '' : moneyTexts().answerOffline}
      </p>
    </form>
  );
}
