import { moneyLineSchema } from '@welding/domain/money/money-line';
import { describe, expect, test } from 'vitest';
import { addLines } from './add-lines.ts';
import { changeLine, moveLine, removeLine, restoreLine } from './change-lines.ts';
import { fieldProblems } from './field-problems.ts';
import { liveTotals } from './live-totals.ts';
import {
  type LineValues,
  newLine,
  type PricedValues,
  pricedValues,
  readPrices,
  readPricesAndDeposit,
} from './priced-values.ts';
import { pricedVersions } from './priced-versions.ts';

const labor = { kind: 'labor', description: 'Weld', quantity: 2.5, unit: 'hour', unitPrice: 125 } as const;
const steel = { kind: 'material', description: 'Steel', quantity: 3, unitPrice: 19.99 } as const;
const stored = pricedValues({
  lines: [labor, steel],
  discount: { kind: 'amount', value: 10 },
  taxRate: 8.25,
  deposit: { kind: 'percent', value: 50 },
});

const line = (key: string, said: Partial<LineValues> = {}): LineValues => ({
  ...newLine('other', { description: key, unitPrice: '1' }),
  key,
  ...said,
});
const typed = (change: Partial<PricedValues>): PricedValues => ({ ...stored, ...change });

describe('what is typed', () => {
  test('comes back as it was stored', () => {
    expect(readPricesAndDeposit(stored)).toEqual({
      lines: [labor, steel],
      discount: { kind: 'amount', value: 10 },
      taxRate: 8.25,
      deposit: { kind: 'percent', value: 50 },
    });
    expect(pricedValues({ lines: [labor] })).toEqual(pricedValues({ lines: [labor] }));
  });

  test('is read as people write money and percent, and nothing typed is none', () => {
    const values = typed({
      lines: [line('a', { quantity: ' 1,000 ', unitPrice: '$1,250.50', unit: ' ft ' })],
      discount: { kind: 'percent', value: '5%' },
      taxRate: ' ',
      terms: '  ',
    });
    const read = readPrices(values);
    expect(read).toEqual({
      lines: [{ kind: 'other', description: 'a', quantity: 1000, unit: ' ft ', unitPrice: 1250.5 }],
      discount: { kind: 'percent', value: 5 },
    });
    expect(moneyLineSchema.parse(read.lines[0]).unit).toBe('ft');
  });

  test('leaves out lines that nobody wrote into, and keeps half written ones', () => {
    const lines = [newLine('labor'), line('half', { unitPrice: '' }), newLine('trip')];
    expect(readPrices(typed({ lines })).lines).toEqual([
      { kind: 'other', description: 'half', quantity: 1, unitPrice: Number.NaN },
    ]);
  });
});

describe('live totals', () => {
  test('are the domain’s, in cents', () => {
    const { totalCents, taxCents, depositCents, isWhole, byLine } = liveTotals(stored);
    // 312.50 and 59.97 less 10.00; tax of 8.25 % on 59.97 less 1.61, its part of the discount.
    expect({ totalCents, taxCents, depositCents, isWhole }).toEqual({
      totalCents: 36_728,
      taxCents: 481,
      depositCents: 18_364,
      isWhole: true,
    });
    expect([...byLine]).toEqual([
      ['stored-0', 31_250],
      ['stored-1', 5_997],
    ]);
  });

  test.each([
    ['a line without a price', { lines: [line('a', { unitPrice: '' }), line('b')] }],
    ['a price of a fraction of a cent', { lines: [line('a', { unitPrice: '1.005' }), line('b')] }],
    ['a quantity that is no number', { lines: [line('a', { quantity: '1 or 2' }), line('b')] }],
    ['a discount that is no number', { discount: { kind: 'percent', value: 'some' } }],
    ['a discount of a fraction of a cent', { discount: { kind: 'amount', value: '0.001' } }],
    ['a tax of minus one', { taxRate: '-1' }],
    ['a deposit above all', { deposit: { kind: 'percent', value: '101' } }],
  ] satisfies [string, Partial<PricedValues>][])('%s counts for nothing, and that is said', (_, change) => {
    const values = typed({
      lines: [line('b')],
      discount: { kind: 'percent', value: '' },
      taxRate: '',
      deposit: { kind: 'percent', value: '' },
      ...change,
    });
    expect(liveTotals(values)).toMatchObject({ totalCents: 100, depositCents: 0, isWhole: false });
  });
});

test('a problem stays with its line, whatever is left out before it', () => {
  const lines = [newLine('labor'), line('good'), line('bad', { quantity: 'x' })];
  const issues = [
    { path: ['lines', 1, 'quantity'], message: 'No quantity' },
    { path: ['lines', 1, 'quantity'], message: 'Said once' },
    { path: ['validUntil'], message: 'No day' },
    { path: [], message: 'Too large' },
  ];
  expect(fieldProblems(issues, { lines })).toEqual({
    'bad.quantity': 'No quantity',
    validUntil: 'No day',
    '': 'Too large',
  });
});

describe('lines', () => {
  const [a, b, c] = [line('a'), line('b'), line('c')];

  test('move by one place and stop at the ends', () => {
    expect(moveLine([a, b, c], 'b', 1)).toEqual([a, c, b]);
    expect(moveLine([a, b, c], 'b', -1)).toEqual([b, a, c]);
    expect(moveLine([a, b, c], 'a', -1)).toEqual([a, b, c]);
    expect(moveLine([a, b, c], 'c', 1)).toEqual([a, b, c]);
  });

  test('are changed, removed, and put back where they were, once', () => {
    expect(changeLine([a, b], 'b', { unit: 'ft' })).toEqual([a, { ...b, unit: 'ft' }]);
    expect(removeLine([a, b, c], 'b')).toEqual([a, c]);
    expect(restoreLine([a, c], b, 1)).toEqual([a, b, c]);
    expect(restoreLine([a, b, c], b, 1)).toEqual([a, b, c]);
    expect(restoreLine([], b, 1)).toEqual([b]);
  });

  test('of work come after what is written, and not twice', () => {
    const before = typed({ lines: [newLine('labor'), a] });
    const once = addLines(before, [labor, steel]);
    expect(readPrices(once).lines.map(({ description }) => description)).toEqual(['a', 'Weld', 'Steel']);
    expect(addLines(once, [labor, steel]).lines).toEqual(once.lines);
    expect(addLines(once, [{ ...labor, quantity: 3 }]).lines).toHaveLength(4);
  });
});

test('versions name what differs, line by line, and nothing else', () => {
  expect(pricedVersions(stored, stored)).toEqual([]);
  const mine = typed({ lines: stored.lines.slice(0, 1), discount: { kind: 'percent', value: '5' } });
  expect(pricedVersions(mine, stored)).toEqual([
    { label: 'Line 2', mine: '', theirs: 'Material: Steel, 3  at $19.99' },
    { label: 'Discount', mine: '5%', theirs: '$10.00' },
  ]);
});
