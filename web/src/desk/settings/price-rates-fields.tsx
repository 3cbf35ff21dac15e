import { maxTravelBands, type PriceRates } from '@welding/domain/estimating/price-rates';
import { Scale } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { AmountField, NumberField, numberText } from '#shared/form/number-field.tsx';
import { EntryRows } from '#shared/form/saved-form.tsx';
import { useFieldWords } from '#shared/form/use-form-field.ts';
import { Panel } from '#shared/ui/panel.tsx';
import type { SettingsPartProps } from './settings-fields.tsx';
import { settingsTexts } from './settings-texts.ts';

const name = 'priceRates.travel';

function TravelBandsFields({ form }: SettingsPartProps) {
  const list = useFieldArray({ control: form.control, name });
  const bands = useWatch({ control: form.control, name });
  useFieldWords({ form, name, label: settingsTexts().travel }, (all) =>
    all.map(({ upToMiles, dollars }) =>
      settingsTexts().travelBand(numberText(upToMiles), numberText(dollars, 2)),
    ),
  );
  return (
    <>
      <h3 className="font-semibold">{settingsTexts().travelNearestFirst}</h3>
      <EntryRows
        list={list}
        most={maxTravelBands}
        add={settingsTexts().addADistance}
        onAdd={() => list.append({ upToMiles: Number.NaN, dollars: Number.NaN })}
        nameOf={(index) =>
          settingsTexts().travelUpTo(numberText(bands[index]?.upToMiles) || settingsTexts().soMany)
        }
      >
        {(index) => (
          <>
            <NumberField form={form} name={`${name}.${index}.upToMiles`} label={settingsTexts().upToMiles} />
            <AmountField
              form={form}
              name={`${name}.${index}.dollars`}
              label={settingsTexts().travelInDollars}
            />
          </>
        )}
      </EntryRows>
    </>
  );
}

type Labels<Name> = readonly { readonly name: Name; readonly label: string }[];

const thicknesses: Labels<keyof PriceRates['hours']> = [
  { name: 'thin', label: settingsTexts().thin },
  { name: 'medium', label: settingsTexts().medium },
  { name: 'heavy', label: settingsTexts().heavy },
];

const extras: Labels<keyof PriceRates['extraPercent']> = [
  { name: 'stainless', label: settingsTexts().stainlessSteel },
  { name: 'aluminum', label: settingsTexts().aluminum },
  { name: 'cast_iron', label: settingsTexts().castIron },
  { name: 'several', label: settingsTexts().severalPlaces },
  { name: 'large', label: settingsTexts().large },
  { name: 'vertical', label: settingsTexts().vertical },
  { name: 'overhead', label: settingsTexts().overhead },
  { name: 'leads', label: settingsTexts().longLeads },
  { name: 'carry', label: settingsTexts().carryFurther },
];

export function PriceRatesFields({ form }: SettingsPartProps) {
  return (
    <Panel title={settingsTexts().priceRange} icon={Scale}>
      <p>{settingsTexts().priceRangeIntroduction}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <AmountField form={form} name="priceRates.minimum" label={settingsTexts().minimum} />
        <NumberField
          form={form}
          name="priceRates.afterHoursPercent"
          label={settingsTexts().afterHoursPercent}
          hint={settingsTexts().afterHoursHint}
        />
      </div>
      <h3 className="font-semibold">{settingsTexts().hoursForShortWeld}</h3>
      {thicknesses.map(({ name, label }) => (
        <fieldset key={name} className="settings-fields">
          <legend className="mb-1.5">{label}</legend>
          <NumberField
            form={form}
            name={`priceRates.hours.${name}.from`}
            label={settingsTexts().from}
            fullLabel={settingsTexts().fromOf(label)}
          />
          <NumberField
            form={form}
            name={`priceRates.hours.${name}.to`}
            label={settingsTexts().to}
            fullLabel={settingsTexts().toOf(label)}
          />
        </fieldset>
      ))}
      <h3 className="font-semibold">{settingsTexts().percentMoreHoursFor}</h3>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {extras.map(({ name, label }) => (
          <NumberField key={name} form={form} name={`priceRates.extraPercent.${name}`} label={label} />
        ))}
      </div>
      <TravelBandsFields form={form} />
    </Panel>
  );
}
