import { expect, test } from 'vitest';
import { readJourneyReport } from './read-journey-report.ts';

test('a journey that passed when it was tried again has passed, and is named', () => {
  const spec = (title: string, status: string) => ({ title, file: 'portal.e2e.ts', tests: [{ status }] });
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [spec('signs in', 'expected'), spec('fails', 'unexpected')],
        suites: [{ specs: [spec('pays', 'flaky'), spec('books', 'expected')] }],
      },
    ],
  };
  expect(readJourneyReport(JSON.stringify(report))).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
    flaky: ['portal.e2e.ts: pays'],
  });
});
