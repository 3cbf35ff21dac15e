import { freePorts } from '../stack/ports.ts';
import { lineProgress } from '../stack/progress.ts';
import { startStack } from '../stack/stack.ts';
import type { NamedStack } from './named-stack.ts';
import { removeOldTestStacks } from './old-test-stacks.ts';

/** So high that only a test that means to will reach them. */
const testLimits = {
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

/**
 * Uses the stack named in STACK, or starts one on free ports and names it there for the workers.
 * @returns what ends the stack, when this call started it
 */
export async function startTestStack(signal = new AbortController().signal): Promise<() => Promise<void>> {
  if (process.env['STACK']) return async () => undefined;
  await removeOldTestStacks();
  const ports = await freePorts();
  const stack = await startStack({
    name: `test-${ports.hosting}`,
    ports,
    keep: false,
    schedules: false,
    limits: testLimits,
    env: process.env,
    signal,
    progress: lineProgress(),
    onFunctionLine: () => undefined,
  });
  const named: NamedStack = { ...stack.addresses, directory: stack.directory.root };
  process.env['STACK'] = JSON.stringify(named);
  return async () => {
    delete process.env['STACK'];
    await stack.stop();
  };
}
