import { globSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { engines } from './local/browser/find-engines.ts';

const stackSetup = 'tests/support/vitest-setup.ts';

/** More than a machine of two cores would get: these tests mostly wait for the emulators, for npm, or for a time limit. */
const waitingWorkers = 3;

/** Turns what a process has once: its modules, clock, globals or environment. */
const turnsTheProcess =
  /\bvi\.(mock|doMock|stubGlobal|stubEnv|useFakeTimers)\(|process\.env\[[^\]]+\] =|Object\.assign\(process\.env|\b(configureFunctions|stubFunctionSettings|openOwnShop)\(/;

/**
 * Two projects of these files: those that turn their process have one each, all others share theirs, as loading modules
 * anew, Firebase's above all, takes longer than most tests.
 */
function project(
  name: string,
  include: string[],
  test: NonNullable<TestProjectInlineConfiguration['test']>,
): TestProjectInlineConfiguration[] {
  const files = globSync(include, { exclude: ['**/node_modules/**', '.stack/**'] });
  const alone = files.filter((file) => turnsTheProcess.test(readFileSync(file, 'utf8')));
  const shared = files.filter((file) => !alone.includes(file));
  const projects = [{ test: { ...test, name, include: shared, isolate: false } }];
  if (alone.length > 0)
    projects.push({ test: { ...test, name: `${name}-alone`, include: alone, isolate: true } });
  return projects;
}

const onStack = { globalSetup: stackSetup, testTimeout: 40_000, hookTimeout: 40_000 };

export default defineConfig({
  test: {
    // What a test says is worth reading when it fails.
    silent: 'passed-only',
    projects: [
      ...project(
        'unit',
        ['{domain,functions,web}/src/**/*.test.{ts,tsx}', '{local,web/build}/**/*.test.ts'],
        {
          pool: 'threads',
          // Properties try many cases; on a busy machine that takes longer than the usual five seconds.
          testTimeout: 30_000,
        },
      ),
      ...project('rules', ['tests/rules/**/*.test.ts'], { ...onStack, maxWorkers: waitingWorkers }),
      ...project('api', ['tests/api/**/*.test.ts'], { ...onStack, maxWorkers: waitingWorkers }),
      {
        test: {
          name: 'stack',
          include: ['tests/stack/**/*.test.ts'],
          maxWorkers: waitingWorkers,
          testTimeout: 400_000,
          // Stopping emulators on a busy machine takes longer than the usual ten seconds.
          hookTimeout: 60_000,
        },
      },
      ...engines.map((engine) => ({
        test: {
          name: engine,
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: stackSetup,
          env: { ENGINE: engine },
          // Two browsers at a time are what a machine of two cores gives.
          maxWorkers: 2,
          // As for the journeys in Chromium: one that passes only then is named at the end of npm test.
          retry: 1,
          testTimeout: 180_000,
          hookTimeout: 40_000,
        },
      })),
    ],
  },
});
