import { type BusinessSettings, settingsLimits } from '@welding/domain/business/settings';
import { DollarSign, Plus, X } from 'lucide-react';
import { Field } from '#shared/ui/field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { NumberField } from './number-field.tsx';

type Rates = BusinessSettings['laborRates'];

/** What an hour of work costs. */
export function LaborRatesFields({ rates, onChange }: { rates: Rates; onChange: (rates: Rates) => void }) {
  const change = (index: number, changed: Partial<Rates[number]>) =>
    onChange(rates.map((rate, other) => (other === index ? { ...rate, ...changed } : rate)));
  return (
    <Panel title="Labor rates" icon={DollarSign}>
      {rates.length === 0 && <p>No labor rates yet.</p>}
      {rates.map((rate, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name while they are typed
        <div key={index} className="settings-row">
          <div className="settings-fields">
            <Field label="Rate name">
              {(props) => (
                <input
                  {...props}
                  className="input"
                  value={rate.label}
                  onChange={({ target }) => change(index, { label: target.value })}
                />
              )}
            </Field>
            <NumberField
              label="Dollars an hour"
              step={0.01}
              value={rate.dollarsPerHour}
              onChange={(dollarsPerHour) => change(index, { dollarsPerHour })}
            />
          </div>
          <button
            type="button"
            className="btn btn-ghost btn-square settings-row-end"
            aria-label={`Remove ${rate.label || 'this rate'}`}
            onClick={() => onChange(rates.filter((_, other) => other !== index))}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      ))}
      {rates.length < settingsLimits.laborRates && (
        <button
          type="button"
          className="btn btn-outline justify-self-start"
          onClick={() => onChange([...rates, { label: '', dollarsPerHour: Number.NaN }])}
        >
          <Plus aria-hidden="true" className="size-5" /> Add a rate
        </button>
      )}
    </Panel>
  );
}
