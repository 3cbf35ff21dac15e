import type { MoneyLine } from '../entities/money-line.ts';
import { dollarsToCents } from '../values/money.ts';
import { shareOfCents } from '../values/share-of-cents.ts';

/** What the materials of lines cost us. */
export type MaterialsCost = {
  readonly cents: number;
  /** Lines of which nobody knows what they cost: typed ones, and those of entries without a cost. */
  readonly unknownLines: number;
};

/** Whether a line costs something besides hours, which are paid by the hour. */
export function isMaterials({ kind }: Pick<MoneyLine, 'kind'>): boolean {
  return kind !== 'labor' && kind !== 'after_hours';
}

/**
 * Adds up what lines cost us; one that takes off saves its cost.
 * @param costOf dollars for one unit of an entry of the price book, undefined where nobody said
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
