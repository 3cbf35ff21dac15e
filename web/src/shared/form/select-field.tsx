import { type ReactNode, useId } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { Field, FieldError } from '#shared/ui/field.tsx';
import { formTexts } from './form-texts.ts';
import { type FormFieldProps, useFormField } from './use-form-field.ts';

export type Option = { readonly value: string; readonly label: string; readonly lang?: string };

/** In the record's order. */
export function optionsOf(labels: Readonly<Record<string, string>>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

type SelectFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = FormFieldProps<
  Values,
  Name
> & {
  options: readonly Option[];
  /** The label of no choice. */
  none?: string;
  /** The label of a value outside the options, such as a former staff member. */
  otherwise?: string;
  disabled?: boolean;
};

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
  const { value, onChange, input, error, label } = useFormField(named, labelOf);
  const isOther = Boolean(value) && !options.some((option) => option.value === value);
  return (
    <Field label={label} hint={hint} error={error} isQuiet {...(className && { className })}>
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
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type RadioFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = FormFieldProps<
  Values,
  Name
> & {
  options: readonly Option[];
};

/** Radio buttons. An option without a value means none. */
export function RadioField<Values extends FieldValues, Name extends FieldPath<Values>>({
  options,
  ...named
}: RadioFieldProps<Values, Name>) {
  const { value, onChange, input, error, label } = useFormField(
    named,
    (chosen) => options.find((option) => option.value === (chosen ?? ''))?.label ?? '',
  );
  return (
    <ChoiceGroup label={label} error={error}>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            {...input}
            type="radio"
            className="radio"
            aria-invalid={error !== undefined}
            checked={(value ?? '') === option.value}
            onChange={() => onChange(option.value || undefined)}
          />
          {option.label}
        </label>
      ))}
    </ChoiceGroup>
  );
}

type ChoiceGroupProps = { label: string; error: string | undefined; className?: string; children: ReactNode };

export function ChoiceGroup({ label, error, className = '', children }: ChoiceGroupProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId} className={className}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6">{children}</div>
      <p id={errorId} className="text-sm font-semibold text-error empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

type CheckboxFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = FormFieldProps<
  Values,
  Name
> & {
  /** The values when checked and unchecked; null clears the field. */
  on?: FieldPathValue<Values, Name>;
  off?: FieldPathValue<Values, Name>;
};

export function CheckboxField<Values extends FieldValues, Name extends FieldPath<Values>>({
  hint,
  className = '',
  on,
  off,
  ...named
}: CheckboxFieldProps<Values, Name>) {
  const t = formTexts();
  const isOn = (value: unknown) =>
    off === null ? value !== null : on === null ? value === null : value === true;
  const { value, onChange, input, error, label } = useFormField(named, (text) => (isOn(text) ? t.yes : t.no));
  const errorId = useId();
  return (
    <>
      <label className={`flex min-h-12 cursor-pointer items-start gap-3 py-2 ${className}`}>
        <input
          {...input}
          type="checkbox"
          className="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          checked={isOn(value)}
          onChange={({ target }) =>
            onChange(target.checked ? (on === undefined ? true : on) : off === undefined ? false : off)
          }
        />
        <span>
          {label}
          {hint && <span className="block text-sm text-base-content/75">{hint}</span>}
        </span>
      </label>
      <FieldError id={errorId} label={label} error={error} isQuiet />
    </>
  );
}
