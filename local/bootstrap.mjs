/**
 * The entry of `npm start` and of each `npm run` with a file in local/commands. Installs missing packages and hands over to
 * Node 24. Plain JavaScript, because it runs on any Node and before the install.
 */
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from './install/find-node.mjs';
import { installIfNeeded } from './install/install-if-needed.mjs';
import { runForwardingSignals } from './install/run-forwarding-signals.mjs';
import { shiftedClock } from './install/shifted-clock.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = '', ...options] = process.argv.slice(2);
const local = (name) => join(root, 'local', 'commands', `${name}.ts`);
const commands = {
  ...Object.fromEntries(
    ['start', 'dev', 'test', 'test-all', 'check', 'clients', 'staff', 'calendar', 'restore', 'doctor'].map(
      (name) => [name, local(name)],
    ),
  ),
  bench: join(root, 'bench', 'run', 'bench.ts'),
};

if (!Object.hasOwn(commands, command)) {
  console.error(`Unknown command "${command}": one of ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}

const node = findNode(root);
if (!node) refuse('none comes as a package for');

const installed = await installIfNeeded(root);
if (installed !== 0) process.exit(installed);
if (!existsSync(node)) refuse('npm left out the one that comes as a package for');

const clock = process.env.AT ? shiftedClock(process.env.AT) : {};
if (!clock) {
  console.error('✗ AT takes a time in Chicago, as 2027-03-14 03:00, and Debian’s package faketime.');
  process.exit(1);
}

const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
process.exit(
  await runForwardingSignals(node, [commands[command], ...options], {
    cwd: root,
    env: { ...process.env, ...clock, PATH: path },
    stdio: 'inherit',
  }),
);

function refuse(reason) {
  console.error(
    `✗ Node 24.3 or newer is needed, and ${reason} ${process.platform}-${process.arch}: install Node 24 (https://nodejs.org; macOS: brew install node@24) and try again.`,
  );
  process.exit(1);
}
