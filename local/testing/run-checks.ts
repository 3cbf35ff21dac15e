import { globSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../stack/project-root.ts';
import { runStep, type StepOptions, type Tally } from './run-tests.ts';

const { execPath } = process;
const biome = join('node_modules', '@biomejs', 'biome', 'bin', 'biome');
const knip = join('node_modules', 'knip', 'bin', 'knip.js');
const tsc = join('node_modules', 'typescript', 'bin', 'tsc');

/** Format with the order of imports, lint, imports between rooms, unused code, and the types of every workspace. */
export async function runChecks(options: StepOptions): Promise<Tally[]> {
  const checks: [name: string, command: [string, ...string[]]][] = [
    ['Format and lint', [execPath, biome, 'check', '--error-on-warnings', '.']],
    ['Imports between rooms', [execPath, join('local', 'testing', 'imports', 'check-imports.ts')]],
    ['Sentences in both languages', [execPath, join('local', 'testing', 'texts', 'check-texts.ts')]],
    ['Unused code and packages', [execPath, knip, '--no-progress', '--treat-config-hints-as-errors']],
    ...typeProjects().map((project): [string, [string, ...string[]]] => [
      `Types of ${project}`,
      [execPath, tsc, '--project', project],
    ]),
  ];
  const tallies: Tally[] = [];
  const failed: string[] = [];
  const runNext = async (): Promise<void> => {
    for (let check = checks.shift(); check; check = checks.shift()) {
      const code = await runStep(...check, options);
      if (code !== 0) failed.push(check[0]);
      tallies.push(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    }
  };
  // Two at a time, the number of processors of small machines.
  await Promise.all([runNext(), runNext()]);
  if (failed.length > 0) options.progress.note(`Failed, with the reason above: ${failed.join(', ')}`);
  return tallies;
}

function typeProjects(): string[] {
  return globSync('*/**/tsconfig*.json', {
    cwd: projectRoot,
    exclude: (name) => /(^|\/)(node_modules|\.stack|dist)(\/|$)/.test(name),
  }).sort();
}
