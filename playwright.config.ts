import { defineConfig, devices } from '@playwright/test';
import { findBrowser, findHeadlessShell, playwrightFlags } from './local/browser/find-browser.ts';

const browser = findBrowser(process.env);
/** What the browser itself says of the app, its notifications, and the window of an installed one: only a whole browser has them. */
const aroundThePage = /-(install|notifications)\.e2e\.ts$/;

function launchedFrom(executablePath: string | undefined) {
  return { launchOptions: { args: playwrightFlags, ...(executablePath && { executablePath }) } };
}

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/playwright-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  outputDir: 'test-results',
  timeout: 60_000,
  // A list that is asked for on a busy machine takes longer than the ten seconds after which Firestore itself calls the device offline.
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
    // What is not there by then does not come: a journey that goes wrong is not to wait for its own time limit.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // They fetch all they keep once a page is at rest: as much work as the journey itself. Those about them allow them.
    serviceWorkers: 'block',
    // What moves is painted anew for as long as it moves: a fifth of a page's work. The journey about moving turns it on.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'pages',
      testMatch: '**/*.e2e.ts',
      testIgnore: aroundThePage,
      use: launchedFrom(findHeadlessShell(process.env) ?? browser),
    },
    { name: 'browser', testMatch: aroundThePage, use: launchedFrom(browser) },
  ],
});
