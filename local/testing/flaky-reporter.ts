import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

/** Where they go: a file, a line each. */
export const flakyFileVariable = 'FLAKY_TESTS_FILE';

/** Room for what stood on a screen. */
const maxReasonLength = 1_500;

/** Notes the tests that passed only when they were tried again, and why they failed before; Vitest's own reports do not tell. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const file = process.env[flakyFileVariable];
    if (!file || !test.diagnostic()?.flaky) return;
    const reason = test.result().errors?.[0]?.message.replaceAll(/\s+/g, ' ').slice(0, maxReasonLength);
    appendFileSync(file, `${test.project.name}: ${test.fullName} (${reason})\n`);
  }
}
