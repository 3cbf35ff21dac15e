import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../local/stack/project-root.ts';

const run = promisify(execFile);
let root: string;

// A project of one package, which comes from a file, so that installing it needs no network.
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'installing-'));
  await mkdir(join(root, 'local', 'commands'), { recursive: true });
  await cp(join(projectRoot, 'local', 'bootstrap.mjs'), join(root, 'local', 'bootstrap.mjs'));
  await cp(join(projectRoot, 'local', 'install'), join(root, 'local', 'install'), { recursive: true });
  await writeFile(join(root, 'local', 'commands', 'start.ts'), 'console.log("handed over");\n');
  await wantVersion('1.0.0');
});

afterAll(() => rm(root, { recursive: true }));

/** Packs this version of the package and makes package.json and lockfile name it. */
async function wantVersion(version: string): Promise<void> {
  const source = join(root, `source-${version}`);
  await mkdir(source);
  await writeFile(join(source, 'package.json'), JSON.stringify({ name: 'part', version }));
  const pack = await run('npm', ['pack', '--json', '--pack-destination', root], { cwd: source });
  const [{ integrity }] = JSON.parse(pack.stdout);
  const project = { name: 'project', dependencies: { part: `file:part-${version}.tgz` } };
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
      },
    }),
  );
}

async function start(): Promise<string> {
  const { stdout } = await run('node', ['local/bootstrap.mjs', 'start'], { cwd: root });
  return stdout;
}

test('it installs on a fresh clone, not a second time, and again when the lockfile asks for another version', async () => {
  const first = await start();
  expect(first).toContain('Installing packages (npm ci)');
  expect(first).toMatch(/✓ Installed packages \(\d+ s\)\nhanded over/);
  expect(await start()).toBe('handed over\n');
  await wantVersion('2.0.0');
  expect(await start()).toContain('✓ Installed packages');
  expect(await start()).toBe('handed over\n');
});

test('packages that cannot be installed end it with what npm said', async () => {
  await wantVersion('3.0.0');
  const disagreeing = { name: 'project', type: 'module', dependencies: { part: 'file:part-9.9.9.tgz' } };
  await writeFile(join(root, 'package.json'), JSON.stringify(disagreeing));
  const failure = await start().catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: expect.any(Number) });
  expect(failure).toMatchObject({
    stdout: expect.stringMatching(/✗ npm ci failed with exit code \d+: see above\.\n$/),
  });
});
