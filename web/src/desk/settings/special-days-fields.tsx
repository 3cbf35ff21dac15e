import { specialHoursText } from '@welding/domain/booking/opening-hours';
import { settingsLimits } from '@welding/domain/business/settings';
import { CalendarOff } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { CheckboxField } from '#desk/ui/form/checkbox-field.tsx';
import { EntryRows } from '#desk/ui/form/entry-rows.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { useFieldWords } from '#desk/ui/form/use-desk-field.ts';
import { Panel } from '#shared/ui/panel.tsx';
import type { SettingsPartProps } from './settings-part-props.ts';
import { settingsTexts } from './settings-texts.ts';

/** Proposed when a day gets hours of its own. */
const someHours = { from: '09:00', to: '13:00' };

/** Days on which the business is closed, or has other hours than its weekday. */
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
