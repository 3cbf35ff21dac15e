import { join } from 'node:path';
import { runChild } from './child-process.ts';
import { projectRoot } from './project-root.ts';
import { StackProblem } from './stack-problem.ts';

type BuildOptions = { env: NodeJS.ProcessEnv; signal: AbortSignal };

/** Bundles the functions into `folder`, ready to be deployed. @throws StackProblem with what the build said */
export function buildFunctions(folder: string, options: BuildOptions): Promise<void> {
  return build('functions', [join('functions', 'build.ts'), '--out', folder], options);
}

/** Builds the site into `folder`. @throws StackProblem with what the build said */
export function buildWeb(folder: string, options: BuildOptions): Promise<void> {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  return build(
    'site',
    [vite, 'build', 'web', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    options,
  );
}

async function build(what: string, args: readonly string[], { env, signal }: BuildOptions): Promise<void> {
  const { code, lines } = await runChild(process.execPath, args, { cwd: projectRoot, env, signal });
  if (code === 0) return;
  throw new StackProblem(`${lines.join('\n')}\nThe build of the ${what} failed: correct what it says above.`);
}
