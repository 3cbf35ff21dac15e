import { outboxExists } from './outbox/outbox-exists.ts';
import { askWorker } from './tell-worker.ts';

/** Photos on a slow line take their time; a worker that says nothing for so long may have been stopped by the browser. */
const answerTimeoutMs = 60_000;

/**
 * Has everything sent that waits in the outbox: by the worker, or, where none runs (any more), by this page, whose code
 * for it is fetched only where something was ever kept.
 * @returns whether something still waits
 */
export async function sendWaiting(): Promise<boolean> {
  if (!(await outboxExists())) return false;
  try {
    const worker = await sendingWorker();
    if (worker) return (await askWorker(worker, { type: 'SEND_WAITING_QUOTES' }, answerTimeoutMs)) !== false;
    const { sendWaitingQuotes } = await import('./outbox/send-waiting-quotes.ts');
    await sendWaitingQuotes();
    return false;
  } catch {
    return true;
  }
}

/** The one that takes itself off the device sends nothing. */
async function sendingWorker(): Promise<ServiceWorker | null | undefined> {
  if (__SERVICE_WORKER__ === 'removed') return undefined;
  return (await navigator.serviceWorker?.getRegistration())?.active;
}
