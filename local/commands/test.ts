import { join } from 'node:path';
import { engines } from '../browser/find-engines.ts';
import { lineProgress } from '../stack/progress.ts';
import { projectRoot } from '../stack/project-root.ts';
import { StackProblem } from '../stack/stack-problem.ts';
import { untilSignalled } from '../stack/until-signalled.ts';
import { ensureBrowser } from '../testing/ensure-browser.ts';
import { ensureEngines } from '../testing/ensure-engines.ts';
import { readNamedStack } from '../testing/named-stack.ts';
import { resetStack } from '../testing/reset-stack.ts';
import { runChecks } from '../testing/run-checks.ts';
import { runPlaywright } from '../testing/run-playwright.ts';
import { runVitest } from '../testing/run-vitest.ts';
import { startTestStack } from '../testing/start-test-stack.ts';
import { sum, type Tally } from '../testing/tally.ts';

// Firebase's code is loaded by dozens of processes of a run: compiled once, it takes them half the time.
process.env['NODE_COMPILE_CACHE'] ??= join(projectRoot, 'node_modules', '.cache', 'node-compile');

/** `npm test`: every check and every test there is. The last line says how many passed and failed. */
async function test(): Promise<number> {
  const signal = untilSignalled();
  const progress = lineProgress();
  const started = performance.now();
  const tallies: Tally[] = [];
  // A lane that breaks off (the stack does not start, no browser) is one failure; the others go on to their end.
  const lane = async (run: () => Promise<Tally | Tally[]>): Promise<void> => {
    try {
      tallies.push(...[await run()].flat());
    } catch (error) {
      if (signal.aborted) return;
      tallies.push({ passed: 0, failed: 1 });
      progress.note(`✗ ${problemText(error)}`);
    }
  };
  const options = { env: process.env, signal, progress };
  const browser = ensureBrowser(options);
  browser.catch(() => undefined);
  // After the browser: apt-get does one thing at a time.
  const otherEngines = browser.catch(() => undefined).then(() => ensureEngines(options));
  otherEngines.catch(() => undefined);
  const stack = startTestStack(signal);
  stack.catch(() => undefined);

  // What has no time limits of a product runs side by side; what measures itself against them has the machine alone.
  await Promise.all([
    lane(async () => [...(await runChecks(options)), await runVitest(['unit'], options)]),
    lane(() => runVitest(['stack'], options)),
    lane(async () => {
      // From here on process.env holds STACK, by which the runners find the one that runs.
      await stack;
      return runVitest(['rules'], options);
    }),
  ]);
  const running = await stack.catch(() => undefined);
  if (running) {
    const beginAnew = () =>
      progress.step('Beginning anew with the sample data', () => resetStack(readNamedStack(process.env)));
    // Before the API's: for each query Firestore's emulator goes through all that was ever stored in it, erased or not, and
    // those store most and ask least.
    await lane(async () => {
      await browser;
      await beginAnew();
      return runPlaywright(options);
    });
    await lane(async () => {
      await otherEngines;
      return runVitest(engines, options);
    });
    await lane(async () => {
      await beginAnew();
      return runVitest(['api'], options);
    });
    await running();
  }

  if (signal.aborted) {
    console.log('Stopped. Nothing is left running.');
    return 130;
  }
  const { passed, failed, skipped, flaky } = sum(tallies);
  console.log(`Took ${((performance.now() - started) / 1000).toFixed(0)} s`);
  for (const name of flaky) console.log(`flaky, passed when tried again: ${name}`);
  if (skipped > 0) console.log(`${skipped} skipped: this machine lacks what they need`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** One line for what a person can put right, the whole stack trace for anything else. */
function problemText(error: unknown): string {
  if (error instanceof StackProblem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

process.exit(await test());
