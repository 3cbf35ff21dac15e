import {
  type ChosenTime,
  chosenInstant,
  chosenTimeOf,
  deviceDiffersFromChicago,
} from '@welding/domain/values/chicago-time';
import { givenDays } from '@welding/domain/values/limits';
import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { ClockChangeNotes } from '#shared/appointments/clock-change-notes.tsx';
import { Field } from '#shared/ui/field.tsx';
import { formTexts } from './form-texts.ts';
import { type FormFieldProps, useFormField } from './use-form-field.ts';

/** An instant (ISO 8601 in UTC) as Chicago day and time. The schema refuses a time that does not exist. */
export function InstantField<Values extends FieldValues, Name extends FieldPath<Values>>({
  hint,
  ...named
}: FormFieldProps<Values, Name>) {
  const { value, onChange, input, error, label } = useFormField(named, instantText);
  const [typed, setTyped] = useState<ChosenTime>({ wallTime: '', pass: 'first' });
  const time = instantOf(typed) === value ? typed : chosenTime(value);
  const set = (next: ChosenTime) => {
    setTyped(next);
    onChange(instantOf(next));
  };
  const setWallTime = (wallTime: string) => set({ wallTime, pass: 'first' });
  return (
    <div className="grid content-start gap-3">
      <Field
        label={deviceDiffersFromChicago(new Date()) ? formTexts().chicagoTime(label) : label}
        hint={hint}
        error={error}
        isQuiet
      >
        {(control) => (
          <input
            {...control}
            {...input}
            type="datetime-local"
            min={`${givenDays.min}T00:00`}
            max={`${givenDays.max}T23:59`}
            className="input"
            value={time.wallTime}
            onChange={({ target }) => setWallTime(target.value)}
          />
        )}
      </Field>
      <ClockChangeNotes
        wallTime={time.wallTime}
        onWallTime={setWallTime}
        passChoice={(pass, text) => (
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              className="radio border-base-content/60"
              checked={time.pass === pass}
              onChange={() => set({ ...time, pass })}
            />
            {text}
          </label>
        )}
      />
    </div>
  );
}

function instantOf(time: ChosenTime): string | undefined {
  return chosenInstant(time)?.toISOString() ?? (time.wallTime || undefined);
}

function chosenTime(value: unknown): ChosenTime {
  const text = String(value ?? '');
  return isInstant(text) ? chosenTimeOf(new Date(text)) : { wallTime: text, pass: 'first' };
}

function instantText(value: unknown): string {
  const text = String(value ?? '');
  return isInstant(text) ? appointmentTime(new Date(text)) : text;
}

/** Whether the value is an instant, rather than empty or unfinished. */
export function isInstant(value: string | undefined): value is string {
  return value !== undefined && /T.*Z$/.test(value);
}
