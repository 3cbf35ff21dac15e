import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsToDollars } from '../values/money.ts';
import { lineKinds, type MoneyLine } from './money-line.ts';
import { type MoneyShare, shareOfCents, totalsOf } from './totals.ts';

const line = (fields: Partial<MoneyLine>): MoneyLine => ({
  kind: 'other',
  description: 'Work',
  quantity: 1,
  unitPrice: 0,
  ...fields,
});

const anyLine: fc.Arbitrary<MoneyLine> = fc.record({
  kind: fc.constantFrom(...lineKinds),
  description: fc.constant('Work'),
  quantity: fc.integer({ min: 1, max: 9_999_999 }).map((hundredths) => hundredths / 100),
  unitPrice: fc.integer({ min: 0, max: 500_000 }).map(centsToDollars),
  taxable: fc.constantFrom(undefined, true, false),
});
const anyShare: fc.Arbitrary<MoneyShare | undefined> = fc.option(
  fc.oneof(
    fc.record({
      kind: fc.constant('percent' as const),
      value: fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000),
    }),
    fc.record({
      kind: fc.constant('amount' as const),
      value: fc.integer({ min: 0, max: 90_000_000 }).map(centsToDollars),
    }),
  ),
  { nil: undefined },
);
const anyPriced = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 30 }),
  discount: anyShare,
  taxRate: fc.option(
    fc.integer({ min: 0, max: 30_000 }).map((thousandths) => thousandths / 1000),
    { nil: undefined },
  ),
  deposit: anyShare,
});

describe('a share of cents', () => {
  test('is exact, rounded half away from zero, as decimal arithmetic gives it', () => {
    expect(shareOfCents(1, 1, 2)).toBe(1);
    expect(shareOfCents(-1, 1, 2)).toBe(-1);
    expect(shareOfCents(333, 1, 3)).toBe(111);
    expect(shareOfCents(9_999_999_999, 9_999_999, 100)).toBe(999_999_899_900_000);
    expect(() => shareOfCents(0.5, 1, 2)).toThrow(RangeError);
    expect(() => shareOfCents(1, 1, 0)).toThrow(RangeError);
  });

  test('is at most half a cent from the exact value', () => {
    const cents = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 });
    fc.assert(
      fc.property(cents, fc.nat(100_000), fc.integer({ min: 1, max: 100_000 }), (amount, part, whole) => {
        const share = BigInt(shareOfCents(amount, part, whole));
        const off = 2n * (BigInt(amount) * BigInt(part) - share * BigInt(whole));
        expect((off < 0n ? -off : off) <= BigInt(whole)).toBe(true);
      }),
    );
  });
});

describe('totals', () => {
  test('of hours, material, a discount, sales tax and a deposit', () => {
    const totals = totalsOf({
      lines: [
        line({ kind: 'labor', quantity: 3.5, unitPrice: 125 }),
        line({ kind: 'material', quantity: 12.25, unitPrice: 8.99 }),
        line({ kind: 'trip', unitPrice: 75 }),
      ],
      discount: { kind: 'percent', value: 10 },
      taxRate: 10.25,
      deposit: { kind: 'percent', value: 50 },
    });
    // 437.50 + 110.13 + 75.00 = 622.63, less 62.26; tax on 110.13 - 11.01.
    expect(totals).toEqual({
      lineCents: [43_750, 11_013, 7_500],
      subtotalCents: 62_263,
      discountCents: 6_226,
      taxableCents: 9_912,
      taxCents: 1_016,
      totalCents: 57_053,
      includedTaxCents: [0, 0, 0],
      salesTaxCents: 1_016,
      depositCents: 28_527,
      materialCents: 11_013,
    });
  });

  test('tax each line by its own setting', () => {
    const taxRate = 10;
    const labor = line({ kind: 'labor', unitPrice: 100 });
    expect(totalsOf({ lines: [labor], taxRate }).taxCents).toBe(0);
    expect(totalsOf({ lines: [{ ...labor, taxable: true }], taxRate }).taxCents).toBe(1_000);
    const material = line({ kind: 'material', unitPrice: 100, taxable: false });
    expect(totalsOf({ lines: [material], taxRate }).taxCents).toBe(0);
  });

  test.each([
    ['as it was written', {}, undefined, 5_000],
    ['half of its price', { unitPrice: 275 }, undefined, 2_500],
    ['half of its quantity', { quantity: 0.5 }, undefined, 2_500],
    ['less a discount', {}, { kind: 'amount', value: 55 } as const, 4_500],
    ['taxed on top instead', { taxable: true }, undefined, 0],
  ])('a price includes sales tax: %s', (_, change, discount, includedCents) => {
    const lines = [line({ unitPrice: 550, includedTax: { tax: 50, of: 550 }, ...change })];
    const { includedTaxCents, salesTaxCents, taxCents, totalCents } = totalsOf({ lines, discount });
    expect([includedTaxCents, salesTaxCents, taxCents]).toEqual([[includedCents], includedCents, 0]);
    expect(totalCents).toBe(
      totalsOf({ lines: lines.map(({ includedTax: __, ...plain }) => plain), discount }).totalCents,
    );
  });

  test('always add up, and no part is negative or more than its whole', () => {
    fc.assert(
      fc.property(anyPriced, (priced) => {
        const totals = totalsOf(priced);
        const sum = totals.lineCents.reduce((all, cents) => all + cents, 0);
        expect(totals.subtotalCents).toBe(sum);
        expect(totals.totalCents).toBe(sum - totals.discountCents + totals.taxCents);
        for (const [part, whole] of [
          [totals.discountCents, sum],
          [totals.taxableCents, sum],
          [totals.materialCents, sum],
          [totals.depositCents, totals.totalCents],
        ] as const) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(whole);
        }
        expect(Object.values(totals).flat().every(Number.isSafeInteger)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(anyPriced, (priced) => {
        const { lineCents: _, includedTaxCents: ___, ...totals } = totalsOf(priced);
        const {
          lineCents: __,
          includedTaxCents: ____,
          ...backwards
        } = totalsOf({ ...priced, lines: priced.lines.toReversed() });
        expect(backwards).toEqual(totals);
      }),
    );
  });
});
