import { expect, test } from 'vitest';
import { alikeFacts } from './alike-jobs.tsx';

const job = { projectId: 'p', title: 'Ramp', quoted: 420, plannedHours: 4, workedHours: 2.5, photos: [] };

test.each([
  [{}, 'quoted $420.00 · 4 h planned · 2 h 30 min worked'],
  [{ plannedHours: 0, workedHours: 0.03, earned: 300 }, 'quoted $420.00 · 2 min worked · earned $300.00'],
  [{ quoted: 0, plannedHours: 0, workedHours: 0 }, ''],
])('a similar job with %j shows its known facts', (fields, facts) => {
  expect(alikeFacts({ ...job, ...fields })).toBe(facts);
});
