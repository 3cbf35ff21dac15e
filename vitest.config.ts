import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { engines } from './local/browser/find-engines.ts';

const stackSetup = 'tests/support/vitest-setup.ts';
const apiSetup = 'tests/api/api-setup.ts';

/** More than a machine of two cores would get: these tests mostly wait for the emulators, for npm, or for a time limit. */
const waitingWorkers = 3;

/** Tests that mock, stub, turn the clock or set the environment: what a process has once is turned for these alone. */
const aloneFiles = '.alone.test.{ts,tsx}';

/**
 * Two projects of these files: those named `*.alone.test.ts` have a process each, all others share theirs, as loading modules
 * anew, Firebase's above all, takes longer than most tests.
 */
function project(
  name: string,
  folders: string[],
  test: NonNullable<TestProjectInlineConfiguration['test']>,
): TestProjectInlineConfiguration[] {
  const files = (ending: string) => folders.map((folder) => `${folder}/**/*${ending}`);
  const shared = {
    include: files('.test.{ts,tsx}'),
    exclude: ['**/node_modules/**', `**/*${aloneFiles}`],
    setupFiles: 'tests/support/shared-process.ts',
    isolate: false,
  };
  const alone = { include: files(aloneFiles), isolate: true };
  return [{ test: { ...test, ...shared, name } }, { test: { ...test, ...alone, name: `${name}-alone` } }];
}

const onStack = {
  maxWorkers: waitingWorkers,
  testTimeout: 40_000,
  hookTimeout: 40_000,
  // What came too late says that the machine was busy, and is named at the end of npm test. What came out wrong is not tried again.
  retry: { count: 1, condition: /timed out/i },
};

export default defineConfig({
  test: {
    // What a test says is worth reading when it fails.
    silent: 'passed-only',
    projects: [
      ...project('unit', ['{domain,functions,web}/src', '{local,web/build,tools}'], {
        pool: 'threads',
        // Properties try many cases; on a busy machine that takes longer than the usual five seconds.
        testTimeout: 30_000,
      }),
      ...project('rules', ['tests/rules'], { ...onStack, globalSetup: stackSetup }),
      ...project('api', ['tests/api'], { ...onStack, globalSetup: apiSetup }),
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
