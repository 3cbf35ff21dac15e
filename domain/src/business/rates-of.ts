import { defaultDollarsPerHour, type Rates } from '../estimating/price-rates.ts';
import type { BusinessSettings } from './settings.ts';

/** The rates of the price range, which counts with the first of the labor rates. */
export function ratesOf({
  priceRates,
  laborRates,
}: Pick<BusinessSettings, 'priceRates' | 'laborRates'>): Rates {
  return { ...priceRates, dollarsPerHour: laborRates[0]?.dollarsPerHour ?? defaultDollarsPerHour };
}
