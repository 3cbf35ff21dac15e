import { findBrowser } from '../browser/find-browser.ts';
import type { Progress } from '../stack/progress.ts';
import { StackProblem } from '../stack/stack-problem.ts';
import { installPackages } from './apt-get.ts';

type Options = { env: NodeJS.ProcessEnv; signal: AbortSignal; progress: Progress };

/**
 * The browser the tests drive; on Debian and as root it is installed when there is none.
 * @throws StackProblem when there is none and it cannot be installed
 */
export async function ensureBrowser({ env, signal, progress }: Options): Promise<string> {
  const found = findBrowser(env);
  if (found) return found;
  const advice = 'install Chrome or Chromium (Debian: apt install chromium), or name it in CHROME_PATH.';
  if (process.getuid?.() !== 0) throw new StackProblem(`No browser found for the tests: ${advice}`);
  await progress.step('Installing Chromium (apt-get)', () => installPackages(['chromium'], { env, signal }));
  const installed = findBrowser(env);
  if (!installed) throw new StackProblem(`Chromium was installed but is not to be found: ${advice}`);
  return installed;
}
