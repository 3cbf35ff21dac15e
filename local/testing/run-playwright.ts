import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJourneyReport } from './read-journey-report.ts';
import { runStep, type StepOptions } from './run-step.ts';
import { type Tally, withExitCode } from './tally.ts';

const playwright = join('node_modules', '@playwright', 'test', 'cli.js');

/** Runs the journeys in the browser. One that passed only when it was tried again has passed, and is named as flaky. */
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
    const text = await readFile(report, 'utf8').catch(() => undefined);
    return withExitCode(text === undefined ? { passed: 0, failed: 0 } : readJourneyReport(text), code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
