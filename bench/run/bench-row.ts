import type { TestStack } from '../../tests/support/stack.ts';

/** One line of the table that `npm run bench` prints. */
export type BenchRow = {
  measure: string;
  value: string;
  baseline: string;
  ratio: number;
  target: string;
  met: boolean;
};

/** The running stack a benchmark measures. */
export type BenchStack = TestStack;
