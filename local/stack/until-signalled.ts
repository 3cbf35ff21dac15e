import { endAllChildrenNow } from './child-process.ts';

const parentCheckMs = 500;
/** npm and the terminal both send Ctrl-C, so two signals at once count as one. */
const insistenceMs = 1_000;

/**
 * A signal that aborts on Ctrl-C, SIGTERM or SIGHUP, or when the parent ends, because a killed npm must not leave the stack
 * running. A second request a second later kills everything at once.
 */
export function untilSignalled(): AbortSignal {
  const controller = new AbortController();
  let firstAt: number | undefined;
  const interrupt = (): void => {
    if (firstAt === undefined) {
      firstAt = performance.now();
      controller.abort(new Error('Interrupted'));
    } else if (performance.now() - firstAt > insistenceMs) {
      endAllChildrenNow();
      process.exit(1);
    }
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, interrupt);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent || firstAt !== undefined) return;
    clearInterval(watch);
    interrupt();
  }, parentCheckMs);
  watch.unref();
  return controller.signal;
}
