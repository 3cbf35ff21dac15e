import { expect, test } from 'vitest';
import { type LineValues, liveTotals, newLine, type PaperValues, paperValues } from './paper-values.ts';

const line = (said: Partial<LineValues> = {}): LineValues =>
  newLine('other', { description: 'a', unitPrice: 1, ...said });

test('match the domain’s, in cents, line by line', () => {
  const labor = { kind: 'labor', description: 'Weld', quantity: 2.5, unitPrice: 125 } as const;
  const steel = { kind: 'material', description: 'Steel', quantity: 3, unitPrice: 19.99 } as const;
  const values = paperValues({
    lines: [labor, steel],
    discount: { kind: 'amount', value: 10 },
    taxRate: 8.25,
    deposit: { kind: 'percent', value: 50 },
  });
  const { lines } = values;
  const unfinished = newLine('trip');
  // 312.50 and 59.97 less 10.00; tax of 8.25 % on 59.97 less 1.61, its part of the discount.
  expect(liveTotals({ ...values, lines: [unfinished, ...lines] })).toMatchObject({
    totalCents: 36_728,
    taxCents: 481,
    depositCents: 18_364,
    isWhole: true,
    byLine: [undefined, 31_250, 5_997],
  });
});

test.each([
  ['a line without a price', { lines: [line({ unitPrice: undefined }), line()] }],
  ['a price of a fraction of a cent', { lines: [line({ unitPrice: 1.005 }), line()] }],
  ['a quantity that is none', { lines: [line({ quantity: Number.NaN }), line()] }],
  ['a discount that is none', { discount: { kind: 'percent', value: Number.NaN } }],
  ['a discount of a fraction of a cent', { discount: { kind: 'amount', value: 0.001 } }],
  ['a tax of minus one', { taxRate: -1 }],
  ['a deposit above all', { deposit: { kind: 'percent', value: 101 } }],
] satisfies [string, Partial<PaperValues>][])('%s does not count, and the form says so', (_, change) => {
  const values = { ...paperValues({ lines: [] }), lines: [line()], ...change };
  expect(liveTotals(values)).toMatchObject({ totalCents: 100, depositCents: 0, isWhole: false });
});
