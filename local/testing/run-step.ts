import { styleText } from 'node:util';
import { runChild } from '../stack/child-process.ts';
import type { Progress } from '../stack/progress.ts';
import { projectRoot } from '../stack/project-root.ts';

const limitMs = 40 * 60_000;

export type StepOptions = { env: NodeJS.ProcessEnv; signal: AbortSignal; progress: Progress };

/**
 * Runs one program of the test run as a step. What it says is shown when it fails, in one piece, as several steps run
 * at the same time.
 * @returns its exit code, null when it had to be ended because it took too long
 */
export async function runStep(
  name: string,
  command: readonly [string, ...string[]],
  { env, signal, progress }: StepOptions,
): Promise<number | null> {
  const [program, ...args] = command;
  const tooLong = AbortSignal.timeout(limitMs);
  const lines: string[] = [];
  const run = async () => {
    const options = { cwd: projectRoot, env, lines, signal: AbortSignal.any([signal, tooLong]) };
    try {
      return (await runChild(program, args, options)).code;
    } catch (error) {
      signal.throwIfAborted();
      if (!tooLong.aborted) throw error;
      lines.push(`Ended: not ready after ${limitMs / 60_000} minutes.`);
      return null;
    }
  };
  const code = await progress.step(name, run, (result) => result === 0);
  if (code !== 0) progress.note(`${lines.join('\n')}\n${styleText('red', `^ ${name}`)}`);
  return code;
}
