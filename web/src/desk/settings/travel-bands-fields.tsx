import { maxTravelBands } from '@welding/domain/estimating/price-rates';
import { useFieldArray, useWatch } from 'react-hook-form';
import { EntryRows } from '#desk/ui/form/entry-rows.tsx';
import { AmountField, NumberField, numberText } from '#desk/ui/form/number-field.tsx';
import { useFieldWords } from '#desk/ui/form/use-desk-field.ts';
import type { SettingsPartProps } from './settings-part-props.ts';
import { settingsTexts } from './settings-texts.ts';

const name = 'priceRates.travel';

/** What the way costs, band by band from the shop. */
export function TravelBandsFields({ form }: SettingsPartProps) {
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
