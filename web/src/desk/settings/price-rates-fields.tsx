import type { PriceRates } from '@welding/domain/business/price-rates';
import { Scale } from 'lucide-react';
import { Panel } from '#shared/ui/panel.tsx';
import { NumberField } from './number-field.tsx';
import { extraLabels, thicknessLabels } from './price-rate-labels.ts';
import { TravelBandsFields } from './travel-bands-fields.tsx';

type PriceRatesFieldsProps = { rates: PriceRates; onChange: (rates: PriceRates) => void };

/** What the site works the price range out from, before anybody has seen the job. */
export function PriceRatesFields({ rates, onChange }: PriceRatesFieldsProps) {
  const { minimum, hours, extraPercent, afterHoursPercent, travel } = rates;
  return (
    <Panel title="Price range" icon={Scale}>
      <p>
        Visitors who say more about their job see between what and what it costs: hours at the first of the
        labor rates, and travel. It is never below the starting prices on the site.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <NumberField
          label="Minimum in dollars"
          step={0.01}
          value={minimum}
          onChange={(changed) => onChange({ ...rates, minimum: changed })}
        />
        <NumberField
          label="After hours, percent more"
          hint="Evenings, nights and weekends"
          value={afterHoursPercent}
          onChange={(changed) => onChange({ ...rates, afterHoursPercent: changed })}
        />
      </div>
      <h3 className="font-semibold">Hours for one short weld in steel</h3>
      {thicknessLabels.map(({ name, label }) => (
        <fieldset key={name} className="settings-fields">
          <legend className="mb-1.5">{label}</legend>
          <NumberField
            label="From"
            step={0.25}
            value={hours[name].from}
            onChange={(from) => onChange({ ...rates, hours: { ...hours, [name]: { ...hours[name], from } } })}
          />
          <NumberField
            label="To"
            step={0.25}
            value={hours[name].to}
            onChange={(to) => onChange({ ...rates, hours: { ...hours, [name]: { ...hours[name], to } } })}
          />
        </fieldset>
      ))}
      <h3 className="font-semibold">Percent more hours for</h3>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {extraLabels.map(({ name, label }) => (
          <NumberField
            key={name}
            label={label}
            value={extraPercent[name]}
            onChange={(changed) => onChange({ ...rates, extraPercent: { ...extraPercent, [name]: changed } })}
          />
        ))}
      </div>
      <TravelBandsFields bands={travel} onChange={(changed) => onChange({ ...rates, travel: changed })} />
    </Panel>
  );
}
