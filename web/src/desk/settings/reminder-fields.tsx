import { defaultSettings } from '@welding/domain/business/settings';
import { BellRing } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '#desk/ui/form/checkbox-field.tsx';
import { NumberField } from '#desk/ui/form/number-field.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { SettingsPartProps } from './settings-part-props.ts';

const usual = defaultSettings.reminders;

/** When clients are reminded of a visit by e-mail, each reminder with its switch. */
export function ReminderFields({ form }: SettingsPartProps) {
  const { dayBefore, hoursBefore } = useWatch({ control: form.control, name: 'reminders' });
  return (
    <Panel title="Reminders" icon={BellRing}>
      <p>
        Sent by e-mail, to clients who have not stopped them. The mails about booking, moving and cancelling
        always go out.
      </p>
      <div className="settings-row">
        <CheckboxField
          form={form}
          name="reminders.dayBefore"
          label="The day before"
          on={usual.dayBefore}
          off={null}
          className="self-end"
        />
        {dayBefore !== null && (
          <TextField
            form={form}
            name="reminders.dayBefore"
            label="Sent at"
            fullLabel="Reminder the day before"
            hint="8:00 AM to 9:00 PM"
            type="time"
            min="08:00"
            max="21:00"
          />
        )}
      </div>
      <div className="settings-row">
        <CheckboxField
          form={form}
          name="reminders.hoursBefore"
          label="On the day"
          on={usual.hoursBefore}
          off={null}
          className="self-end"
        />
        {hoursBefore !== null && (
          <NumberField
            form={form}
            name="reminders.hoursBefore"
            label="Hours before the visit"
            fullLabel="Reminder, hours before"
            hint="1 to 12"
          />
        )}
      </div>
    </Panel>
  );
}
