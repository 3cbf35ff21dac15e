import { centsToDollars, dollarsToCents } from '../values/money.ts';
import { shareOfCents } from '../values/share-of-cents.ts';
import type { MoneyLine } from './money-line.ts';

/** A part of an amount: so many percent of it, at most three decimals, or so many dollars. */
export type MoneyShare =
  | { readonly kind: 'percent'; readonly value: number }
  | { readonly kind: 'amount'; readonly value: number };

/** What an estimate or an invoice is added up from. */
export type Priced = {
  readonly lines: readonly MoneyLine[];
  readonly discount?: MoneyShare | undefined;
  /** Sales tax in percent, at most three decimals. */
  readonly taxRate?: number | undefined;
  readonly deposit?: MoneyShare | undefined;
};

/** All in whole cents. */
export type Totals = {
  /** One for each line, in their order. */
  readonly lineCents: readonly number[];
  readonly subtotalCents: number;
  readonly discountCents: number;
  /** What sales tax is on: the taxable lines less their part of the discount. */
  readonly taxableCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  /** Asked for before the work. */
  readonly depositCents: number;
  /** Parts and materials, which a contract for home repair names. */
  readonly materialCents: number;
};

/** Hundredths of a quantity, thousandths of a percent: the decimals that people may type are whole numbers there. */
const hundredths = (quantity: number) => Math.round(quantity * 100);
const thousandths = (percent: number) => Math.round(percent * 1000);

/**
 * Adds up lines, discount, sales tax and deposit. The discount is taken from the taxable lines in proportion, and a discount
 * or deposit of more than there is takes all of it.
 */
export function totalsOf({ lines, discount, taxRate = 0, deposit }: Priced): Totals {
  const lineCents = lines.map(({ quantity, unitPrice }) =>
    shareOfCents(dollarsToCents(unitPrice), hundredths(quantity), 100),
  );
  const sumWhere = (counts: (line: MoneyLine) => boolean) =>
    lines.reduce((sum, line, index) => sum + (counts(line) ? (lineCents[index] ?? 0) : 0), 0);
  const subtotalCents = sumWhere(() => true);
  const discountCents = centsOfShare(discount, subtotalCents);
  const taxedCents = sumWhere(isTaxable);
  const taxedDiscount = discountCents === 0 ? 0 : shareOfCents(discountCents, taxedCents, subtotalCents);
  const taxableCents = taxedCents - taxedDiscount;
  const taxCents = shareOfCents(taxableCents, thousandths(taxRate), 100_000);
  const totalCents = subtotalCents - discountCents + taxCents;
  return {
    lineCents,
    subtotalCents,
    discountCents,
    taxableCents,
    taxCents,
    totalCents,
    depositCents: centsOfShare(deposit, totalCents),
    materialCents: sumWhere(({ kind }) => kind === 'material'),
  };
}

/** Dollars of what an estimate or an invoice comes to. */
export function totalDollars(priced: Priced): number {
  return centsToDollars(totalsOf(priced).totalCents);
}

export function isTaxable({ kind, taxable }: Pick<MoneyLine, 'kind' | 'taxable'>): boolean {
  return taxable ?? kind === 'material';
}

function centsOfShare(share: MoneyShare | undefined, ofCents: number): number {
  // Nothing is taken off, and no deposit asked for, where the whole takes off.
  if (!share || ofCents < 0) return 0;
  if (share.kind === 'amount') return Math.min(dollarsToCents(share.value), ofCents);
  return Math.min(shareOfCents(ofCents, thousandths(share.value), 100_000), ofCents);
}
