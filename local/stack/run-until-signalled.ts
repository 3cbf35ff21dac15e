import { type NamedPorts, portsOfEnvironment } from './ports.ts';
import { lineProgress } from './progress.ts';
import { StackProblem } from './stack-problem.ts';
import { startStack } from './start-stack.ts';
import { untilSignalled } from './until-signalled.ts';
import { welcome } from './welcome.ts';

type RunOptions = {
  /** Keep the data between runs. */
  keep: boolean;
  /** Serve the site from its sources and follow changes. */
  dev: boolean;
  /** Standard ports that differ from the usual ones. */
  standardPorts?: Partial<NamedPorts>;
};

/** The whole product on this machine, until Ctrl-C. @returns the exit code */
export async function runUntilSignalled({ keep, dev, standardPorts }: RunOptions): Promise<number> {
  const signal = untilSignalled();
  const progress = lineProgress();
  const started = performance.now();
  try {
    const ports = await portsOfEnvironment(process.env, standardPorts);
    const stack = await startStack({
      name: String(ports.hosting),
      ports,
      keep,
      dev,
      schedules: true,
      env: process.env,
      signal,
      progress,
      onFunctionLine: (line) => {
        if (!line.includes('"severity":"INFO"')) progress.note(line);
      },
    });
    console.log(welcome(stack, (performance.now() - started) / 1000));
    const aborted = new Promise<void>((resolve) =>
      signal.addEventListener('abort', () => resolve(), { once: true }),
    );
    const lost = stack.ended.then(() => !signal.aborted);
    const failed = await Promise.race([aborted.then(() => false), lost]);
    if (!failed) console.log('Stopping …');
    await stack.stop();
    if (failed) throw new StackProblem(`The emulators ended by themselves: see ${stack.directory.log}.`);
    console.log('Stopped. Nothing is left running.');
    return 0;
  } catch (error) {
    if (signal.aborted) {
      console.log('Stopped while starting. Nothing is left running.');
      return 0;
    }
    if (!(error instanceof StackProblem)) throw error;
    console.error(`✗ ${error.message}`);
    return 1;
  }
}
