import { freePorts } from '../../local/stack/ports.ts';
import { lineProgress } from '../../local/stack/progress.ts';
import { startStack } from '../../local/stack/stack.ts';
import type { TestStack } from './stack.ts';

/** The first choice of ports: the same ones each time let an unchanged site be used again without a build. */
const preferredPorts = { hosting: 6100, functions: 6101, firestore: 6102, auth: 6103, stripe: 6104 };

/** So high that only a test that means to will reach them. */
const testLimits = { lookupMissesPerHour: 100_000, quotesPerHour: 100_000, intentsPerMinute: 100_000 };

/**
 * Uses the stack named in STACK, or starts one on free ports and names it there for the workers.
 * @returns what ends the stack, when this call started it
 */
export async function startTestStack(signal = new AbortController().signal): Promise<() => Promise<void>> {
  if (process.env['STACK']) return async () => undefined;
  const ports = await freePorts(preferredPorts);
  const stack = await startStack({
    name: String(ports.hosting),
    ports,
    keep: false,
    limits: testLimits,
    env: process.env,
    signal,
    progress: lineProgress(),
    onFunctionLine: () => undefined,
  });
  const named: TestStack = { ...stack.addresses, directory: stack.directory.root };
  process.env['STACK'] = JSON.stringify(named);
  return async () => {
    delete process.env['STACK'];
    await stack.stop();
  };
}
