import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { engines } from './local/browser/find-engines.ts';

const stackSetup = 'tests/support/vitest-setup.ts';
const apiSetup = 'tests/api/api-setup.ts';
/** Serves the API in the process of the tests, on data of their own. */
const apiWorker = 'tests/api/api-worker.ts';

/** More than a machine of two cores would get: these tests mostly wait for the emulators, for npm, or for a time limit. */
const waitingWorkers = 3;

/** Tests of the API as it is built, behind Hosting, with its triggers: they share the stack's own data. */
const builtFiles = 'tests/api/**/*.built.test.ts';
/** Long random runs: npm run test:all. */
const stormFiles = 'tests/api/**/{*.storm,fuzz}.test.ts';
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
  setupFiles: readonly string[] = [],
): TestProjectInlineConfiguration[] {
  const files = (ending: string) => folders.map((folder) => `${folder}/**/*${ending}`);
  const shared = {
    include: files('.test.{ts,tsx}'),
    exclude: ['**/node_modules/**', `**/*${aloneFiles}`, builtFiles, stormFiles],
    setupFiles: [...setupFiles, 'tests/support/shared-process.ts'],
    isolate: false,
  };
  const alone = { include: files(aloneFiles), setupFiles: [...setupFiles], isolate: true };
  return [{ test: { ...test, ...shared, name } }, { test: { ...test, ...alone, name: `${name}-alone` } }];
}

const onStack = {
  maxWorkers: waitingWorkers,
  testTimeout: 40_000,
  hookTimeout: 40_000,
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
      ...project('api', ['tests/api'], { ...onStack, globalSetup: stackSetup }, [apiWorker]),
      {
        test: {
          ...onStack,
          name: 'built',
          include: [builtFiles],
          globalSetup: apiSetup,
          setupFiles: 'tests/support/shared-process.ts',
          isolate: false,
        },
      },
      {
        test: {
          ...onStack,
          name: 'storms',
          include: [stormFiles],
          globalSetup: stackSetup,
          setupFiles: apiWorker,
        },
      },
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
          testTimeout: 180_000,
          hookTimeout: 40_000,
        },
      })),
    ],
  },
});
