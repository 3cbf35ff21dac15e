import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addressesOf } from '../stack/addresses.ts';
import { freePorts } from '../stack/ports.ts';
import { lineProgress } from '../stack/progress.ts';
import { demoProjectId } from '../stack/project-root.ts';
import { stackDirectory } from '../stack/stack-directory.ts';
import { startStack } from '../stack/start-stack.ts';
import type { NamedStack } from './named-stack.ts';

/** High enough that only a test of limits reaches them. */
export const testLimits = {
  lookupMissesPerHour: 100_000,
  lookupsPerHour: 100_000,
  allLookupMissesPerHour: 1_000_000,
  quotesPerHour: 100_000,
  clientErrorsPerHour: 100_000,
  passwordMailsPerHour: 100_000,
  photosPerDay: 100_000,
  intentsPerMinute: 100_000,
  bookingsPerAddressPerHour: 100_000,
  codesPerAddressPerHour: 100_000,
  verificationsPerHour: 100_000,
};

const keptForMs = 60 * 60_000;

/**
 * Uses the stack named in STACK, or starts one on free ports and sets STACK for the workers.
 * @param onData called once the emulators have the sample data and STACK is set, before the site is built
 * @returns a function that ends the stack if this call started it
 */
export async function startTestStack(
  signal = new AbortController().signal,
  onData: () => void = () => undefined,
): Promise<() => Promise<void>> {
  if (process.env['STACK']) return async () => undefined;
  await removeOldTestStacks();
  const ports = await freePorts();
  const name = `test-${ports.hosting}`;
  const named: NamedStack = {
    ...addressesOf(ports),
    project: demoProjectId,
    directory: stackDirectory(name).root,
  };
  const stack = await startStack({
    name,
    ports,
    keep: false,
    schedules: false,
    limits: testLimits,
    env: process.env,
    signal,
    progress: lineProgress(),
    onFunctionLine: () => undefined,
    onData: () => {
      process.env['STACK'] = JSON.stringify(named);
      onData();
    },
  });
  return async () => {
    delete process.env['STACK'];
    await stack.stop();
  };
}

/** Removes the folders of earlier test runs. Keeps the last hour's, because they may run, and for their logs. */
async function removeOldTestStacks(): Promise<void> {
  const folder = dirname(stackDirectory('any').root);
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith('test-')) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > keptForMs) await rm(path, { recursive: true, force: true });
  }
}
