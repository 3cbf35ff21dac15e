import type { PriceEntry } from '@welding/domain/entities/price-entry';
import { unitText } from '@welding/domain/money/total-rows';
import { formatDollars } from '@welding/domain/values/money';
import { priceTexts } from './price-texts.ts';

/** What one unit is charged at: $6.50 per lb. */
export function priceText({ unitPrice, unit }: Pick<PriceEntry, 'unitPrice' | 'unit'>): string {
  const price = formatDollars(unitPrice);
  return unit ? priceTexts().perUnit(price, unitText(unit)) : price;
}
