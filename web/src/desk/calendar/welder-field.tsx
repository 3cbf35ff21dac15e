import { Field } from '#shared/ui/field.tsx';

type WelderFieldProps = {
  people: readonly { readonly id: string; readonly name: string }[];
  value: string;
  /** Whether it can no longer be another one. */
  isFixed: boolean;
  error: string | undefined;
  onChange: (welderId: string) => void;
};

/** Whose time is blocked. */
export function WelderField({ people, value, isFixed, error, onChange }: WelderFieldProps) {
  return (
    <Field label="Welder" error={error}>
      {(props) => (
        <select
          {...props}
          className="select"
          disabled={isFixed}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">Choose a welder</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
