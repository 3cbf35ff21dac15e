import { entryScript } from '#shared/errors/entry-script.ts';
import type { WorkerMessage } from './worker-message.ts';

const buildAnswerTimeoutMs = 3_000;

/** Sends a message to the active worker, if there is one. */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage(message);
}

/** Sends a message to a worker that answers it. @returns its answer; undefined when none came in time */
function askWorker(worker: ServiceWorker, message: WorkerMessage, timeoutMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const giveUp = setTimeout(() => resolve(undefined), timeoutMs);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(giveUp);
      resolve(data);
    };
    worker.postMessage(message, [port2]);
  });
}

/** Whether `worker` was built together with this page. A worker that does not answer counts as another build's. */
export async function isSameBuild(worker: ServiceWorker): Promise<boolean> {
  const script = entryScript();
  if (!script) return false;
  return (await askWorker(worker, { type: 'IS_SAME_BUILD', script }, buildAnswerTimeoutMs)) === true;
}
