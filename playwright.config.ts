import { defineConfig, devices } from '@playwright/test';
import { findBrowser, playwrightFlags } from './local/browser/find-browser.ts';

const executablePath = findBrowser(process.env);

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/support/playwright-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A journey that passes only then is named at the end of npm test: it is to be mended, and holds up nobody meanwhile.
  retries: 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
    launchOptions: { args: playwrightFlags, ...(executablePath && { executablePath }) },
  },
});
