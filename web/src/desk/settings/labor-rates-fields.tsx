import { settingsLimits } from '@welding/domain/business/settings';
import { DollarSign } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { EntryRows } from '#desk/ui/form/entry-rows.tsx';
import { AmountField, numberText } from '#desk/ui/form/number-field.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { useFieldWords } from '#desk/ui/form/use-desk-field.ts';
import { Panel } from '#shared/ui/panel.tsx';
import type { SettingsPartProps } from './settings-part-props.ts';
import { settingsTexts } from './settings-texts.ts';

/** What an hour of work costs. */
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
