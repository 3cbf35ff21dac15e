import type { ReactNode } from 'react';
import { Field } from '#shared/ui/field.tsx';

type NumberFieldProps = {
  label: string;
  hint?: ReactNode;
  /** NaN where nothing, or no number, is typed. */
  value: number;
  step?: number;
  onChange: (value: number) => void;
};

/** A number of the settings; whether it is allowed is the schema's word. */
export function NumberField({ label, hint, value, step = 1, onChange }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(props) => (
        <input
          {...props}
          type="number"
          inputMode={step === 1 ? 'numeric' : 'decimal'}
          min={0}
          step={step}
          className="input"
          value={Number.isNaN(value) ? '' : value}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      )}
    </Field>
  );
}
