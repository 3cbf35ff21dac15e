import type { JobCost } from '@welding/domain/money/job-cost';
import { expect, test } from 'vitest';
import { isAtMost, unknownTexts, warningText } from './cost-words.ts';

const cost: JobCost = {
  agreed: 1_000,
  invoiced: 0,
  paid: 0,
  labor: 500,
  materials: 0,
  expenses: 91,
  profit: 409,
  margin: 0.409,
  earned: 1_000,
  salesTax: 0,
  hours: 12.5,
  planned: { hours: 10, labor: 400, materials: 0, profit: 600, margin: 0.6 },
  unknown: { lines: 0, hours: 0, laborLines: 0 },
};

test.each([
  ['loss', { profit: -40.5 }, 'This job is losing $40.50: it costs more than it brings in.'],
  ['cost', {}, 'This job earns less than planned. Its margin is down from 60% to 41%.'],
  ['hours', {}, 'This job has taken 12 h 30 min. Planned: 10 h.'],
] as const)('a warning of %s names its subject', (warning, fields, sentence) => {
  expect(warningText(warning, { ...cost, ...fields })).toBe(sentence);
});

test('unknown costs are listed, and make the profit an upper limit', () => {
  expect([unknownTexts(cost), isAtMost(cost)]).toEqual([[], false]);
  const unknown = { lines: 1, hours: 0.03, laborLines: 2 };
  const planned = { ...cost.planned, labor: null, profit: null, margin: null };
  expect(unknownTexts({ ...cost, unknown, planned })).toEqual([
    '1 line of the estimate has no cost in the price book.',
    'Counted as free: 2 min by people without an hourly rate.',
    '2 lines of labor are not sold by the hour.',
    'Nobody has an hourly rate yet, so there is no planned profit.',
  ]);
  expect(isAtMost({ ...cost, unknown })).toBe(true);
});
