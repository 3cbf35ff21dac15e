import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { StackAddresses } from './addresses.ts';
import { webBuildEnvironment } from './builds.ts';
import { type RunningChild, startChild } from './child-process.ts';
import { demoProjectId, projectRoot } from './project-root.ts';
import { StackProblem } from './stack-problem.ts';

type DevOptions = {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  /** Called with each line that the program writes. */
  onLine: (line: string) => void;
};

const pollMs = 50;
const stopGraceMs = 2_000;

/**
 * Starts Vite's dev server in place of Hosting: the site from its sources, the API from the functions emulator. Resolves
 * when it responds. @throws StackProblem if it ends instead
 */
export async function startDevSite(
  addresses: StackAddresses,
  options: DevOptions,
): Promise<{ stop(): Promise<void> }> {
  const { hostname, port } = new URL(addresses.hosting);
  const env = {
    ...options.env,
    ...webBuildEnvironment(addresses),
    NODE_ENV: 'development',
    DEV_FUNCTIONS_URL: `${addresses.functions}/${demoProjectId}/us-central1`,
  };
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const args = ['web', '--host', hostname, '--port', port, '--strictPort', '--clearScreen', 'false'];
  const child = await startChild(process.execPath, [vite, ...args, '--logLevel', 'warn'], {
    cwd: projectRoot,
    env,
    onLine: options.onLine,
  });
  await untilResponds(addresses.hosting, child, options.signal).catch(async (error: unknown) => {
    await child.stop(stopGraceMs);
    throw error;
  });
  return { stop: () => child.stop(stopGraceMs) };
}

async function untilResponds(url: string, child: RunningChild, signal: AbortSignal): Promise<void> {
  let hasEnded = false;
  void child.ended.then(() => {
    hasEnded = true;
  });
  while (!(await responds(url, signal))) {
    signal.throwIfAborted();
    if (hasEnded) throw new StackProblem('The dev server did not start: see what it says above.');
    await delay(pollMs);
  }
}

function responds(url: string, signal: AbortSignal): Promise<boolean> {
  return fetch(url, { headers: { Accept: 'text/html' }, signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
