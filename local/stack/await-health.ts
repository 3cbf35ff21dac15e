import { setTimeout as delay } from 'node:timers/promises';
import type { StackAddresses } from './addresses.ts';
import { postCreation } from './post-event.ts';
import type { StackDirectory } from './stack-directory.ts';
import { StackProblem } from './stack-problem.ts';

/** Several times what a machine with nothing else to do takes: one that builds and tests meanwhile gets there, too. */
const limitMs = 180_000;
const pauseMs = 250;
/** The emulator gives a function 30 seconds to load, and never answers what asked one that took longer. */
const attemptMs = 35_000;

/** What each function answers a GET with when it is up. */
const signsOfLife = [
  ['/api/health', 200],
  ['/api/stripe/webhook', 405],
] as const;

/**
 * Resolves when the API answers through Hosting and what sends mails runs; this also starts a first instance of each, so that
 * nobody waits for it later. @throws StackProblem
 */
export async function awaitHealth(
  { hosting, functions }: Pick<StackAddresses, 'hosting' | 'functions'>,
  { log }: Pick<StackDirectory, 'log'>,
  signal: AbortSignal,
  { lostAfterMs = attemptMs } = {},
): Promise<void> {
  await Promise.all([
    startMailSender(functions, log, signal, lostAfterMs),
    ...signsOfLife.map(async ([path, status]) => {
      const last = await awaitStatus(`${hosting}${path}`, status, signal);
      if (last === undefined) return;
      throw new StackProblem(
        `${path} does not answer as it should after ${limitMs / 1000} s (${last}): see ${log}.`,
      );
    }),
  ]);
}

/** Tells it of a mail that there is not, again where that was lost. */
async function startMailSender(
  functions: string,
  log: string,
  signal: AbortSignal,
  lostAfterMs: number,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const lost = AbortSignal.timeout(lostAfterMs);
    try {
      return await postCreation(functions, 'sendQueuedMail', 'mail/none', AbortSignal.any([signal, lost]));
    } catch (error) {
      signal.throwIfAborted();
      if (lost.aborted && performance.now() < deadline) continue;
      throw new StackProblem(`What sends mails does not start (${String(error)}): see ${log}.`);
    }
  }
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
