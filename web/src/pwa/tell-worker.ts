import type { WorkerMessage } from './worker-messages.ts';

const answerTimeoutMs = 3_000;

/** Sends a message to the active worker, if there is one. */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage(message);
}

/** Whether `worker` was built together with this page. A worker that does not answer counts as another build's. */
export function isSameBuild(worker: ServiceWorker): Promise<boolean> {
  const script = entryScript();
  if (!script) return Promise.resolve(false);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const giveUp = setTimeout(() => resolve(false), answerTimeoutMs);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(giveUp);
      resolve(data === true);
    };
    const message: WorkerMessage = { type: 'IS_SAME_BUILD', script };
    worker.postMessage(message, [port2]);
  });
}

/** The address of the script this page began with: its hash stands for the whole build. */
export function entryScript(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
}
