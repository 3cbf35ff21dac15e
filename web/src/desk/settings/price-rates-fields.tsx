import type { PriceRates } from '@welding/domain/estimating/price-rates';
import { Scale } from 'lucide-react';
import { AmountField, NumberField } from '#desk/ui/form/number-field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { SettingsPartProps } from './settings-part-props.ts';
import { TravelBandsFields } from './travel-bands-fields.tsx';

type Labels<Name> = readonly { readonly name: Name; readonly label: string }[];

/** The hours of a job by how thick its metal is. */
const thicknesses: Labels<keyof PriceRates['hours']> = [
  { name: 'thin', label: 'Under 1/8 in' },
  { name: 'medium', label: '1/8 to 3/8 in' },
  { name: 'heavy', label: 'Over 3/8 in' },
];

/** What makes the hours more. */
const extras: Labels<keyof PriceRates['extraPercent']> = [
  { name: 'stainless', label: 'Stainless steel' },
  { name: 'aluminum', label: 'Aluminum' },
  { name: 'cast_iron', label: 'Cast iron' },
  { name: 'several', label: 'A few places, or up to 3 ft' },
  { name: 'large', label: 'More than that' },
  { name: 'vertical', label: 'Upright, from the side' },
  { name: 'overhead', label: 'Overhead' },
  { name: 'leads', label: 'Leads up to 150 ft' },
  { name: 'carry', label: 'Further, upstairs or on a roof' },
];

/** What the site works the price range out from, before anybody has seen the job. */
export function PriceRatesFields({ form }: SettingsPartProps) {
  return (
    <Panel title="Price range" icon={Scale}>
      <p>
        Visitors who say more about their job see between what and what it costs: hours at the first of the
        labor rates, and travel. It is never below the starting prices on the site.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <AmountField form={form} name="priceRates.minimum" label="Minimum in dollars" />
        <NumberField
          form={form}
          name="priceRates.afterHoursPercent"
          label="After hours, percent more"
          hint="Evenings, nights and weekends"
        />
      </div>
      <h3 className="font-semibold">Hours for one short weld in steel</h3>
      {thicknesses.map(({ name, label }) => (
        <fieldset key={name} className="settings-fields">
          <legend className="mb-1.5">{label}</legend>
          <NumberField
            form={form}
            name={`priceRates.hours.${name}.from`}
            label="From"
            fullLabel={`${label}, from`}
          />
          <NumberField
            form={form}
            name={`priceRates.hours.${name}.to`}
            label="To"
            fullLabel={`${label}, to`}
          />
        </fieldset>
      ))}
      <h3 className="font-semibold">Percent more hours for</h3>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {extras.map(({ name, label }) => (
          <NumberField key={name} form={form} name={`priceRates.extraPercent.${name}`} label={label} />
        ))}
      </div>
      <TravelBandsFields form={form} />
    </Panel>
  );
}
