import { existsSync, globSync } from 'node:fs';

/** The engines besides Chromium in which tests run. */
export const engines = ['webkit', 'firefox'] as const;

export type Engine = (typeof engines)[number];

/** The Debian packages of an engine. */
export const enginePackages: Record<Engine, readonly string[]> = {
  webkit: ['webkit2gtk-driver', 'xvfb'],
  firefox: ['firefox-esr'],
};

/** The path of an engine's browser as Debian installs it, or undefined. */
export function findEngine(engine: Engine): string | undefined {
  if (engine === 'firefox') return existing(['/usr/bin/firefox-esr', '/usr/bin/firefox']);
  const isDriven = existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb');
  return isDriven ? existing(globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')) : undefined;
}

function existing(places: readonly string[]): string | undefined {
  return places.find((path) => existsSync(path));
}
