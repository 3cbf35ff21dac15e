/**
 * The entry of `npm start`, `npm test`, `npm run check` and `npm run bench`. Plain JavaScript, because it runs on whatever Node the
 * machine has and before anything is installed: it installs what is missing and hands over to the pinned Node 24.
 */
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runForwardingSignals } from './install/forward-signals.mjs';
import { installIfNeeded } from './install/install-packages.mjs';
import { pinnedNode } from './install/pinned-node.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = '', ...options] = process.argv.slice(2);
const commands = ['start', 'test', 'check', 'bench'];

if (!commands.includes(command)) {
  console.error(`Unknown command "${command}": one of ${commands.join(', ')}.`);
  process.exit(1);
}

const installed = await installIfNeeded(root);
if (installed !== 0) process.exit(installed);

const node = pinnedNode(root);
if (!node) {
  console.error(
    `No Node 24 for ${process.platform}-${process.arch} among the installed packages: run npm with Node 24 or newer.`,
  );
  process.exit(1);
}

const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
process.exit(
  await runForwardingSignals(node, [join(root, 'local', 'commands', `${command}.ts`), ...options], {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: 'inherit',
  }),
);
