import { defaultDollarsPerHour, type Rates } from '../estimating/price-rates.ts';
import type { BusinessSettings } from './settings.ts';

/** The rates for the price range, with the first labor rate as the hourly price. */
export function ratesOf({
  priceRates,
  laborRates,
}: Pick<BusinessSettings, 'priceRates' | 'laborRates'>): Rates {
  return { ...priceRates, dollarsPerHour: laborRates[0]?.dollarsPerHour ?? defaultDollarsPerHour };
}
