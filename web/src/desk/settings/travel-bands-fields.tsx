import { maxTravelBands } from '@welding/domain/estimating/price-rates';
import { useFieldArray, useWatch } from 'react-hook-form';
import { EntryRows } from '#desk/ui/form/entry-rows.tsx';
import { AmountField, NumberField, numberText } from '#desk/ui/form/number-field.tsx';
import { useFieldWords } from '#desk/ui/form/use-desk-field.ts';
import type { SettingsPartProps } from './settings-part-props.ts';

const name = 'priceRates.travel';

/** What the way costs, band by band from the shop. */
export function TravelBandsFields({ form }: SettingsPartProps) {
  const list = useFieldArray({ control: form.control, name });
  const bands = useWatch({ control: form.control, name });
  useFieldWords({ form, name, label: 'Travel' }, (all) =>
    all.map(({ upToMiles, dollars }) => `${numberText(upToMiles)} miles $${numberText(dollars, 2)}`),
  );
  return (
    <>
      <h3 className="font-semibold">Travel, the nearest first</h3>
      <EntryRows
        list={list}
        most={maxTravelBands}
        add="Add a distance"
        onAdd={() => list.append({ upToMiles: Number.NaN, dollars: Number.NaN })}
        nameOf={(index) => `travel up to ${numberText(bands[index]?.upToMiles) || 'so many'} miles`}
      >
        {(index) => (
          <>
            <NumberField form={form} name={`${name}.${index}.upToMiles`} label="Up to so many miles" />
            <AmountField form={form} name={`${name}.${index}.dollars`} label="Travel in dollars" />
          </>
        )}
      </EntryRows>
    </>
  );
}
