import { centsToDollars, dollarsToCents } from '../values/money.ts';
import type { unknownCode } from '../values/stored-fields.ts';
import type { MoneyLine } from './money-line.ts';

/** A share of an amount: a percentage with at most three decimals, or dollars. */
export type MoneyShare =
  | { readonly kind: 'percent'; readonly value: number }
  | { readonly kind: 'amount'; readonly value: number };

/** A share of a kind that only a later release knows counts as none. */
export type StoredShare = {
  readonly kind: MoneyShare['kind'] | typeof unknownCode;
  readonly value: number;
};

/** The share that a form can show; undefined for one of an unknown kind. */
export function knownShare(share: StoredShare | undefined): MoneyShare | undefined {
  if (!share || share.kind === 'other') return undefined;
  return { kind: share.kind, value: share.value };
}

export type Priced = {
  readonly lines: readonly MoneyLine[];
  readonly discount?: StoredShare | undefined;
  /** In percent, at most three decimals. */
  readonly taxRate?: number | undefined;
  readonly deposit?: StoredShare | undefined;
};

/** In whole cents. */
export type Totals = {
  readonly lineCents: readonly number[];
  readonly subtotalCents: number;
  readonly discountCents: number;
  /** The taxable lines less their share of the discount. */
  readonly taxableCents: number;
  readonly taxCents: number;
  /** The sales tax in each line's price, less its share of the discount. */
  readonly includedTaxCents: readonly number[];
  /** All sales tax in the total, on top of the lines and in their prices. */
  readonly salesTaxCents: number;
  readonly totalCents: number;
  /** Due before the work. */
  readonly depositCents: number;
  /** Parts and materials, which a home repair contract must state. */
  readonly materialCents: number;
};

/** Quantities in hundredths and percentages in thousandths, the allowed decimals, are whole numbers. */
const hundredths = (quantity: number) => Math.round(quantity * 100);
const thousandths = (percent: number) => Math.round(percent * 1000);

/**
 * Adds up lines, discount, sales tax and deposit. The discount applies to taxable lines in proportion. Discount and deposit are
 * capped at the total.
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
  const includedTaxCents = lines.map((line, index) => {
    if (!line.includedTax || isTaxable(line)) return 0;
    const { tax, of } = line.includedTax;
    const cents = shareOfCents(lineCents[index] ?? 0, dollarsToCents(tax), dollarsToCents(of));
    return discountCents === 0 ? cents : shareOfCents(cents, subtotalCents - discountCents, subtotalCents);
  });
  return {
    lineCents,
    subtotalCents,
    discountCents,
    taxableCents,
    taxCents,
    includedTaxCents,
    salesTaxCents: includedTaxCents.reduce((sum, cents) => sum + cents, taxCents),
    totalCents,
    depositCents: centsOfShare(deposit, totalCents),
    materialCents: sumWhere(({ kind }) => kind === 'material'),
  };
}

export function totalDollars(priced: Priced): number {
  return centsToDollars(totalsOf(priced).totalCents);
}

/** Whether a paper asks sales tax, on top of its lines or in their prices, or would for a taxable line. */
export function asksTax(priced: Priced): boolean {
  return (priced.taxRate ?? 0) > 0 || totalsOf(priced).salesTaxCents !== 0;
}

/** A paper without sales tax, neither on top of its lines nor in their prices, for a client who became exempt. */
export function withoutTax<Paper extends Priced & { readonly total: number }>(paper: Paper): Paper {
  if (!asksTax(paper)) return paper;
  const { lineCents, includedTaxCents } = totalsOf(paper);
  const lines = paper.lines.map((line, index) => {
    const [cents = 0, tax = 0] = [lineCents[index], includedTaxCents[index]];
    if (tax === 0) return line;
    return {
      ...line,
      quantity: 1,
      unit: undefined,
      unitPrice: centsToDollars(cents - tax),
      includedTax: undefined,
    };
  });
  const plain = { ...paper, lines, taxRate: undefined };
  return { ...plain, total: totalDollars(plain) };
}

export function isTaxable({ kind, taxable }: Pick<MoneyLine, 'kind' | 'taxable'>): boolean {
  return taxable ?? kind === 'material';
}

function centsOfShare(share: StoredShare | undefined, ofCents: number): number {
  // A negative total has no discount or deposit.
  if (!share || share.kind === 'other' || ofCents < 0) return 0;
  if (share.kind === 'amount') return Math.min(dollarsToCents(share.value), ofCents);
  return Math.min(shareOfCents(ofCents, thousandths(share.value), 100_000), ofCents);
}

/**
 * `cents` × `numerator` / `denominator` in whole cents; half a cent rounds away from zero. The only place that rounds money;
 * exact for large factors.
 * @throws RangeError for non-integers, or a denominator below 1
 */
export function shareOfCents(cents: number, numerator: number, denominator: number): number {
  if (![cents, numerator, denominator].every(Number.isSafeInteger) || denominator < 1) {
    throw new RangeError(`No share in whole numbers: ${cents} * ${numerator} / ${denominator}`);
  }
  const product = BigInt(cents) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const half = product < 0n ? -divisor : divisor;
  return Number((2n * product + half) / (2n * divisor));
}
