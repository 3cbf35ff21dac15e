import { join } from 'node:path';
import { lineProgress } from '../stack/progress.ts';
import { projectRoot } from '../stack/project-root.ts';
import { StackProblem } from '../stack/stack-problem.ts';
import { untilSignalled } from '../stack/until-signalled.ts';
import { type StepOptions, sum, type Tally } from './run-tests.ts';
import { startTestStack } from './start-test-stack.ts';

// Dozens of processes of a run load Firebase's code. The compile cache halves the time.
process.env['NODE_COMPILE_CACHE'] ??= join(projectRoot, 'node_modules', '.cache', 'node-compile');

type TierOptions = StepOptions & {
  /** One part of the tier. An aborted part (no browser, no stack) is one failure, and the others continue. */
  readonly part: (name: string, run: () => Promise<Tally | readonly Tally[]>) => Promise<void>;
  /** Resolve once the emulators have the sample data, and once the whole stack runs. Then process.env has STACK. */
  readonly data: Promise<void>;
  readonly stack: Promise<unknown>;
};

/** Runs a tier's parts, or those named on the command line, with their own stack. Prints how many passed and failed. */
export async function runTier(tier: string, run: (options: TierOptions) => Promise<void>): Promise<never> {
  const signal = untilSignalled();
  const progress = lineProgress();
  const started = performance.now();
  const tallies: Tally[] = [];
  const failedParts = new Set<string>();
  const asked = process.argv.slice(2);
  const part: TierOptions['part'] = async (name, runPart) => {
    if (asked.length > 0 && !asked.includes(name)) return;
    try {
      const own = [await runPart()].flat();
      tallies.push(...own);
      if (sum(own).failed > 0) failedParts.add(name);
    } catch (error) {
      if (signal.aborted) return;
      tallies.push({ passed: 0, failed: 1 });
      failedParts.add(name);
      progress.note(`✗ ${problemText(error)}`);
    }
  };
  const data = Promise.withResolvers<void>();
  const stack = startTestStack(signal, data.resolve);
  stack.catch(data.reject);
  data.promise.catch(() => undefined);
  await run({ env: process.env, signal, progress, part, data: data.promise, stack });
  await (await stack.catch(() => undefined))?.();
  if (signal.aborted) {
    console.log('Stopped. Nothing is left running.');
    process.exit(130);
  }
  const { passed, failed, skipped } = sum(tallies);
  console.log(`${tier} took ${((performance.now() - started) / 1000).toFixed(0)} s`);
  if (skipped > 0) console.log(`${skipped} skipped: this machine lacks what they need`);
  if (failedParts.size > 0) console.log(`Failed in ${tier}: ${[...failedParts].join(', ')}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

/** One line for a problem that a person can fix, the stack trace for others. */
function problemText(error: unknown): string {
  if (error instanceof StackProblem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
