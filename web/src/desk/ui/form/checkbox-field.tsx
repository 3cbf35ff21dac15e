import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { formTexts } from './form-texts.ts';
import { type DeskFieldProps, useDeskField } from './use-desk-field.ts';

type CheckboxFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = DeskFieldProps<
  Values,
  Name
> & {
  /** What it stands for when it is checked, and when it is not; one of them null where it switches something off. */
  on?: FieldPathValue<Values, Name>;
  off?: FieldPathValue<Values, Name>;
};

/** Yes or no. */
export function CheckboxField<Values extends FieldValues, Name extends FieldPath<Values>>({
  hint,
  className = '',
  on,
  off,
  ...named
}: CheckboxFieldProps<Values, Name>) {
  const isOn = (value: unknown) =>
    off === null ? value !== null : on === null ? value === null : value === true;
  const { value, onChange, input } = useDeskField(named, (text) =>
    isOn(text) ? formTexts().yes : formTexts().no,
  );
  return (
    <label className={`flex min-h-12 cursor-pointer items-start gap-3 py-2 ${className}`}>
      <input
        {...input}
        type="checkbox"
        className="checkbox"
        checked={isOn(value)}
        onChange={({ target }) =>
          onChange(target.checked ? (on === undefined ? true : on) : off === undefined ? false : off)
        }
      />
      <span>
        {named.label}
        {hint && <span className="block text-sm text-base-content/75">{hint}</span>}
      </span>
    </label>
  );
}
