import type { PriceEntry } from '@welding/domain/entities/price-entry';
import { formatDollars } from '@welding/domain/values/money';

/** What one unit is charged at: $6.50 per lb. */
export function priceText({ unitPrice, unit }: Pick<PriceEntry, 'unitPrice' | 'unit'>): string {
  return `${formatDollars(unitPrice)}${unit ? ` per ${unit}` : ''}`;
}
