import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aProject } from '../../../tests/support/entities.ts';
import { type EarnedJob, earnedByService, earnedByWelder } from './earnings.ts';
import { jobCost } from './job-cost.ts';

const blank = jobCost({
  project: aProject(),
  estimates: [],
  invoices: [],
  payments: [],
  materials: { cents: 0, unknownLines: 0 },
  expenses: [],
  work: [],
  hourCents: undefined,
});

function aJob(
  profit: number,
  minutes: readonly number[],
  serviceType: EarnedJob['serviceType'] = 'other',
): EarnedJob {
  return {
    projectId: randomUUID(),
    title: 'Gate',
    serviceType,
    status: 'completed',
    cost: { ...blank, earned: 1_000, profit },
    welders: minutes.map((each, index) => ({ id: `w${index}`, name: `Welder ${index}`, minutes: each })),
  };
}

test('adds up the jobs of each service, the highest earnings first', () => {
  const jobs = [aJob(100, [], 'aluminum'), aJob(250.5, [], 'other'), aJob(-40, [], 'aluminum')];
  expect(earnedByService(jobs, (service) => service.toUpperCase())).toEqual([
    { key: 'other', name: 'OTHER', jobs: 1, earned: 1_000, profit: 250.5 },
    { key: 'aluminum', name: 'ALUMINUM', jobs: 2, earned: 2_000, profit: 60 },
  ]);
});

test('splits a job’s profit among its welders by minutes, and lists jobs without hours apart', () => {
  expect(earnedByWelder([aJob(100, [60, 180]), aJob(-7, [0])])).toEqual([
    { key: 'w1', name: 'Welder 1', jobs: 1, earned: 750, profit: 75 },
    { key: 'w0', name: 'Welder 0', jobs: 1, earned: 250, profit: 25 },
    { key: '', name: 'No hours noted', jobs: 1, earned: 1_000, profit: -7 },
  ]);
});

test('the shares add up to the cent', () => {
  const job = fc
    .tuple(fc.integer({ min: -999_999, max: 999_999 }), fc.array(fc.nat(2_000), { maxLength: 6 }))
    .map(([cents, minutes]) => aJob(cents / 100, minutes));
  fc.assert(
    fc.property(fc.array(job, { maxLength: 12 }), (jobs) => {
      const cents = (each: { profit: number }) => Math.round(each.profit * 100);
      const all = jobs.reduce((sum, { cost }) => sum + cents(cost), 0);
      expect(earnedByWelder(jobs).reduce((sum, each) => sum + cents(each), 0)).toBe(all);
    }),
  );
});
