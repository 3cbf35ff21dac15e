import { startTestStack } from '../../local/testing/start-test-stack.ts';

/** Playwright's global setup. It returns the teardown. */
export default function setup(): Promise<() => Promise<void>> {
  return startTestStack();
}
