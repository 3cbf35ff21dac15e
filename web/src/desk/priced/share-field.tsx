import { Field } from '#shared/ui/field.tsx';
import type { ShareValues } from './priced-values.ts';

type ShareFieldProps = {
  label: string;
  hint?: string;
  error: string | undefined;
  value: ShareValues;
  onChange: (value: ShareValues) => void;
};

/** A percentage or an amount in dollars; empty for none. */
export function ShareField({ label, hint, error, value, onChange }: ShareFieldProps) {
  return (
    <Field label={label} error={error} {...(hint && { hint })}>
      {(control) => (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <input
            {...control}
            className="input tabular-nums"
            inputMode="decimal"
            autoComplete="off"
            placeholder="None"
            value={value.value}
            onChange={({ target }) => onChange({ ...value, value: target.value })}
          />
          <select
            className="select w-auto! min-w-18"
            aria-label={`${label} in`}
            value={value.kind}
            onChange={({ target }) =>
              onChange({ ...value, kind: target.value === 'amount' ? 'amount' : 'percent' })
            }
          >
            <option value="percent">%</option>
            <option value="amount">$</option>
          </select>
        </div>
      )}
    </Field>
  );
}
