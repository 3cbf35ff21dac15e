import { existsSync } from 'node:fs';
import { findBrowser, findHeadlessShell } from '../browser/find-browser.ts';
import type { Progress } from '../stack/progress.ts';
import { StackProblem } from '../stack/stack-problem.ts';
import { installPackages } from './install-packages.ts';

type Options = { env: NodeJS.ProcessEnv; signal: AbortSignal; progress: Progress };

/**
 * Sees to a browser that the tests drive; on Debian and as root it is installed when there is none.
 * @throws StackProblem when there is none and it cannot be installed
 */
export async function ensureBrowser(options: Options): Promise<void> {
  if (!findBrowser(options.env)) await installBrowser(options);
  if (!options.env['CHROME_PATH'] && !findHeadlessShell(options.env)) await installHeadlessShell(options);
}

async function installBrowser({ env, signal, progress }: Options): Promise<void> {
  const advice = 'install Chrome or Chromium (Debian: apt install chromium), or name it in CHROME_PATH.';
  if (process.getuid?.() !== 0) throw new StackProblem(`No browser found for the tests: ${advice}`);
  await progress.step('Installing Chromium (apt-get)', () => installPackages(['chromium'], { env, signal }));
  if (!findBrowser(env)) throw new StackProblem(`Chromium was installed but is not to be found: ${advice}`);
}

/** Where it cannot be had the journeys take the whole browser, and longer. */
async function installHeadlessShell({ env, signal, progress }: Options): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  try {
    await progress.step('Installing chromium-headless-shell (apt-get)', () =>
      installPackages(['chromium-headless-shell'], { env, signal }),
    );
  } catch {
    signal.throwIfAborted();
    progress.note('The journeys take the whole Chromium: chromium-headless-shell could not be installed.');
  }
}
