import type { FieldPath, FieldValues } from 'react-hook-form';
import { ChoiceGroup } from '#desk/ui/form/radio-field.tsx';
import { type DeskFieldProps, useDeskField } from '#desk/ui/form/use-desk-field.ts';
import { blocksTexts } from './blocks-texts.ts';

/** Monday first, as the calendar's weeks begin; Sunday is 0. */
const weekdays = [
  [1, blocksTexts().mon],
  [2, blocksTexts().tue],
  [3, blocksTexts().wed],
  [4, blocksTexts().thu],
  [5, blocksTexts().fri],
  [6, blocksTexts().sat],
  [0, blocksTexts().sun],
] as const;

/** On which days of the week. */
export function WeekdaysField<Values extends FieldValues, Name extends FieldPath<Values>>(
  named: Pick<DeskFieldProps<Values, Name>, 'form' | 'name'>,
) {
  const { value, onChange, input, error } = useDeskField({ ...named, label: blocksTexts().days }, daysText);
  const chosen: readonly number[] = value;
  return (
    <ChoiceGroup label={blocksTexts().onTheseDays} error={error} className="md:col-span-2">
      {weekdays.map(([day, label]) => (
        <label key={day} className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            {...input}
            type="checkbox"
            className="checkbox"
            aria-invalid={error !== undefined}
            checked={chosen.includes(day)}
            onChange={({ target }) => {
              const others = chosen.filter((other) => other !== day);
              onChange((target.checked ? [...others, day] : others).toSorted());
            }}
          />
          {label}
        </label>
      ))}
    </ChoiceGroup>
  );
}

function daysText(chosen: readonly number[]): string {
  return weekdays.flatMap(([day, label]) => (chosen.includes(day) ? label : [])).join(', ');
}
