import { expect, test } from 'vitest';
import { inSpanish } from '../../../tests/support/in-spanish.ts';
import type { Estimate } from '../entities/estimate.ts';
import type { Invoice } from '../entities/invoice.ts';
import type { MoneyLine } from '../entities/money-line.ts';
import { estimateRows, invoiceRows, quantityText, unitCode, unitText } from './total-rows.ts';

const lines: MoneyLine[] = [
  { kind: 'labor', description: 'Weld', quantity: 2, unitPrice: 100 },
  { kind: 'material', description: 'Angle', quantity: 1, unitPrice: 50 },
];
const id = 'b0b0b000-0000-4000-8000-000000000001';
const common = {
  id,
  clientId: id,
  projectId: id,
  onPortal: true,
  lines,
  createdAt: '2027-03-09T15:20:00.000Z',
};
const estimate: Estimate = {
  ...common,
  number: 'E-1001',
  version: 1,
  status: 'sent',
  total: 250,
  depositAmount: 0,
  validUntil: '2027-04-08',
  atHome: false,
  homeRepair: false,
  questions: [],
  followedUpAt: [],
  awaitsAnswer: false,
};
const invoice: Invoice = {
  ...common,
  number: 'INV-1001',
  status: 'open',
  total: 250,
  credited: 0,
  paid: 0,
  balance: 250,
  dueDate: '2027-04-08',
  credits: [],
};
const pairs = (rows: readonly { label: string; cents: number }[]) =>
  rows.map(({ label, cents }) => [label, cents]);

test('a plain estimate shows only its total', () => {
  expect(pairs(estimateRows(estimate))).toEqual([['Total', 25_000]]);
});

test('discount and tax come before the total and add up, then materials and deposit', () => {
  const rows = estimateRows({
    ...estimate,
    discount: { kind: 'percent', value: 10 },
    taxRate: 10.25,
    deposit: { kind: 'percent', value: 50 },
    homeRepair: true,
  });
  expect(pairs(rows)).toEqual([
    ['Subtotal', 25_000],
    ['Discount 10%', -2_500],
    ['Sales tax 10.25%', 461],
    ['Total', 22_961],
    ['Parts and materials in it', 5_000],
    ['Deposit on approval 50%', 11_481],
  ]);
});

test('an invoice’s strong row is its balance after credit notes and payments', () => {
  const credits = [{ number: 'CN-1', amount: 50, reason: 'One angle less', at: invoice.createdAt }];
  const rows = invoiceRows({ ...invoice, credits, credited: 50, paid: 120.5, balance: 79.5 });
  expect(pairs(rows)).toEqual([
    ['Total', 25_000],
    ['Credit note CN-1', -5_000],
    ['Paid', -12_050],
    ['Balance due', 7_950],
  ]);
  expect(rows.filter(({ strong }) => strong).map(({ label }) => label)).toEqual(['Balance due']);
});

test.each([
  [1, 'hour', '1 hour'],
  [2.5, 'hour', '2.5 hours'],
  [12, 'ft', '12 ft'],
  [3, undefined, '3'],
])('%s of %s are %s', (quantity, unit, text) => {
  expect(quantityText({ quantity, unit })).toBe(text);
});

test('a stored English unit is shown in Spanish, and an unknown one as typed', () => {
  inSpanish(() => {
    expect([unitText('hour'), unitText('each', 2), unitText('sq ft', 3), unitText('lb', 2)]).toEqual([
      'hora',
      'unidades',
      'pies cuadrados',
      'lb',
    ]);
  });
});

test('a unit typed in either language is stored in English', () => {
  const codes = (typed: readonly string[]) => typed.map((unit) => unitCode(unit));
  expect(codes(['hour', 'Hours', 'miles', 'ft', 'coil'])).toEqual(['hour', 'hour', 'mile', 'ft', 'coil']);
  inSpanish(() => {
    const typed = ['Hora', 'horas', 'dia', 'pies', 'pie cubico', 'hour', 'rollo', ''];
    expect(codes(typed)).toEqual(['hour', 'hour', 'day', 'ft', 'cu ft', 'hour', 'rollo', '']);
    for (const unit of ['hour', 'day', 'piece', 'trip', 'mile', 'job', 'each', 'ft', 'sq ft', 'cu ft'])
      expect(unitCode(unitText(unit))).toBe(unit);
  });
});
