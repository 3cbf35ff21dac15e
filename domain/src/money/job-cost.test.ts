import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPayment, aProject } from '../../../tests/support/entities.ts';
import { anEstimate, anInvoice } from '../../../tests/support/money-entities.ts';
import type { Expense } from '../entities/expense.ts';
import type { MoneyLine } from '../entities/money-line.ts';
import { centsToDollars } from '../values/money.ts';
import { type JobRecords, jobCost, marginWarning } from './job-cost.ts';

function anExpense(amount: number, removed = false): Expense {
  return {
    id: 'e4950000-0000-4000-8000-000000000001',
    projectId: aProject().id,
    amount,
    what: 'Tube',
    paidOn: '2026-11-02',
    authorId: 'wes',
    authorName: 'Wes',
    removed,
    createdAt: '2026-11-02T12:00:00.000Z',
  };
}

const labor = (quantity: number, unitPrice = 100): MoneyLine => ({
  kind: 'labor',
  description: 'Weld',
  quantity,
  unit: 'hour',
  unitPrice,
});
const approved = (lines: MoneyLine[], fields = {}) => anEstimate({ status: 'approved', lines, ...fields });
const hours = (minutes: number, rate = 4_000) => ({ welderId: 'wes', minutes, rate });
const unpaid = (minutes: number) => ({ welderId: 'wes', minutes, rate: undefined });

const costOf = (records: Partial<JobRecords> = {}) =>
  jobCost({
    project: aProject({ status: 'in_progress' }),
    estimates: [],
    invoices: [],
    payments: [],
    materials: { cents: 0, unknownLines: 0 },
    expenses: [],
    work: [],
    hourCents: undefined,
    ...records,
  });

describe('earnings of a job', () => {
  test('are the agreed amount less hours, materials and expenses while it runs', () => {
    const cost = costOf({
      project: aProject({ status: 'in_progress', agreedTotal: 1_250 }),
      estimates: [approved([labor(10, 125)]), anEstimate({ lines: [labor(99)] })],
      invoices: [anInvoice({ lines: [labor(3)] })],
      payments: [aPayment({ amount: 300 })],
      materials: { cents: 11_800, unknownLines: 0 },
      expenses: [anExpense(61.4), anExpense(500, true)],
      work: [hours(330), hours(45, 5_000)],
      hourCents: 4_500,
    });
    expect(cost).toEqual({
      agreed: 1_250,
      invoiced: 300,
      paid: 300,
      labor: 257.5,
      materials: 118,
      expenses: 61.4,
      profit: 813.1,
      margin: 0.65048,
      earned: 1_250,
      salesTax: 0,
      hours: 6.25,
      planned: { hours: 10, labor: 450, materials: 118, profit: 682, margin: 0.5456 },
      unknown: { lines: 0, hours: 0, laborLines: 0 },
    });
  });

  test('are the invoiced amount once it is completed, without sales tax', () => {
    const steel: MoneyLine = { kind: 'material', description: 'Steel', quantity: 1, unitPrice: 200 };
    const project = aProject({ status: 'completed', agreedTotal: 1_000, finalCost: 420 });
    const estimates = [approved([labor(10)])];
    const invoices = [anInvoice({ lines: [steel, labor(2)], taxRate: 10, credited: 210 })];
    expect(costOf({ project, estimates, invoices })).toMatchObject({
      invoiced: 210,
      salesTax: 10,
      earned: 200,
    });
    const agreed = [approved([steel], { taxRate: 10 })];
    const running = aProject({ status: 'in_progress', agreedTotal: 220 });
    expect(costOf({ project: running, estimates: agreed })).toMatchObject({
      agreed: 220,
      salesTax: 20,
      profit: 200,
      margin: 1,
    });
  });

  test('exclude the sales tax included in a line’s price', () => {
    const steel: MoneyLine = { kind: 'material', description: 'Steel', quantity: 1, unitPrice: 500 };
    const project = aProject({ status: 'completed', agreedTotal: 1_100 });
    const half = anInvoice({ lines: [steel], taxRate: 10 });
    const rest = { ...steel, taxable: false, unitPrice: 550, includedTax: { tax: 50, of: 550 } };
    const invoices = [half, anInvoice({ lines: [rest] })];
    expect(costOf({ project, invoices })).toMatchObject({ invoiced: 1_100, salesTax: 100, earned: 1_000 });
    const credited = [half, anInvoice({ lines: [rest], credited: 110 })];
    expect(costOf({ project, invoices: credited })).toMatchObject({ salesTax: 90, earned: 900 });
  });

  test('fall by what a refund took off the bill, with its sales tax, while it runs', () => {
    const steel = (unitPrice: number): MoneyLine => {
      return { kind: 'material', description: 'Steel', quantity: 1, unitPrice };
    };
    const project = aProject({ status: 'in_progress', agreedTotal: 1_100 });
    const costs = {
      project,
      estimates: [approved([steel(1_000)], { taxRate: 10 })],
      materials: { cents: 40_000, unknownLines: 0 },
      hourCents: 4_000,
    };
    const half = (fields = {}) => anInvoice({ lines: [steel(500)], taxRate: 10, ...fields });
    for (const invoices of [[half({ credited: 110 })], [half({ credited: 110 }), half()]]) {
      const cost = costOf({ ...costs, invoices });
      expect(cost).toMatchObject({ earned: 900, salesTax: 90, profit: 500, planned: { profit: 600 } });
    }
    expect(costOf({ ...costs, invoices: [half({ credited: 110, status: 'void' })] }).earned).toBe(1_000);
  });

  test('are the estimated cost without an estimate or invoice, and zero for a cancelled job', () => {
    const project = aProject({ status: 'pending', estimatedCost: 500 });
    expect(costOf({ project })).toMatchObject({ agreed: 0, earned: 500, profit: 500 });
    const cancelled = aProject({ status: 'cancelled', estimatedCost: 500 });
    const cost = costOf({ project: cancelled, expenses: [anExpense(20)] });
    expect(cost).toMatchObject({ earned: 0, profit: -20, margin: 0 });
  });

  test('report the lines and hours of unknown cost', () => {
    const foot: MoneyLine = { ...labor(20, 12), unit: 'ft' };
    const cost = costOf({
      estimates: [approved([foot, labor(2)])],
      materials: { cents: 0, unknownLines: 3 },
      work: [unpaid(90), hours(60)],
    });
    expect(cost.unknown).toEqual({ lines: 3, hours: 1.5, laborLines: 1 });
    expect(cost.planned).toMatchObject({ hours: 2, labor: null, profit: null, margin: null });
  });

  test('are exact to the cent for any hours, purchases and expenses', () => {
    const cents = fc.integer({ min: 0, max: 9_999_999 });
    const time = fc.record({
      minutes: fc.integer({ min: 0, max: 1_440 }),
      rate: fc.option(cents, { nil: undefined }),
    });
    fc.assert(
      fc.property(
        fc.array(time, { maxLength: 30 }),
        fc.array(fc.tuple(cents, fc.boolean()), { maxLength: 20 }),
        cents,
        fc.array(cents, { maxLength: 8 }),
        (times, spent, materials, agreed) => {
          const cost = costOf({
            estimates: agreed.map((one) => approved([labor(1, centsToDollars(one))])),
            materials: { cents: materials, unknownLines: 0 },
            expenses: spent.map(([amount, removed]) => anExpense(centsToDollars(amount), removed)),
            work: times.map((one) => ({ welderId: 'wes', ...one })),
          });
          // In sixtieths of a cent, which are whole.
          let sixtieths = 0n;
          for (const { minutes, rate } of times) sixtieths += BigInt(minutes) * BigInt(rate ?? 0);
          const laborCents = Number((sixtieths + 30n) / 60n);
          const spentCents = spent.reduce((sum, [amount, removed]) => (removed ? sum : sum + amount), 0);
          const agreedSum = agreed.reduce((sum, one) => sum + one, 0);
          const profit = (agreedSum || cost.earned * 100) - laborCents - materials - spentCents;
          expect(Math.round(cost.labor * 100)).toBe(laborCents);
          expect(Math.round(cost.expenses * 100)).toBe(spentCents);
          expect(Math.round(cost.profit * 100)).toBe(Math.round(profit));
          if (cost.earned > 0)
            expect(cost.margin).toBe(Math.round(cost.profit * 100) / Math.round(cost.earned * 100));
        },
      ),
    );
  });
});

