import type { MoneyShare } from '@welding/domain/entities/totals';
import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Field } from '#shared/ui/field.tsx';
import { formTexts } from './form-texts.ts';
import { numberText, readTyped } from './number-field.tsx';
import { type DeskFieldProps, useDeskField, useTypedText } from './use-desk-field.ts';

const decimals = { percent: undefined, amount: 2 } as const;

/** A percentage or an amount in dollars; missing for none. */
export function ShareField<Values extends FieldValues, Name extends FieldPath<Values>>({
  hint,
  ...named
}: DeskFieldProps<Values, Name>) {
  const { value, onChange, input, error } = useDeskField(named, shareText);
  const [chosen, setChosen] = useState<MoneyShare['kind']>('percent');
  const share: MoneyShare | undefined = value;
  const kind = share?.kind ?? chosen;
  const set = (number: unknown, of: MoneyShare['kind']) =>
    onChange(number === undefined ? undefined : { kind: of, value: number });
  const text = useTypedText(share?.value, (number) => set(number, kind), {
    read: readTyped,
    show: (shown) => numberText(shown, decimals[kind]),
  });
  return (
    <Field label={named.label} hint={hint} error={error} isQuiet>
      {(control) => (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <input
            {...control}
            {...input}
            {...text}
            className="input tabular-nums"
            inputMode="decimal"
            autoComplete="off"
            placeholder={formTexts().none}
          />
          <select
            className="select w-auto! min-w-18"
            aria-label={formTexts().unitOf(named.label)}
            value={kind}
            onChange={({ target }) => {
              const next = target.value === 'amount' ? 'amount' : 'percent';
              setChosen(next);
              set(share?.value, next);
            }}
          >
            <option value="percent">%</option>
            <option value="amount">$</option>
          </select>
        </div>
      )}
    </Field>
  );
}

function shareText(share: MoneyShare | undefined): string {
  if (!share) return '';
  const text = numberText(share.value, decimals[share.kind]);
  return share.kind === 'percent' ? `${text}%` : `$${text}`;
}
