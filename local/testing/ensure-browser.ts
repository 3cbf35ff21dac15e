import { existsSync } from 'node:fs';
import { findBrowser, findHeadlessShell } from '../browser/find-browser.ts';
import { enginePackages, engines, findEngine } from '../browser/find-engines.ts';
import { runChild } from '../stack/child-process.ts';
import type { Progress } from '../stack/progress.ts';
import { projectRoot } from '../stack/project-root.ts';
import { StackProblem } from '../stack/stack-problem.ts';

type Options = { env: NodeJS.ProcessEnv; signal: AbortSignal; progress: Progress };

/**
 * Makes sure that the tests have a browser. Installs a missing one on Debian as root.
 * @throws StackProblem if there is none and it cannot be installed
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

/** Without it, the journeys use the whole browser and take longer. */
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

/**
 * Installs missing packages of WebKit and Firefox on Debian as root. Prints a failure instead of throwing, because the journeys
 * in those engines are then skipped.
 */
export async function ensureEngines({ env, signal, progress }: Options): Promise<void> {
  const packages = missingPackages();
  if (packages.length === 0) return;
  const advice = `The journeys in other engines are skipped: on Debian, apt install ${packages.join(' ')}.`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    progress.note(advice);
    return;
  }
  try {
    await progress.step(`Installing ${packages.join(', ')} (apt-get)`, () =>
      installPackages(packages, { env, signal }),
    );
  } catch (error) {
    signal.throwIfAborted();
    progress.note(`${error instanceof Error ? error.message : String(error)}\n${advice}`);
  }
}

function missingPackages(): string[] {
  return engines.filter((engine) => !findEngine(engine)).flatMap((engine) => enginePackages[engine]);
}

/** Installs Debian packages as root. @throws StackProblem with the last lines of a failure */
async function installPackages(
  packages: readonly string[],
  { env, signal }: Pick<Options, 'env' | 'signal'>,
): Promise<void> {
  const options = { cwd: projectRoot, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, signal };
  const commands = [
    // apt silently skips a slow mirror, and then installs an old browser.
    ['update', '-q', '-o', 'Acquire::Retries=5'],
    ['install', '-q', '-y', '--no-install-recommends', ...packages],
  ];
  for (const args of commands) {
    const { code, lines } = await runChild('apt-get', args, options);
    if (code === 0) continue;
    throw new StackProblem(
      `${lines.slice(-10).join('\n')}\napt-get ${args[0]} failed: install ${packages.join(', ')} by hand.`,
    );
  }
}
