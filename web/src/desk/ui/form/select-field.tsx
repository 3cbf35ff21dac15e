import type { FieldPath, FieldValues } from 'react-hook-form';
import { Field } from '#shared/ui/field.tsx';
import { type DeskFieldProps, useDeskField } from './use-desk-field.ts';

/** A value and what people call it. */
export type Option = { readonly value: string; readonly label: string };

/** The entries of a record of labels, in its order. */
export function optionsOf(labels: Readonly<Record<string, string>>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

type SelectFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = DeskFieldProps<
  Values,
  Name
> & {
  options: readonly Option[];
  /** What choosing nothing is called; the value is then missing. */
  none?: string;
  /** What a value is called that is not among the options, such as somebody who has left. */
  otherwise?: string;
  disabled?: boolean;
};

/** One of several. */
export function SelectField<Values extends FieldValues, Name extends FieldPath<Values>>({
  hint,
  className,
  options,
  none,
  otherwise,
  disabled,
  ...named
}: SelectFieldProps<Values, Name>) {
  const labelOf = (value: unknown) =>
    value
      ? (options.find((option) => option.value === value)?.label ?? otherwise ?? String(value))
      : (none ?? '');
  const { value, onChange, input, error } = useDeskField(named, labelOf);
  const isOther = Boolean(value) && !options.some((option) => option.value === value);
  return (
    <Field label={named.label} hint={hint} error={error} isQuiet {...(className && { className })}>
      {(control) => (
        <select
          {...control}
          {...input}
          className="select"
          disabled={disabled}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value || undefined)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {isOther && <option value={value}>{labelOf(value)}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
