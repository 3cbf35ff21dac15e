import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { flakyFileVariable } from './flaky-reporter.ts';
import { runStep, type StepOptions } from './run-step.ts';
import { type Tally, withExitCode } from './tally.ts';

const vitest = join('node_modules', 'vitest', 'vitest.mjs');
const flakyReporter = join('local', 'testing', 'flaky-reporter.ts');
const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
});

/** Runs the tests of some of Vitest's projects (vitest.config.ts), those that run alone included. */
export async function runVitest(projects: readonly string[], options: StepOptions): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'welding-vitest-'));
  const report = join(folder, 'report.json');
  const flakyFile = join(folder, 'flaky.txt');
  try {
    const code = await runStep(
      `Tests: ${projects.join(' and ')}`,
      [
        process.execPath,
        vitest,
        'run',
        ...projects.flatMap((project) => ['--project', `${project}*`]),
        '--reporter=dot',
        '--reporter=json',
        `--reporter=${flakyReporter}`,
        `--outputFile.json=${report}`,
      ],
      { ...options, env: { ...options.env, [flakyFileVariable]: flakyFile } },
    );
    const { numPassedTests, numFailedTests, numPendingTests } = await read(report);
    const tally = { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
    return withExitCode({ ...tally, flaky: await linesOf(flakyFile) }, code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function read(report: string): Promise<z.infer<typeof reportSchema>> {
  const text = await readFile(report, 'utf8').catch(() => undefined);
  if (text === undefined) return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };
  return reportSchema.parse(JSON.parse(text));
}

async function linesOf(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').filter((line) => line !== '');
}
