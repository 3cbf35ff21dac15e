import { maxTravelBands, type PriceRates } from '@welding/domain/business/price-rates';
import { Plus, X } from 'lucide-react';
import { NumberField } from './number-field.tsx';

type Bands = PriceRates['travel'];

/** What the way costs, band by band from the shop. */
export function TravelBandsFields({ bands, onChange }: { bands: Bands; onChange: (bands: Bands) => void }) {
  const change = (index: number, changed: Partial<Bands[number]>) =>
    onChange(bands.map((band, other) => (other === index ? { ...band, ...changed } : band)));
  return (
    <>
      <h3 className="font-semibold">Travel, the nearest first</h3>
      {bands.map((band, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name while they are typed
        <div key={index} className="settings-row">
          <div className="settings-fields">
            <NumberField
              label="Up to so many miles"
              value={band.upToMiles}
              onChange={(upToMiles) => change(index, { upToMiles })}
            />
            <NumberField
              label="Travel in dollars"
              step={0.01}
              value={band.dollars}
              onChange={(dollars) => change(index, { dollars })}
            />
          </div>
          <button
            type="button"
            className="btn btn-ghost btn-square settings-row-end"
            aria-label={`Remove travel up to ${band.upToMiles || 'so many'} miles`}
            onClick={() => onChange(bands.filter((_, other) => other !== index))}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      ))}
      {bands.length < maxTravelBands && (
        <button
          type="button"
          className="btn btn-outline justify-self-start"
          onClick={() => onChange([...bands, { upToMiles: Number.NaN, dollars: Number.NaN }])}
        >
          <Plus aria-hidden="true" className="size-5" /> Add a distance
        </button>
      )}
    </>
  );
}
