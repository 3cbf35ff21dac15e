import { defineConfig } from 'vitest/config';
import { engines } from './local/browser/find-engines.ts';

const stackSetup = 'tests/support/vitest-setup.ts';
/** More than a machine of two cores would get: these tests mostly wait for the emulators, or for a time limit. */
const waitingWorkers = 3;

export default defineConfig({
  test: {
    // What a test says is worth reading when it fails.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/src/**/*.test.{ts,tsx}', 'local/**/*.test.ts', 'web/build/**/*.test.ts'],
          exclude: ['**/node_modules/**', '.stack/**'],
          // Properties try many cases; on a busy machine that takes longer than the usual five seconds.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          globalSetup: stackSetup,
          maxWorkers: waitingWorkers,
          testTimeout: 40_000,
          hookTimeout: 40_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: stackSetup,
          maxWorkers: waitingWorkers,
          testTimeout: 40_000,
          hookTimeout: 40_000,
        },
      },
      {
        test: {
          name: 'stack',
          include: ['tests/stack/**/*.test.ts'],
          testTimeout: 400_000,
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
