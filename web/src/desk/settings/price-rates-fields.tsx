import { maxTravelBands, type PriceRates } from '@welding/domain/estimating/price-rates';
import { Scale } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { EntryRows } from '#shared/form/entry-rows.tsx';
import { AmountField, NumberField, numberText } from '#shared/form/number-field.tsx';
import { useFieldWords } from '#shared/form/use-form-field.ts';
import { Panel } from '#shared/ui/panel.tsx';
import type { SettingsPartProps } from './settings-fields.tsx';
import { deskSettingsTexts } from './settings-texts.ts';

const name = 'priceRates.travel';

function TravelBandsFields({ form }: SettingsPartProps) {
  const t = deskSettingsTexts();
  const list = useFieldArray({ control: form.control, name });
  const bands = useWatch({ control: form.control, name });
  useFieldWords({ form, name, label: t.travel }, (all) =>
    all.map(({ upToMiles, dollars }) => t.travelBand(numberText(upToMiles), numberText(dollars, 2))),
  );
  return (
    <>
      <h3 className="font-semibold">{t.travelNearestFirst}</h3>
      <EntryRows
        list={list}
        most={maxTravelBands}
        add={t.addADistance}
        onAdd={() => list.append({ upToMiles: Number.NaN, dollars: Number.NaN })}
        nameOf={(index) => t.travelUpTo(numberText(bands[index]?.upToMiles) || t.soMany)}
      >
        {(index) => (
          <>
            <NumberField form={form} name={`${name}.${index}.upToMiles`} label={t.upToMiles} />
            <AmountField form={form} name={`${name}.${index}.dollars`} label={t.travelInDollars} />
          </>
        )}
      </EntryRows>
    </>
  );
}

type Labels<Name> = readonly { readonly name: Name; readonly label: string }[];

const thicknesses: Labels<keyof PriceRates['hours']> = [
  { name: 'thin', label: deskSettingsTexts().thin },
  { name: 'medium', label: deskSettingsTexts().medium },
  { name: 'heavy', label: deskSettingsTexts().heavy },
];

const extras: Labels<keyof PriceRates['extraPercent']> = [
  { name: 'stainless', label: deskSettingsTexts().stainlessSteel },
  { name: 'aluminum', label: deskSettingsTexts().aluminum },
  { name: 'cast_iron', label: deskSettingsTexts().castIron },
  { name: 'several', label: deskSettingsTexts().severalPlaces },
  { name: 'large', label: deskSettingsTexts().large },
  { name: 'vertical', label: deskSettingsTexts().vertical },
  { name: 'overhead', label: deskSettingsTexts().overhead },
  { name: 'leads', label: deskSettingsTexts().longLeads },
  { name: 'carry', label: deskSettingsTexts().carryFurther },
];

export function PriceRatesFields({ form }: SettingsPartProps) {
  const t = deskSettingsTexts();
  return (
    <Panel title={t.priceRange} icon={Scale}>
      <p>{t.priceRangeIntroduction}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <AmountField form={form} name="priceRates.minimum" label={t.minimum} />
        <NumberField
          form={form}
          name="priceRates.afterHoursPercent"
          label={t.afterHoursPercent}
          hint={t.afterHoursHint}
        />
      </div>
      <h3 className="font-semibold">{t.hoursForShortWeld}</h3>
      {thicknesses.map(({ name, label }) => (
        <fieldset key={name} className="settings-fields">
          <legend className="mb-1.5">{label}</legend>
          <NumberField
            form={form}
            name={`priceRates.hours.${name}.from`}
            label={t.from}
            fullLabel={t.fromOf(label)}
          />
          <NumberField
            form={form}
            name={`priceRates.hours.${name}.to`}
            label={t.to}
            fullLabel={t.toOf(label)}
          />
        </fieldset>
      ))}
      <h3 className="font-semibold">{t.percentMoreHoursFor}</h3>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {extras.map(({ name, label }) => (
          <NumberField key={name} form={form} name={`priceRates.extraPercent.${name}`} label={label} />
        ))}
      </div>
      <TravelBandsFields form={form} />
    </Panel>
  );
}
