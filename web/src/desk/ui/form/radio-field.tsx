import { type ReactNode, useId } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Option } from './select-field.tsx';
import { type DeskFieldProps, useDeskField } from './use-desk-field.ts';

type RadioFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = DeskFieldProps<
  Values,
  Name
> & {
  options: readonly Option[];
};

/** One of a few, all in sight; an option without a value stands for none. */
export function RadioField<Values extends FieldValues, Name extends FieldPath<Values>>({
  options,
  ...named
}: RadioFieldProps<Values, Name>) {
  const { value, onChange, input, error } = useDeskField(
    named,
    (chosen) => options.find((option) => option.value === (chosen ?? ''))?.label ?? '',
  );
  return (
    <ChoiceGroup label={named.label} error={error}>
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

/** Several inputs that answer one question. */
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
