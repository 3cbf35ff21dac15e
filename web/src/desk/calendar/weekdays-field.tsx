import { useId } from 'react';

/** Monday first, as the calendar's weeks begin; Sunday is 0. */
export const weekdays = [
  [1, 'Mon'],
  [2, 'Tue'],
  [3, 'Wed'],
  [4, 'Thu'],
  [5, 'Fri'],
  [6, 'Sat'],
  [0, 'Sun'],
] as const;

type WeekdaysFieldProps = {
  chosen: readonly number[];
  error: string | undefined;
  onChange: (chosen: readonly number[]) => void;
};

/** On which days of the week. */
export function WeekdaysField({ chosen, error, onChange }: WeekdaysFieldProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId} className="grid gap-1.5 md:col-span-2">
      <legend className="mb-1.5 font-semibold">On these days</legend>
      <div className="flex flex-wrap gap-x-5">
        {weekdays.map(([day, label]) => (
          <label key={day} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              className="checkbox"
              aria-invalid={error !== undefined}
              checked={chosen.includes(day)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, day] : chosen.filter((other) => other !== day))
              }
            />
            {label}
          </label>
        ))}
      </div>
      <p id={errorId} role="alert" className="text-sm font-semibold text-error empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
