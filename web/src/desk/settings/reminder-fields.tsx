import { defaultSettings } from '@welding/domain/business/settings';
import { BellRing } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '#desk/ui/form/checkbox-field.tsx';
import { NumberField } from '#desk/ui/form/number-field.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { SettingsPartProps } from './settings-part-props.ts';
import { settingsTexts } from './settings-texts.ts';

const usual = defaultSettings.reminders;

/** When clients are reminded of a visit by e-mail, each reminder with its switch. */
export function ReminderFields({ form }: SettingsPartProps) {
  const { dayBefore, hoursBefore } = useWatch({ control: form.control, name: 'reminders' });
  return (
    <Panel title={settingsTexts().reminders} icon={BellRing}>
      <p>{settingsTexts().remindersIntroduction}</p>
      <div className="max-w-60">
        <CheckboxField
          form={form}
          name="reminders.dayBefore"
          label={settingsTexts().theDayBefore}
          on={usual.dayBefore}
          off={null}
        />
        {dayBefore !== null && (
          <TextField
            form={form}
            name="reminders.dayBefore"
            label={settingsTexts().sentAt}
            fullLabel={settingsTexts().reminderTheDayBefore}
            hint={settingsTexts().reminderTimes}
            type="time"
            min="08:00"
            max="21:00"
          />
        )}
      </div>
      <div className="max-w-60">
        <CheckboxField
          form={form}
          name="reminders.hoursBefore"
          label={settingsTexts().onTheDay}
          on={usual.hoursBefore}
          off={null}
        />
        {hoursBefore !== null && (
          <NumberField
            form={form}
            name="reminders.hoursBefore"
            label={settingsTexts().hoursBeforeTheVisit}
            fullLabel={settingsTexts().reminderHoursBefore}
            hint={settingsTexts().reminderHours}
          />
        )}
      </div>
    </Panel>
  );
}
