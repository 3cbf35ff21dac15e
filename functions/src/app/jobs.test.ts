import { expect, test } from 'vitest';
import * as jobs from './jobs.ts';

/** The runs a day of a schedule in Cloud Scheduler's words. */
function runsADay(schedule: string): number {
  const [, count = '', unit] = /^every (\d+) (minutes|hours)$/.exec(schedule) ?? [];
  if (unit === undefined) return /^every day \d\d:\d\d$/.test(schedule) ? 1 : Number.NaN;
  return (unit === 'minutes' ? 24 * 60 : 24) / Number(count);
}

test('idle schedules make fewer than 1,100 calls a day, of 66,000 free ones', () => {
  const runs = Object.values(jobs).map(({ __endpoint: { scheduleTrigger } }) =>
    runsADay(String(scheduleTrigger?.schedule)),
  );
  expect(runs.length).toBeGreaterThan(5);
  expect(runs.reduce((sum, each) => sum + each, 0)).toBe(1_014);
});
