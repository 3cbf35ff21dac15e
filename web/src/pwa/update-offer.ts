import { useSyncExternalStore } from 'react';
import { entryScript } from '#shared/errors/report-browser-error.ts';
import { createStore } from '#shared/state/create-store.ts';
import type { WorkerMessage } from './worker-message.ts';

/** `accepted`: the page reloads once the new worker takes over. */
type UpdateState = 'none' | 'offered' | 'postponed' | 'accepted';
const update = createStore<UpdateState>(() => 'none');

/** Offers a waiting version to pages of the old one. */
export async function considerUpdate(): Promise<void> {
  const waiting = await waitingWorker();
  if (!waiting) return;
  if (await isSameBuild(waiting)) post(waiting, { type: 'SKIP_WAITING_IF_ALONE' });
  else if (update.get() === 'none') update.set('offered');
}

/**
 * Another worker took over. This page reloads if it asked for the update. If another tab did, this page may reload
 * later.
 */
export async function workerTookOver(): Promise<void> {
  if (update.get() === 'accepted') {
    location.reload();
    return;
  }
  const { controller } = navigator.serviceWorker;
  if (controller && !(await isSameBuild(controller))) update.set('offered');
}

export function useUpdateOffer(): boolean {
  return useSyncExternalStore(
    update.subscribe,
    () => update.get() === 'offered',
    () => false,
  );
}

/** Activates the new version and reloads the page. */
export async function acceptUpdate(): Promise<void> {
  update.set('accepted');
  const waiting = await waitingWorker();
  if (waiting) post(waiting, { type: 'SKIP_WAITING' });
  else location.reload();
}

/** The next opening uses the new version. */
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

const buildReplyTimeoutMs = 3_000;

/** Does nothing without an active worker. */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage(message);
}

/** @returns undefined if the worker did not reply in time */
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

/** Whether `worker` comes from this page's build. A worker that does not reply counts as another build. */
async function isSameBuild(worker: ServiceWorker): Promise<boolean> {
  const script = entryScript();
  if (!script) return false;
  return (await askWorker(worker, { type: 'IS_SAME_BUILD', script }, buildReplyTimeoutMs)) === true;
}
