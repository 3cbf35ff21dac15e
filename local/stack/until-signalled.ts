import { endAllChildrenNow } from './child-process.ts';

const parentCheckMs = 500;
/** npm and the terminal each send Ctrl-C, so two signals at once are one wish. */
const insistenceMs = 1_000;

/**
 * A signal that aborts when this process is asked to end (Ctrl-C, SIGTERM, SIGHUP) or when its parent is gone: a
 * killed npm must not leave the stack behind. Asked again a second later, it ends everything at once.
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
