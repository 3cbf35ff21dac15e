import { setTimeout as delay } from 'node:timers/promises';
import type { StackAddresses } from './addresses.ts';
import type { StackDirectory } from './stack-directory.ts';
import { StackProblem } from './stack-problem.ts';

const limitMs = 60_000;
const pauseMs = 250;

/** What each function answers a GET with when it is up. */
const signsOfLife = [
  ['/api/health', 200],
  ['/api/stripe/webhook', 405],
] as const;

/** Resolves when the API answers through Hosting, which also starts a first instance of each function. @throws StackProblem */
export async function awaitHealth(
  { hosting }: StackAddresses,
  { log }: StackDirectory,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(
    signsOfLife.map(async ([path, status]) => {
      const last = await awaitStatus(`${hosting}${path}`, status, signal);
      if (last === undefined) return;
      throw new StackProblem(
        `${path} does not answer as it should after ${limitMs / 1000} s (${last}): see ${log}.`,
      );
    }),
  );
}

/** @returns undefined as soon as GET `address` is answered with `status`, else what it was answered with last */
async function awaitStatus(
  address: string,
  status: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const deadline = performance.now() + limitMs;
  let last = 'no answer';
  while (performance.now() < deadline) {
    signal.throwIfAborted();
    try {
      const response = await fetch(address, { signal });
      const text = await response.text();
      if (response.status === status) return undefined;
      last = `${response.status} ${text}`;
    } catch (error) {
      signal.throwIfAborted();
      last = String(error);
    }
    await delay(pauseMs);
  }
  return last;
}
