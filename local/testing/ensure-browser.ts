import { findBrowser } from '../browser/find-browser.ts';
import { runChild } from '../stack/child-process.ts';
import type { Progress } from '../stack/progress.ts';
import { projectRoot } from '../stack/project-root.ts';
import { StackProblem } from '../stack/stack-problem.ts';

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
  await progress.step('Installing Chromium (apt-get)', async () => {
    const options = { cwd: projectRoot, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, signal };
    await aptGet(['update', '-q'], options);
    await aptGet(['install', '-q', '-y', '--no-install-recommends', 'chromium'], options);
  });
  const installed = findBrowser(env);
  if (!installed) throw new StackProblem(`Chromium was installed but is not to be found: ${advice}`);
  return installed;
}

async function aptGet(
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<void> {
  const { code, lines } = await runChild('apt-get', args, options);
  if (code === 0) return;
  throw new StackProblem(
    `${lines.slice(-10).join('\n')}\napt-get ${args[0]} failed: install Chromium by hand.`,
  );
}
