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
 * Chromium without windows, menus and profiles around its pages (Debian: chromium-headless-shell), where there is one and
 * no other browser was named. Pages are what they are in Chromium, for two thirds of the work; only what the browser says
 * around them (that an app can be installed, its window) is not there.
 */
export function findHeadlessShell(env: NodeJS.ProcessEnv): string | undefined {
  return !env['CHROME_PATH'] && existsSync(headlessShell) ? headlessShell : undefined;
}

/** Flags that keep the browser from talking to anyone but us, and let it run as root and without a display. */
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
 * Pages of the browser's own address bar. It loads them beside every new window, which takes as much of the processor
 * as loading a page of ours.
 */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What Playwright turns off by a `--disable-features` of its own, which ours replaces: the browser heeds the last one. */
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
  // With a clock that is shifted (local/install/shifted-clock.mjs) its zygote breaks down.
  ...(process.env['FAKETIME'] ? ['--no-zygote'] : []),
];
