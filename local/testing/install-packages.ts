import { runChild } from '../stack/child-process.ts';
import { projectRoot } from '../stack/project-root.ts';
import { StackProblem } from '../stack/stack-problem.ts';

type Options = { env: NodeJS.ProcessEnv; signal: AbortSignal };

/** Installs Debian packages; for root. @throws StackProblem with the last lines when that fails */
export async function installPackages(packages: readonly string[], { env, signal }: Options): Promise<void> {
  const options = { cwd: projectRoot, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, signal };
  const commands = [
    // A mirror that does not answer at once is left out without a word, and the browser may be half a year old.
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
