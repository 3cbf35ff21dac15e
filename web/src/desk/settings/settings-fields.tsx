import { specialHoursText } from '@welding/domain/booking/opening-hours';
import { type BusinessSettings, defaultSettings, settingsLimits } from '@welding/domain/business/settings';
import { BellRing, CalendarClock, CalendarOff, DollarSign } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { AmountField, NumberField, numberText } from '#shared/form/number-field.tsx';
import { EntryRows } from '#shared/form/saved-form.tsx';
import { CheckboxField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useFieldWords } from '#shared/form/use-form-field.ts';
import type { SavedFormHandle } from '#shared/form/use-saved-form.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { settingsTexts } from './settings-texts.ts';

export type SettingsPartProps = { form: SavedFormHandle<BusinessSettings> };

/** The default hours of a special day. */
const someHours = { from: '09:00', to: '13:00' };

export function SpecialDaysFields({ form }: SettingsPartProps) {
  const list = useFieldArray({ control: form.control, name: 'specialDays' });
  const days = useWatch({ control: form.control, name: 'specialDays' });
  useFieldWords({ form, name: 'specialDays', label: settingsTexts().specialDay }, (all) =>
    all.map((day) => `${day.date} ${day.label} (${specialHoursText(day)})`),
  );
  return (
    <Panel title={settingsTexts().specialDays} icon={CalendarOff}>
      <p>{settingsTexts().specialDaysIntroduction}</p>
      <EntryRows
        list={list}
        most={settingsLimits.specialDays}
        add={settingsTexts().addADay}
        onAdd={() => list.append({ date: '', label: '', open: null })}
        nameOf={(index) => days[index]?.label || settingsTexts().thisDay}
      >
        {(index) => <SpecialDay form={form} index={index} />}
      </EntryRows>
    </Panel>
  );
}

function SpecialDay({ form, index }: SettingsPartProps & { index: number }) {
  const name = `specialDays.${index}` as const;
  const open = useWatch({ control: form.control, name: `${name}.open` });
  return (
    <>
      <TextField form={form} name={`${name}.date`} label={settingsTexts().day} type="date" />
      <TextField
        form={form}
        name={`${name}.label`}
        label={settingsTexts().label}
        placeholder={settingsTexts().thanksgiving}
      />
      <CheckboxField
        form={form}
        name={`${name}.open`}
        label={settingsTexts().closedAllDay}
        on={null}
        off={someHours}
        className="self-end"
      />
      {open && (
        <>
          <TextField form={form} name={`${name}.open.from`} label={settingsTexts().opens} type="time" />
          <TextField form={form} name={`${name}.open.to`} label={settingsTexts().closes} type="time" />
        </>
      )}
    </>
  );
}

type RuleName = keyof BusinessSettings['booking'];

const rules: readonly { name: RuleName; label: string; hint: string }[] = [
  { name: 'stepMinutes', label: settingsTexts().step, hint: settingsTexts().stepHint },
  { name: 'gapMinutes', label: settingsTexts().gapBetweenVisits, hint: settingsTexts().gapHint },
  { name: 'leadHours', label: settingsTexts().earliestBooking, hint: settingsTexts().earliestBookingHint },
  { name: 'horizonDays', label: settingsTexts().horizon, hint: settingsTexts().horizonHint },
  {
    name: 'cutoffHours',
    label: settingsTexts().cutoff,
    hint: settingsTexts().cutoffHint,
  },
  {
    name: 'windowMinutes',
    label: settingsTexts().arrivalWindow,
    hint: settingsTexts().arrivalWindowHint,
  },
];

export function BookingRulesFields({ form }: SettingsPartProps) {
  return (
    <Panel title={settingsTexts().booking} icon={CalendarClock}>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {rules.map(({ name, ...rule }) => (
          <NumberField key={name} form={form} name={`booking.${name}`} {...rule} />
        ))}
      </div>
    </Panel>
  );
}

export function LaborRatesFields({ form }: SettingsPartProps) {
  const list = useFieldArray({ control: form.control, name: 'laborRates' });
  const rates = useWatch({ control: form.control, name: 'laborRates' });
  useFieldWords({ form, name: 'laborRates', label: settingsTexts().laborRate }, (all) =>
    all.map(({ label, dollarsPerHour }) => `${label} $${numberText(dollarsPerHour, 2)}`),
  );
  return (
    <Panel title={settingsTexts().laborRates} icon={DollarSign}>
      {rates.length === 0 && <p>{settingsTexts().noLaborRatesYet}</p>}
      <EntryRows
        list={list}
        most={settingsLimits.laborRates}
        add={settingsTexts().addARate}
        onAdd={() => list.append({ label: '', dollarsPerHour: Number.NaN })}
        nameOf={(index) => rates[index]?.label || settingsTexts().thisRate}
      >
        {(index) => (
          <>
            <TextField form={form} name={`laborRates.${index}.label`} label={settingsTexts().rateName} />
            <AmountField
              form={form}
              name={`laborRates.${index}.dollarsPerHour`}
              label={settingsTexts().dollarsAnHour}
            />
          </>
        )}
      </EntryRows>
    </Panel>
  );
}

const usual = defaultSettings.reminders;

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
