import { styleText } from 'node:util';
import { sampleClients, samplePassword, sampleStaff } from '../sample-data/sample-people.ts';
import { type NamedPorts, portsOfEnvironment } from './ports.ts';
import { lineProgress } from './progress.ts';
import { StackProblem } from './stack-problem.ts';
import { type RunningStack, startStack } from './start-stack.ts';
import { untilSignalled } from './until-signalled.ts';

type RunOptions = {
  /** Keep the data between runs. */
  keep: boolean;
  /** Serve the site from its sources and follow changes. */
  dev: boolean;
  standardPorts?: Partial<NamedPorts>;
};

/** Runs the whole local product until Ctrl-C. @returns the exit code */
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

/** The output of `npm start` once everything runs. */
function welcome({ addresses, directory }: RunningStack, seconds: number): string {
  const { casey, riley } = sampleClients;
  const staffLines = Object.values(sampleStaff)
    .map(({ email, name, role }) => `                   ${email} (${name}, ${role})`)
    .join('\n');
  return `
${styleText('bold', `  ${addresses.hosting}`)}   ready after ${seconds.toFixed(1)} s

  Client portal    ${casey.email} (${casey.firstName}, projects and appointments)
                   ${riley.email} (${riley.firstName}, nothing yet); any text as project ID or phone
  Staff desk       ${addresses.hosting}/desk, password ${samplePassword}:
${staffLines}
  Test cards       4242 4242 4242 4242  paid          4000 0000 0000 0002  declined
                   4000 0025 0000 3155  3-D Secure    4000 0000 0000 9995  insufficient funds
                   any future date, any CVC
  Emulators        functions ${addresses.functions}, firestore ${addresses.firestore}, auth ${addresses.auth}
  Local Stripe     ${addresses.stripe}
  Local mailbox    ${addresses.mailbox}   every mail that is sent
  Log              ${directory.log}

  Ctrl-C stops everything.
`;
}
