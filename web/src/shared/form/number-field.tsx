import type { MoneyShare } from '@welding/domain/entities/totals';
import { readNumber } from '@welding/domain/values/given-number';
import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Field } from '#shared/ui/field.tsx';
import { formTexts } from './form-texts.ts';
import { type FormFieldProps, useFormField, useTypedText } from './use-form-field.ts';

type NumberFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = FormFieldProps<
  Values,
  Name
> & {
  decimals?: number;
  placeholder?: string;
  /** The value of an empty field; otherwise undefined. */
  empty?: 0 | null;
};

/** A number as people write it: $1,250.50 or 5%. Other text stays as typed, and the schema refuses it. */
export function NumberField<Values extends FieldValues, Name extends FieldPath<Values>>({
  hint,
  className,
  decimals,
  placeholder,
  empty,
  ...named
}: NumberFieldProps<Values, Name>) {
  const { value, onChange, input, error, label } = useFormField(named, (shown) =>
    numberText(shown, decimals),
  );
  const text = useTypedText(value, onChange, {
    read: (typed) => readTyped(typed) ?? empty,
    show: (shown) => (shown === empty ? '' : numberText(shown, decimals)),
  });
  return (
    <Field label={label} hint={hint} error={error} isQuiet {...(className && { className })}>
      {(control) => (
        <input
          {...control}
          {...input}
          {...text}
          className="input tabular-nums"
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
        />
      )}
    </Field>
  );
}

/** Dollars. */
export function AmountField<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: FormFieldProps<Values, Name>,
) {
  return <NumberField {...props} decimals={2} placeholder="0.00" />;
}

/** The typed number; invalid text itself, undefined for empty text. */
export function readTyped(text: string): number | string | undefined {
  const number = readNumber(text);
  return Number.isNaN(number) ? text : number;
}

/** A number for the field with fixed decimals. NaN, a new entry's value, is empty. */
export function numberText(value: unknown, decimals?: number): string {
  if (typeof value !== 'number') return String(value ?? '');
  if (Number.isNaN(value)) return '';
  return decimals === undefined ? String(value) : value.toFixed(decimals);
}

const decimals = { percent: undefined, amount: 2 } as const;

/** A percentage or dollars; undefined for none. */
export function ShareField<Values extends FieldValues, Name extends FieldPath<Values>>({
  hint,
  ...named
}: FormFieldProps<Values, Name>) {
  const t = formTexts();
  const { value, onChange, input, error, label } = useFormField(named, shareText);
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
    <Field label={label} hint={hint} error={error} isQuiet>
      {(control) => (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <input
            {...control}
            {...input}
            {...text}
            className="input tabular-nums"
            inputMode="decimal"
            autoComplete="off"
            placeholder={t.none}
          />
          <select
            className="select w-auto! min-w-18"
            aria-label={t.unitOf(label)}
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
