import { formatDollars } from '@welding/domain/values/money';
import { type FormEvent, type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { AmountField } from '#desk/ui/amount-field.tsx';
import { focusFirstError } from '#desk/ui/focus-first-error.ts';
import { readAmount } from '#desk/ui/read-amount.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { Field } from '#shared/ui/field.tsx';

type AmountAndReason = { readonly amount: number; readonly reason: string };
type AmountReasonFormProps = {
  schema: z.ZodMiniType<AmountAndReason>;
  /** The most it can be, in dollars. */
  most: number;
  /** Said of more than that. */
  tooMuch: string;
  /** What the amount is until another is typed. */
  suggested: string;
  reasonHint: string;
  /** What the button does. */
  action: string;
  /** @throws as requests do; the form then says why */
  onSend: (given: AmountAndReason) => Promise<unknown>;
  onDone: () => void;
  /** Stands before the fields. */
  children?: ReactNode;
};

/** Does something that needs an amount and a reason, which stay typed until it is done. */
export function AmountReasonForm(props: AmountReasonFormProps) {
  const { schema, most, tooMuch, suggested, reasonHint, action, onSend, onDone, children } = props;
  const [amount, setAmount] = useState(suggested);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { state, save } = useSave();
  const dollars = readAmount(amount) ?? Number.NaN;
  const read = schema.safeParse({ amount: dollars, reason });
  const problem = (field: 'amount' | 'reason') =>
    tried ? read.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  const isTooMuch = dollars > most;

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!read.success || isTooMuch) return focusFirstError(event.currentTarget);
    if (await save(() => onSend(read.data))) onDone();
  };

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
      {children}
      <AmountField
        label="Amount"
        hint={`At most ${formatDollars(most)}.`}
        value={amount}
        error={tried && isTooMuch ? tooMuch : problem('amount')}
        onChange={setAmount}
      />
      <Field label="Reason" hint={reasonHint} error={problem('reason')}>
        {(control) => (
          <textarea
            {...control}
            className="textarea"
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
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
