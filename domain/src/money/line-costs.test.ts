import { expect, test } from 'vitest';
import type { MoneyLine } from '../entities/money-line.ts';
import { materialsCost, plannedHours } from './line-costs.ts';

const plate = 'b00c0000-0000-4000-8000-000000000001';
const line = (fields: Partial<MoneyLine>): MoneyLine => ({
  kind: 'material',
  description: 'Plate',
  quantity: 1,
  unitPrice: 20,
  priceBookId: plate,
  ...fields,
});
const costOf = (id: string) => (id === plate ? 12.35 : undefined);

test.each<[string, MoneyLine[], number, number]>([
  ['a quantity with a fraction, to the cent', [line({ quantity: 2.5 })], 3088, 0],
  ['a line that takes off', [line({ quantity: 3 }), line({ unitPrice: -20 })], 2470, 0],
  ['a trip of the book', [line({ kind: 'trip' })], 1235, 0],
  ['hours, which are paid elsewhere', [line({ kind: 'labor' }), line({ kind: 'after_hours' })], 0, 0],
  ['a typed line', [line({ priceBookId: undefined }), line({})], 1235, 1],
  ['an entry without a cost', [line({ priceBookId: plate.replace('b', 'c') })], 0, 1],
])('%s', (_, lines, cents, unknownLines) => {
  expect(materialsCost(lines, costOf)).toEqual({ cents, unknownLines });
});

const labor = { kind: 'labor', description: 'Weld', quantity: 2.5, unitPrice: 120 } as const;

test.each(['hour', 'hours', 'Hr.', 'hora', 'Horas', '', undefined])(
  'labor by %j has planned hours',
  (unit) => {
    expect(plannedHours([{ ...labor, unit }])).toEqual({ hundredths: 250, unknownLines: 0 });
  },
);

test.each(['day', 'día', 'job'])('labor by the %s has unknown hours', (unit) => {
  expect(plannedHours([{ ...labor, unit }])).toEqual({ hundredths: 0, unknownLines: 1 });
});
