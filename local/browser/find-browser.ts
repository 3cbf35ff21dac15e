import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const headlessShell = '/usr/bin/chromium-headless-shell';

/** Chrome or Chromium on this machine: the one named in CHROME_PATH, else one in a usual place. */
export function findBrowser(env: NodeJS.ProcessEnv): string | undefined {
  const explicit = env['CHROME_PATH'];
  if (explicit) return existsSync(explicit) ? explicit : undefined;
  return places.find((path) => existsSync(path));
}

/**
 * Debian's chromium-headless-shell, if installed and if CHROME_PATH names no other browser. It shows the same pages with two
 * thirds of the work, but has no browser windows and no prompt to install an app.
 */
export function findHeadlessShell(env: NodeJS.ProcessEnv): string | undefined {
  return !env['CHROME_PATH'] && existsSync(headlessShell) ? headlessShell : undefined;
}

/** Flags that stop the browser's own network traffic and let it run as root and without a display. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/**
 * Pages of the browser's address bar. Loading them with each new window costs as much processor time as a page of ours.
 */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** The features in Playwright's own `--disable-features`. Our flag replaces it, because the browser uses the last one. */
const offInPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** The flags for a browser that Playwright starts. */
export const playwrightFlags = [
  ...browserFlags,
  `--disable-features=${[...addressBarPages, ...offInPlaywright].join(',')}`,
  // The zygote crashes with a shifted clock (local/install/shifted-clock.mjs).
  ...(process.env['FAKETIME'] ? ['--no-zygote'] : []),
];
