import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { runStep, type StepOptions } from './run-step.ts';
import { type Tally, withExitCode } from './tally.ts';

const playwright = join('node_modules', '@playwright', 'test', 'cli.js');
const reportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Runs the journeys in the browser. A journey that passed only when tried again counts as failed. */
export async function runPlaywright(options: StepOptions): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'welding-playwright-'));
  const report = join(folder, 'report.json');
  try {
    const code = await runStep(
      'Journeys in the browser',
      [process.execPath, playwright, 'test', '--reporter=line,json'],
      {
        ...options,
        env: { ...options.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      },
    );
    const { expected, unexpected, flaky } = await read(report);
    return withExitCode({ passed: expected, failed: unexpected + flaky }, code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function read(report: string): Promise<z.infer<typeof reportSchema>['stats']> {
  const text = await readFile(report, 'utf8').catch(() => undefined);
  if (text === undefined) return { expected: 0, unexpected: 0, flaky: 0 };
  return reportSchema.parse(JSON.parse(text)).stats;
}
