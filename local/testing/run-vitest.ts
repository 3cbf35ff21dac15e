import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { runStep, type StepOptions } from './run-step.ts';
import { type Tally, withExitCode } from './tally.ts';

const vitest = join('node_modules', 'vitest', 'vitest.mjs');
const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
});

/** Runs the tests of some of Vitest's projects (vitest.config.ts). */
export async function runVitest(projects: readonly string[], options: StepOptions): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'welding-vitest-'));
  const report = join(folder, 'report.json');
  try {
    const code = await runStep(
      `Tests: ${projects.join(' and ')}`,
      [
        process.execPath,
        vitest,
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      options,
    );
    const { numPassedTests, numFailedTests, numPendingTests } = await read(report);
    return withExitCode({ passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }, code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function read(report: string): Promise<z.infer<typeof reportSchema>> {
  const text = await readFile(report, 'utf8').catch(() => undefined);
  if (text === undefined) return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };
  return reportSchema.parse(JSON.parse(text));
}
