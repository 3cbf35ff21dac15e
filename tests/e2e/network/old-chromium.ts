import { test } from '@playwright/test';

/** The oldest version that passes these journeys; 150 fails them. */
const knownToWork = 156;

/**
 * Skips a journey in an older Chromium. It keeps a failed import forever (whatwg/html#6768), and reports a page from a
 * service worker as online while Playwright keeps it offline.
 */
export function skipInOldChromium(version: string): void {
  test.skip(Number.parseInt(version, 10) < knownToWork, `needs Chromium ${knownToWork} or newer`);
}
