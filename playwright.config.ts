import { defineConfig, devices } from '@playwright/test';
import { findBrowser, findHeadlessShell, playwrightFlags } from './local/browser/find-browser.ts';

const browser = findBrowser(process.env);
/** Notifications, and the window of an installed app, exist only in a full browser. */
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
  // On a busy machine a list may take longer than the ten seconds after which Firestore counts the device as offline.
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
    // A failed journey does not wait for its own time limit.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Workers download all their files once a page is at rest, as much work as the journey itself. Journeys about
    // workers allow them.
    serviceWorkers: 'block',
    // Animations repaint while they run, a fifth of a page's work. The journey about motion turns it on.
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
