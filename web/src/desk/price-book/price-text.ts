import type { PriceEntry } from '@welding/domain/entities/price-entry';
import { unitText } from '@welding/domain/money/total-rows';
import { formatDollars } from '@welding/domain/values/money';
import { priceBookTexts } from './price-book-texts.ts';

/** What one unit is charged at: $6.50 per lb. */
export function priceText({ unitPrice, unit }: Pick<PriceEntry, 'unitPrice' | 'unit'>): string {
  const price = formatDollars(unitPrice);
  return unit ? priceBookTexts().perUnit(price, unitText(unit)) : price;
}
