import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { freePorts } from '../../local/stack/ports.ts';
import { ProductProcess } from './product-process.ts';

/** Output lines about a problem. */
function complaints(output: string): string[] {
  return output.split('\n').filter((line) => line.startsWith('✗'));
}

test('names a port in use, its process and what to do, and leaves nothing running', async () => {
  const ports = await freePorts();
  const blocker = createServer().listen(ports.firestore, '127.0.0.1');
  await once(blocker, 'listening');
  try {
    await using product = await ProductProcess.start({ ports });
    expect(await product.exitCode()).toBe(1);
    expect(complaints(product.output)).toEqual([
      `✗ Port ${ports.firestore} (firestore) is in use by node, process ${process.pid}: stop that, or choose another: PORT_FIRESTORE=${ports.firestore + 100}`,
    ]);
    expect(product.leftovers()).toEqual([]);
  } finally {
    blocker.close();
  }
});

test('says in one line what to install when there is no Java', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'no-java-'));
  try {
    // A PATH with only Node, npm and a shell.
    const npm = (process.env['PATH'] ?? '')
      .split(delimiter)
      .map((path) => join(path, 'npm'))
      .find((path) => existsSync(path));
    await symlink('/bin/sh', join(folder, 'sh'));
    await symlink(npm ?? 'npm', join(folder, 'npm'));
    await using product = await ProductProcess.start({
      env: { PATH: [folder, dirname(process.execPath)].join(delimiter) },
    });
    expect(await product.exitCode()).toBe(1);
    expect(complaints(product.output)).toEqual([
      '✗ No Java found, which the Firestore emulator needs: install Java 11 or newer (Debian: apt install default-jre-headless; macOS: brew install openjdk).',
    ]);
    expect(product.leftovers()).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('reports a Firestore emulator that is named but does not exist', async () => {
  await using product = await ProductProcess.start({
    env: { FIRESTORE_EMULATOR_BINARY_PATH: '/nowhere/firestore.jar' },
  });
  expect(await product.exitCode()).toBe(1);
  expect(complaints(product.output)).toEqual([
    '✗ FIRESTORE_EMULATOR_BINARY_PATH names /nowhere/firestore.jar, which does not exist: correct or unset it.',
  ]);
});

test('shows a failed build’s output and stops everything it had started', async () => {
  await using product = await ProductProcess.start({ env: { ESBUILD_BINARY_PATH: '/bin/false' } });
  expect(await product.exitCode()).toBe(1);
  expect(product.output).toContain('The build of the functions failed: correct what it says above.');
  expect(product.output).not.toContain('ready after');
  expect(product.leftovers()).toEqual([]);
});
