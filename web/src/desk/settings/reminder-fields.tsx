import { type BusinessSettings, defaultSettings } from '@welding/domain/business/settings';
import { BellRing } from 'lucide-react';
import { Field } from '#shared/ui/field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { NumberField } from './number-field.tsx';

type Reminders = BusinessSettings['reminders'];
type ReminderFieldsProps = { reminders: Reminders; onChange: (reminders: Reminders) => void };

/** When clients are reminded of a visit by e-mail, each reminder with its switch. */
export function ReminderFields({ reminders, onChange }: ReminderFieldsProps) {
  const { dayBefore, hoursBefore } = reminders;
  return (
    <Panel title="Reminders" icon={BellRing}>
      <p>
        Sent by e-mail, to clients who have not stopped them. The mails about booking, moving and cancelling
        always go out.
      </p>
      <div className="settings-row">
        <ReminderSwitch
          label="The day before"
          checked={dayBefore !== null}
          onChange={(on) =>
            onChange({ ...reminders, dayBefore: on ? defaultSettings.reminders.dayBefore : null })
          }
        />
        {dayBefore !== null && (
          <Field label="Sent at" hint="8:00 AM to 9:00 PM">
            {(props) => (
              <input
                {...props}
                type="time"
                min="08:00"
                max="21:00"
                className="input"
                value={dayBefore}
                onChange={({ target }) => onChange({ ...reminders, dayBefore: target.value })}
              />
            )}
          </Field>
        )}
      </div>
      <div className="settings-row">
        <ReminderSwitch
          label="On the day"
          checked={hoursBefore !== null}
          onChange={(on) =>
            onChange({ ...reminders, hoursBefore: on ? defaultSettings.reminders.hoursBefore : null })
          }
        />
        {hoursBefore !== null && (
          <NumberField
            label="Hours before the visit"
            hint="1 to 12"
            value={hoursBefore}
            onChange={(changed) => onChange({ ...reminders, hoursBefore: changed })}
          />
        )}
      </div>
    </Panel>
  );
}

type SwitchProps = { label: string; checked: boolean; onChange: (on: boolean) => void };

function ReminderSwitch({ label, checked, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 self-end">
      <input
        type="checkbox"
        className="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
