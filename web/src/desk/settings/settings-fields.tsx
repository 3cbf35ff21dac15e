import { specialHoursText } from '@welding/domain/booking/opening-hours';
import { type BusinessSettings, defaultSettings, settingsLimits } from '@welding/domain/business/settings';
import { BellRing, CalendarClock, CalendarOff, DollarSign } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { EntryRows } from '#shared/form/entry-rows.tsx';
import { AmountField, NumberField, numberText } from '#shared/form/number-field.tsx';
import { CheckboxField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useFieldWords } from '#shared/form/use-form-field.ts';
import type { SavedFormHandle } from '#shared/form/use-saved-form.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { deskSettingsTexts } from './settings-texts.ts';

export type SettingsPartProps = { form: SavedFormHandle<BusinessSettings> };

/** The default hours of a special day. */
const someHours = { from: '09:00', to: '13:00' };

export function SpecialDaysFields({ form }: SettingsPartProps) {
  const t = deskSettingsTexts();
  const list = useFieldArray({ control: form.control, name: 'specialDays' });
  const days = useWatch({ control: form.control, name: 'specialDays' });
  useFieldWords({ form, name: 'specialDays', label: t.specialDay }, (all) =>
    all.map((day) => `${day.date} ${day.label} (${specialHoursText(day)})`),
  );
  return (
    <Panel title={t.specialDays} icon={CalendarOff}>
      <p>{t.specialDaysIntroduction}</p>
      <EntryRows
        list={list}
        most={settingsLimits.specialDays}
        add={t.addADay}
        onAdd={() => list.append({ date: '', label: '', open: null })}
        nameOf={(index) => days[index]?.label || t.thisDay}
      >
        {(index) => <SpecialDay form={form} index={index} />}
      </EntryRows>
    </Panel>
  );
}

function SpecialDay({ form, index }: SettingsPartProps & { index: number }) {
  const t = deskSettingsTexts();
  const name = `specialDays.${index}` as const;
  const open = useWatch({ control: form.control, name: `${name}.open` });
  return (
    <>
      <TextField form={form} name={`${name}.date`} label={t.day} type="date" />
      <TextField form={form} name={`${name}.label`} placeholder={t.thanksgiving} />
      <CheckboxField
        form={form}
        name={`${name}.open`}
        label={t.closedAllDay}
        on={null}
        off={someHours}
        className="self-end"
      />
      {open && (
        <>
          <TextField form={form} name={`${name}.open.from`} label={t.opens} type="time" />
          <TextField form={form} name={`${name}.open.to`} label={t.closes} type="time" />
        </>
      )}
    </>
  );
}

type RuleName = keyof BusinessSettings['booking'];

const rules: readonly { name: RuleName; label: string; hint: string }[] = [
  { name: 'stepMinutes', label: deskSettingsTexts().step, hint: deskSettingsTexts().stepHint },
  { name: 'gapMinutes', label: deskSettingsTexts().gapBetweenVisits, hint: deskSettingsTexts().gapHint },
  {
    name: 'leadHours',
    label: deskSettingsTexts().earliestBooking,
    hint: deskSettingsTexts().earliestBookingHint,
  },
  { name: 'horizonDays', label: deskSettingsTexts().horizon, hint: deskSettingsTexts().horizonHint },
  {
    name: 'cutoffHours',
    label: deskSettingsTexts().cutoff,
    hint: deskSettingsTexts().cutoffHint,
  },
  {
    name: 'windowMinutes',
    label: deskSettingsTexts().arrivalWindow,
    hint: deskSettingsTexts().arrivalWindowHint,
  },
];

export function BookingRulesFields({ form }: SettingsPartProps) {
  return (
    <Panel title={deskSettingsTexts().booking} icon={CalendarClock}>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {rules.map(({ name, ...rule }) => (
          <NumberField key={name} form={form} name={`booking.${name}`} {...rule} />
        ))}
      </div>
    </Panel>
  );
}

export function LaborRatesFields({ form }: SettingsPartProps) {
  const t = deskSettingsTexts();
  const list = useFieldArray({ control: form.control, name: 'laborRates' });
  const rates = useWatch({ control: form.control, name: 'laborRates' });
  useFieldWords({ form, name: 'laborRates', label: t.laborRate }, (all) =>
    all.map(({ label, dollarsPerHour }) => `${label} $${numberText(dollarsPerHour, 2)}`),
  );
  return (
    <Panel title={t.laborRates} icon={DollarSign}>
      {rates.length === 0 && <p>{t.noLaborRatesYet}</p>}
      <EntryRows
        list={list}
        most={settingsLimits.laborRates}
        add={t.addARate}
        onAdd={() => list.append({ label: '', dollarsPerHour: Number.NaN })}
        nameOf={(index) => rates[index]?.label || t.thisRate}
      >
        {(index) => (
          <>
            <TextField form={form} name={`laborRates.${index}.label`} />
            <AmountField form={form} name={`laborRates.${index}.dollarsPerHour`} label={t.dollarsAnHour} />
          </>
        )}
      </EntryRows>
    </Panel>
  );
}

const usual = defaultSettings.reminders;

export function ReminderFields({ form }: SettingsPartProps) {
  const t = deskSettingsTexts();
  const { dayBefore, hoursBefore } = useWatch({ control: form.control, name: 'reminders' });
  return (
    <Panel title={t.reminders} icon={BellRing}>
      <p>{t.remindersIntroduction}</p>
      <div className="max-w-60">
        <CheckboxField
          form={form}
          name="reminders.dayBefore"
          label={t.theDayBefore}
          on={usual.dayBefore}
          off={null}
        />
        {dayBefore !== null && (
          <TextField
            form={form}
            name="reminders.dayBefore"
            label={t.sentAt}
            fullLabel={t.reminderTheDayBefore}
            hint={t.reminderTimes}
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
          label={t.onTheDay}
          on={usual.hoursBefore}
          off={null}
        />
        {hoursBefore !== null && (
          <NumberField
            form={form}
            name="reminders.hoursBefore"
            label={t.hoursBeforeTheVisit}
            fullLabel={t.reminderHoursBefore}
            hint={t.reminderHours}
          />
        )}
      </div>
    </Panel>
  );
}
