import { useSyncExternalStore } from 'react';
import { entryScript } from '#shared/errors/entry-script.ts';
import { createStore } from '#shared/state/create-store.ts';
import type { WorkerMessage } from './worker-message.ts';

/** `accepted`: the page reloads as soon as the new worker has taken over. */
type UpdateState = 'none' | 'offered' | 'postponed' | 'accepted';
const update = createStore<UpdateState>(() => 'none');

/** A new version waits. Pages of the old one are offered it; a page that is itself of the new one has nothing to lose. */
export async function considerUpdate(): Promise<void> {
  const waiting = await waitingWorker();
  if (!waiting) return;
  if (await isSameBuild(waiting)) post(waiting, { type: 'SKIP_WAITING_IF_ALONE' });
  else if (update.get() === 'none') update.set('offered');
}

/** Another worker is in charge: this page asked for it, or another tab did, and then this one may reload when it likes. */
export async function workerTookOver(): Promise<void> {
  if (update.get() === 'accepted') {
    location.reload();
    return;
  }
  const { controller } = navigator.serviceWorker;
  if (controller && !(await isSameBuild(controller))) update.set('offered');
}

/** Whether to offer the new version now. */
export function useUpdateOffer(): boolean {
  return useSyncExternalStore(
    update.subscribe,
    () => update.get() === 'offered',
    () => false,
  );
}

/** Has the new version take over, and reloads the page with it. */
export async function acceptUpdate(): Promise<void> {
  update.set('accepted');
  const waiting = await waitingWorker();
  if (waiting) post(waiting, { type: 'SKIP_WAITING' });
  else location.reload();
}

/** Not now: the new version comes with the next opening. */
export function postponeUpdate(): void {
  update.set('postponed');
}

async function waitingWorker(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.waiting ?? null;
}

function post(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message);
}

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
async function isSameBuild(worker: ServiceWorker): Promise<boolean> {
  const script = entryScript();
  if (!script) return false;
  return (await askWorker(worker, { type: 'IS_SAME_BUILD', script }, buildAnswerTimeoutMs)) === true;
}
