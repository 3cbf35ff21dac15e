import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runChild } from './child-process.ts';
import { projectRoot } from './project-root.ts';
import { StackProblem } from './stack-problem.ts';

const vite = join('node_modules', 'vite', 'bin', 'vite.js');

type BuildOptions = { env: NodeJS.ProcessEnv; signal: AbortSignal };

/** Bundles the functions into `folder`, ready to be deployed. @throws StackProblem with what the build said */
export function buildFunctions(folder: string, options: BuildOptions): Promise<void> {
  return build('functions', [join('functions', 'build.ts'), '--out', folder], options);
}

/** Builds the site into `folder`, and the desk into `desk` in it. @throws StackProblem with what the build said */
export async function buildWeb(folder: string, options: BuildOptions): Promise<void> {
  // Emptied here, so that neither build empties what the other one has written.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all([
    build('site', [vite, 'build', 'web', '--outDir', folder, '--logLevel', 'warn'], options),
    build(
      'desk',
      [
        vite,
        'build',
        'web',
        '--config',
        join('web', 'desk.config.ts'),
        '--outDir',
        join(folder, 'desk'),
        '--logLevel',
        'warn',
      ],
      options,
    ),
  ]);
}

async function build(what: string, args: readonly string[], { env, signal }: BuildOptions): Promise<void> {
  const { code, lines } = await runChild(process.execPath, args, { cwd: projectRoot, env, signal });
  if (code === 0) return;
  throw new StackProblem(`${lines.join('\n')}\nThe build of the ${what} failed: correct what it says above.`);
}
