import type { MoneyLine } from '../entities/money-line.ts';
import { dollarsToCents } from '../values/money.ts';
import { shareOfCents } from '../values/share-of-cents.ts';

export type MaterialsCost = {
  readonly cents: number;
  /** Lines with unknown cost: typed ones, and entries without a cost. */
  readonly unknownLines: number;
};

/** Whether a line has a cost other than hours. */
export function isMaterials({ kind }: Pick<MoneyLine, 'kind'>): boolean {
  return kind !== 'labor' && kind !== 'after_hours';
}

/**
 * Our cost of the lines. Negative lines reduce it.
 * @param costOf dollars per unit of a price book entry, undefined if unknown
 */
export function materialsCost(
  lines: readonly MoneyLine[],
  costOf: (priceBookId: string) => number | undefined,
): MaterialsCost {
  let cents = 0;
  let unknownLines = 0;
  for (const { priceBookId, quantity, unitPrice } of lines.filter(isMaterials)) {
    const cost = priceBookId === undefined ? undefined : costOf(priceBookId);
    if (cost === undefined) {
      unknownLines += 1;
      continue;
    }
    const lineCents = shareOfCents(dollarsToCents(cost), Math.round(quantity * 100), 100);
    cents += unitPrice < 0 ? -lineCents : lineCents;
  }
  return { cents, unknownLines };
}
