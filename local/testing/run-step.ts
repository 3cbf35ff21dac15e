import { styleText } from 'node:util';
import { runChild } from '../stack/child-process.ts';
import type { Progress } from '../stack/progress.ts';
import { projectRoot } from '../stack/project-root.ts';

const limitMs = 8 * 60_000;

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
  const run = async () => {
    try {
      return await runChild(program, args, {
        cwd: projectRoot,
        env,
        signal: AbortSignal.any([signal, tooLong]),
      });
    } catch (error) {
      signal.throwIfAborted();
      if (!tooLong.aborted) throw error;
      return { code: null, lines: [`Ended: not ready after ${limitMs / 60_000} minutes.`] };
    }
  };
  const { code, lines } = await progress.step(name, run, (result) => result.code === 0);
  if (code !== 0) progress.note(`${lines.join('\n')}\n${styleText('red', `^ ${name}`)}`);
  return code;
}
