import { existsSync } from 'node:fs';
import { enginePackages, engines, findEngine } from '../browser/find-engines.ts';
import type { Progress } from '../stack/progress.ts';
import { installPackages } from './install-packages.ts';

type Options = { env: NodeJS.ProcessEnv; signal: AbortSignal; progress: Progress };

/**
 * Installs WebKit's and Firefox's packages where they are missing, on Debian and as root. Without them the journeys in
 * those engines are skipped, so nothing is thrown: what is missing is said.
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
