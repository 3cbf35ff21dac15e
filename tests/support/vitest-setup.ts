import { startTestStack } from '../../local/testing/start-test-stack.ts';

/** Vitest's global setup: what it returns is its teardown. */
export default function setup(): Promise<() => Promise<void>> {
  return startTestStack();
}
