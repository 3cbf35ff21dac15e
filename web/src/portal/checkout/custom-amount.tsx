import { type FormEvent, useState } from 'react';
import { Field } from '#shared/ui/field.tsx';
import { isPositive, problemOf, readAmount } from './amounts.ts';
import { checkoutTexts } from './checkout-texts.tsx';

type CustomAmountProps = { disabled: boolean; onSet: (amount: number) => void };

/** An amount of the payer's own, taken when Set is pressed. */
export function CustomAmount({ disabled, onSet }: CustomAmountProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (disabled || !isPositive(typed)) return;
    const read = readAmount(typed);
    if ('problem' in read) {
      setProblem(read.problem);
      return;
    }
    setProblem(undefined);
    onSet(read.amount);
  };

  return (
    <form noValidate onSubmit={submit}>
      <Field label={checkoutTexts().customAmount} error={problem} hint={checkoutTexts().inDollars}>
        {(control) => (
          <div className="flex gap-3">
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              placeholder="0.00"
              className="input"
              disabled={disabled}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setProblem(undefined);
              }}
              // Set stays disabled for text that is not a number, so the field says why when it is left.
              onBlur={() => setProblem(problemOf(typed))}
            />
            <button
              type="submit"
              className="btn btn-secondary min-h-12 sm:px-6"
              disabled={disabled || !isPositive(typed)}
            >
              {checkoutTexts().set}
            </button>
          </div>
        )}
      </Field>
    </form>
  );
}
