import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runForwardingSignals } from './run-forwarding-signals.mjs';

const reminderMs = 10_000;

/**
 * Runs `npm ci` if node_modules is missing or differs from package-lock.json.
 * @returns the exit code, 0 if nothing is missing
 */
export async function installIfNeeded(root) {
  if (isInstalled(root)) return 0;
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  console.log('… Installing packages (npm ci)');
  const reminder = setInterval(() => console.log(`  still installing packages, ${seconds()}`), reminderMs);
  const { command, args } = npm();
  const code = await runForwardingSignals(
    command,
    [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  clearInterval(reminder);
  console.log(
    code === 0 ? `✓ Installed packages (${seconds()})` : `✗ npm ci failed with exit code ${code}: see above.`,
  );
  return code;
}

/**
 * Whether npm's record of node_modules matches the lockfile, package by package. Compares contents and not times, because a
 * fresh checkout of the same lockfile must not install again. Optional packages may be missing.
 */
function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, integrity, optional, link }]) => {
      const found = installed[path];
      if (!found) return optional === true || link === true;
      return found.version === version && found.integrity === integrity;
    });
}

/** The npm that started this process, which a version manager may have chosen; otherwise the one on the PATH. */
function npm() {
  const path = process.env.npm_execpath;
  if (path?.endsWith('.js')) return { command: process.execPath, args: [path] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
}
