import { setTimeout as delay } from 'node:timers/promises';
import type { StackAddresses } from './addresses.ts';
import type { StackDirectory } from './stack-directory.ts';
import { StackProblem } from './stack-problem.ts';

const limitMs = 60_000;
const pauseMs = 250;

/** Resolves when the API answers through Hosting, which also starts its first instance. @throws StackProblem */
export async function awaitHealth(
  { hosting }: StackAddresses,
  { log }: StackDirectory,
  signal: AbortSignal,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  let last = 'no answer';
  while (performance.now() < deadline) {
    signal.throwIfAborted();
    try {
      const response = await fetch(`${hosting}/api/health`, { signal });
      if (response.ok) return;
      last = `${response.status} ${await response.text()}`;
    } catch (error) {
      signal.throwIfAborted();
      last = String(error);
    }
    await delay(pauseMs);
  }
  throw new StackProblem(`The API is not healthy after ${limitMs / 1000} s (${last}): see ${log}.`);
}
