import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { engines } from './local/browser/find-engines.ts';

const stackSetup = 'tests/support/vitest-setup.ts';
const apiSetup = 'tests/api/api-setup.ts';
/** Serves the API in the process of the tests, with its own data. */
const apiWorker = 'tests/api/api-worker.ts';

/** More than two cores need, because these tests mostly wait for emulators, npm or time limits. */
const waitingWorkers = 3;

/** Tests of the built API behind Hosting, with its triggers. They share the stack's data. */
const builtFiles = 'tests/api/**/*.built.test.ts';
/** Long random runs, and the functions as Google runs them: npm run test:all. */
const stormFiles = 'tests/api/**/{*.storm,fuzz}.test.ts';
/** Storms with so many requests at once that over REST a busy machine exceeds their deadlines. */
const crowdedFiles = 'tests/api/{booking-storms,company-storm,crew-storms,imports}.storm.test.ts';
/** Tests that mock, stub, change the clock or set the environment. Each has its own process. */
const aloneFiles = '.alone.test.{ts,tsx}';

/**
 * Two projects for these files: each `*.alone.test.ts` has its own process, all others share one, because loading
 * modules such as Firebase takes longer than most tests.
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
    // The output of a test matters only if it fails.
    silent: 'passed-only',
    projects: [
      ...project('unit', ['{domain,functions,web}/src', '{local,web/build,tools}'], {
        pool: 'threads',
        // Properties try many cases, which takes longer than the usual five seconds on a busy machine.
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
          exclude: [crowdedFiles],
          globalSetup: stackSetup,
          setupFiles: ['tests/api/over-rest.ts', apiWorker],
        },
      },
      {
        test: {
          ...onStack,
          name: 'storms-crowded',
          include: [crowdedFiles],
          globalSetup: stackSetup,
          setupFiles: apiWorker,
        },
      },
      {
        test: {
          name: 'stack',
          include: ['tests/stack/**/*.test.ts'],
          maxWorkers: waitingWorkers,
          testTimeout: 600_000,
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
          // A machine of two cores can run two browsers at a time.
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 40_000,
        },
      })),
    ],
  },
});
