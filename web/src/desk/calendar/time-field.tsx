import { deviceDiffersFromChicago } from '@welding/domain/values/chicago-time';
import type { ChosenTime } from '#shared/appointments/chosen-instant.ts';
import { ClockChangeNotes } from '#shared/appointments/clock-change-notes.tsx';
import { Field } from '#shared/ui/field.tsx';

type TimeFieldProps = {
  label: string;
  value: ChosenTime;
  error?: string | undefined;
  onChange: (value: ChosenTime) => void;
};

/** A day and time on Chicago's clock, also in the nights in which it is changed. */
export function TimeField({ label, value, error, onChange }: TimeFieldProps) {
  const setWallTime = (wallTime: string) => onChange({ wallTime, pass: 'first' });
  return (
    <div className="grid content-start gap-3">
      <Field label={deviceDiffersFromChicago(new Date()) ? `${label} (Chicago time)` : label} error={error}>
        {(props) => (
          <input
            {...props}
            type="datetime-local"
            className="input"
            value={value.wallTime}
            onChange={({ target }) => setWallTime(target.value)}
          />
        )}
      </Field>
      <ClockChangeNotes
        wallTime={value.wallTime}
        onWallTime={setWallTime}
        passChoice={(pass, text) => (
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              className="radio border-base-content/60"
              checked={value.pass === pass}
              onChange={() => onChange({ ...value, pass })}
            />
            {text}
          </label>
        )}
      />
    </div>
  );
}
