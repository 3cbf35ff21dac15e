import type { FieldPath, FieldValues } from 'react-hook-form';
import { readTyped } from '#desk/ui/form/number-field.tsx';
import { type DeskFieldProps, useDeskField, useTypedText } from '#desk/ui/form/use-desk-field.ts';
import { Field } from '#shared/ui/field.tsx';
import { moneySettingsTexts } from './money-settings-texts.ts';

const label = moneySettingsTexts().reminderDays;

/** Numbers of days, with commas between them. */
export function ReminderDaysField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
}: Pick<DeskFieldProps<Values, Name>, 'form' | 'name'>) {
  const { value, onChange, input, error } = useDeskField({ form, name, label }, daysText);
  const text = useTypedText(value, onChange, { read: readDays, show: daysText });
  return (
    <Field label={label} hint={moneySettingsTexts().reminderDaysHint} error={error} isQuiet>
      {(control) => (
        <input {...control} {...input} {...text} className="input tabular-nums" autoComplete="off" />
      )}
    </Field>
  );
}

function readDays(text: string): (number | string | undefined)[] {
  return text
    .split(/[,\s]+/)
    .filter(Boolean)
    .map(readTyped);
}

function daysText(days: unknown): string {
  return Array.isArray(days) ? days.join(', ') : '';
}
