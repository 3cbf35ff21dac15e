import { settingsLimits } from '@welding/domain/business/settings';
import { DollarSign } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { EntryRows } from '#desk/ui/form/entry-rows.tsx';
import { AmountField, numberText } from '#desk/ui/form/number-field.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { useFieldWords } from '#desk/ui/form/use-desk-field.ts';
import { Panel } from '#shared/ui/panel.tsx';
import type { SettingsPartProps } from './settings-part-props.ts';

/** What an hour of work costs. */
export function LaborRatesFields({ form }: SettingsPartProps) {
  const list = useFieldArray({ control: form.control, name: 'laborRates' });
  const rates = useWatch({ control: form.control, name: 'laborRates' });
  useFieldWords({ form, name: 'laborRates', label: 'Labor rate' }, (all) =>
    all.map(({ label, dollarsPerHour }) => `${label} $${numberText(dollarsPerHour, 2)}`),
  );
  return (
    <Panel title="Labor rates" icon={DollarSign}>
      {rates.length === 0 && <p>No labor rates yet.</p>}
      <EntryRows
        list={list}
        most={settingsLimits.laborRates}
        add="Add a rate"
        onAdd={() => list.append({ label: '', dollarsPerHour: Number.NaN })}
        nameOf={(index) => rates[index]?.label || 'this rate'}
      >
        {(index) => (
          <>
            <TextField form={form} name={`laborRates.${index}.label`} label="Rate name" />
            <AmountField form={form} name={`laborRates.${index}.dollarsPerHour`} label="Dollars an hour" />
          </>
        )}
      </EntryRows>
    </Panel>
  );
}
