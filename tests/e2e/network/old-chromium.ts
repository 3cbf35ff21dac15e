import { test } from '@playwright/test';

/** The oldest that these journeys are known to hold in; 150 is known to fail them. */
const knownToWork = 156;

/**
 * Skips a journey in an older Chromium: it keeps a failed import for good (whatwg/html#6768), and takes a page that a service
 * worker answered for online while Playwright keeps it offline.
 */
export function skipInOldChromium(version: string): void {
  test.skip(Number.parseInt(version, 10) < knownToWork, `needs Chromium ${knownToWork} or newer`);
}
