import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

/** Where the names go: a file, one a line. */
export const flakyFileVariable = 'FLAKY_TESTS_FILE';

/** Notes the tests that passed only when they were tried again; Vitest's own reports do not tell. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const file = process.env[flakyFileVariable];
    if (file && test.diagnostic()?.flaky) appendFileSync(file, `${test.project.name}: ${test.fullName}\n`);
  }
}
