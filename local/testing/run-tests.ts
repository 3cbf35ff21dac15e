import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import * as z from 'zod';
import { runChild } from '../stack/child-process.ts';
import type { Progress } from '../stack/progress.ts';
import { projectRoot } from '../stack/project-root.ts';

const limitMs = 25 * 60_000;
const vitest = join('node_modules', 'vitest', 'vitest.mjs');
const playwright = join('node_modules', '@playwright', 'test', 'cli.js');

/** The numbers of tests or checks that passed, failed, and were skipped for lack of a browser. */
export type Tally = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
};

export type StepOptions = { env: NodeJS.ProcessEnv; signal: AbortSignal; progress: Progress };

export function sum(tallies: readonly Tally[]): Required<Tally> {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    skipped: tallies.reduce((total, { skipped = 0 }) => total + skipped, 0),
  };
}

/** A runner that ends with an error but names no failed test, such as after a crash, counts as one failure. */
export function withExitCode(tally: Tally, code: number | null): Tally {
  return code === 0 || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

/**
 * Runs one program of the test run as a step, and prints its processor time if a shell reports it. Prints the output of a
 * failure in one piece, because several steps run at once.
 * @returns its exit code, null after a time-out
 */
export async function runStep(
  name: string,
  command: readonly [string, ...string[]],
  { env, signal, progress }: StepOptions,
): Promise<number | null> {
  const tooLong = AbortSignal.timeout(limitMs);
  const lines: string[] = [];
  const run = async () => {
    const options = { cwd: projectRoot, env, lines, signal: AbortSignal.any([signal, tooLong]) };
    try {
      return (await runChild('sh', ['-c', '"$@"; code=$?; times; exit $code', 'sh', ...command], options))
        .code;
    } catch (error) {
      signal.throwIfAborted();
      if (!tooLong.aborted) throw error;
      lines.push(`Ended: not ready after ${limitMs / 60_000} minutes.`);
      return null;
    }
  };
  const code = await progress.step(name, run, (result) => result === 0);
  const seconds = processorSeconds(lines.at(-1));
  if (seconds !== undefined) progress.note(`  ${name}: ${seconds.toFixed(0)} s of a processor`);
  if (code !== 0) progress.note(`${lines.join('\n')}\n${styleText('red', `^ ${name}`)}`);
  return code;
}

/** Reads the children's line of the shell's `times`: 1m2.3s 0m4.5s. */
function processorSeconds(line: string | undefined): number | undefined {
  const times = [...(line ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  if (times.length !== 2) return undefined;
  return times.reduce((total, [, minutes, seconds]) => total + 60 * Number(minutes) + Number(seconds), 0);
}

const vitestReportSchema = z.pipe(
  z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() }),
  z.transform(({ numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped }) => ({
    passed,
    failed,
    skipped,
  })),
);

/** Runs the tests of some Vitest projects (vitest.config.ts). Names may contain a star. */
export function runVitest(projects: readonly string[], options: StepOptions): Promise<Tally> {
  return runReported(options, vitestReportSchema, (report) => [
    `Tests: ${projects.join(', ')}`,
    [
      process.execPath,
      vitest,
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ].concat(projects.flatMap((project) => ['--project', project])),
    {},
  ]);
}

const journeyReportSchema = z.pipe(
  z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number() }) }),
  z.transform(({ stats: { expected: passed, unexpected: failed, skipped } }) => ({
    passed,
    failed,
    skipped,
  })),
);

/** Runs journeys in the browser. @param args Playwright's arguments, which select journeys */
export function runJourneys(name: string, args: readonly string[], options: StepOptions): Promise<Tally> {
  return runReported(options, journeyReportSchema, (report) => [
    name,
    [process.execPath, playwright, 'test', '--reporter=line,json', ...args],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  ]);
}

/** @param call the name, command and environment of a runner that writes its report to a file */
async function runReported(
  options: StepOptions,
  schema: z.ZodType<Tally>,
  call: (report: string) => [name: string, command: string[], env: NodeJS.ProcessEnv],
): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'welding-tests-'));
  const report = join(folder, 'report.json');
  try {
    const [name, [program = '', ...args], env] = call(report);
    const code = await runStep(name, [program, ...args], { ...options, env: { ...options.env, ...env } });
    const text = await readFile(report, 'utf8').catch(() => undefined);
    return withExitCode(text === undefined ? { passed: 0, failed: 0 } : schema.parse(JSON.parse(text)), code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
