import { setTimeout as delay } from 'node:timers/promises';
import type { StackAddresses } from './addresses.ts';
import { postCreation } from './post-event.ts';
import type { StackDirectory } from './stack-directory.ts';
import { StackProblem } from './stack-problem.ts';

/** Several times what an idle machine needs, so that a busy one succeeds, too. */
const limitMs = 180_000;
const pauseMs = 250;
/** The emulator allows a function 30 seconds to load and never responds to the request of a slower one. */
const attemptMs = 35_000;

/** Each function's status for a GET once it runs. */
const signsOfLife = [
  ['/api/health', 200],
  ['/api/stripe/webhook', 405],
] as const;

/**
 * Resolves when the API responds through Hosting and the mail sender runs. This also starts a first instance of each.
 * @throws StackProblem
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

/** Reports a mail that does not exist, again if the report was lost. */
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

/** @returns undefined once GET `address` responds with `status`, otherwise its last response */
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