describe('planned hours', () => {
  const night = (unitPrice: number): MoneyLine => ({ ...labor(2, unitPrice), kind: 'after_hours' });
  test.each([
    ['labor by the hour, a change order taken off', [[labor(4)], [labor(1.5, -100)]], 2.5],
    ['labor without a unit', [[{ ...labor(3), unit: undefined }]], 3],
    ['a surcharge on the same hours', [[labor(4), night(50)]], 4],
    ['hours at night besides those by day', [[labor(4), night(150)]], 6],
    ['hours at night alone', [[night(150)]], 2],
  ])('of %s', (_, estimates, planned) => {
    expect(costOf({ estimates: estimates.map((lines) => approved(lines)) }).planned.hours).toBe(planned);
  });
});

describe('a warning', () => {
  const project = aProject({ status: 'in_progress', agreedTotal: 1_000 });
  const estimates = [approved([labor(10)])];
  test.each([
    ['none within the plan', { work: [hours(600)] }, undefined],
    ['of a loss', { expenses: [anExpense(1_001)] }, 'loss'],
    [
      'none up to five points or $50 below plan',
      { work: [hours(600)], expenses: [anExpense(50)] },
      undefined,
    ],
    ['that it earns over $50 less than planned', { work: [hours(600)], expenses: [anExpense(51)] }, 'cost'],
    [
      'that a small job is over five points below plan',
      { estimates: [approved([labor(2)])], work: [hours(120)], expenses: [anExpense(12)] },
      'cost',
    ],
    [
      'none where no cost was planned',
      { estimates: [approved([{ ...labor(1, 1_000), unit: 'gate' }])], expenses: [anExpense(100)] },
      undefined,
    ],
    ['that it takes longer, where no rate is known', { work: [unpaid(601)], hourCents: undefined }, 'hours'],
    [
      'none once it is over',
      { project: { ...project, status: 'completed' }, expenses: [anExpense(2_000)] },
      undefined,
    ],
  ])('%s', (_, records, warning) => {
    const all = { project, estimates, hourCents: 4_000, ...records };
    expect(marginWarning(all.project, costOf(all))).toBe(warning);
  });
});
