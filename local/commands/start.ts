import { parseArgs } from 'node:util';
import { untilSignalled } from '../stack/interruption.ts';
import { portsOfEnvironment } from '../stack/ports.ts';
import { lineProgress } from '../stack/progress.ts';
import { startStack } from '../stack/stack.ts';
import { StackProblem } from '../stack/stack-problem.ts';
import { welcome } from '../stack/welcome.ts';

/** `npm start`: the whole product on this machine, until Ctrl-C. `--keep` keeps the data between runs. */
async function start(): Promise<number> {
  const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
  const signal = untilSignalled();
  const progress = lineProgress();
  const started = performance.now();
  try {
    const ports = await portsOfEnvironment(process.env);
    const stack = await startStack({
      name: String(ports.hosting),
      ports,
      keep: values.keep,
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

process.exit(await start());
