import type { Queue } from './queue.ts';
import type { QueueKind } from './queue-kind.ts';
import type { NewItem } from './queued-item.ts';

/**
 * Queues something on this device and has it sent when there is a signal, now at the soonest, or from `notBefore` on.
 * @returns its id @throws NoRoomError
 */
export async function sendLater<Body>(
  queue: Queue,
  kind: QueueKind<Body>,
  item: Pick<NewItem, 'owner' | 'contents' | 'notBefore'> & { readonly body: NoInfer<Body> },
): Promise<string> {
  const id = await queue.add({ ...item, kind: kind.name });
  await askForSync(await navigator.serviceWorker?.getRegistration());
  return id;
}

/** Not in every browser, and not in TypeScript's library: https://wicg.github.io/background-sync/spec/ */
type WithSync = { readonly sync: { register(tag: string): Promise<void> } };

/** Asks the browser to call the worker once there is a signal. Where it cannot, pages send while they are open. */
export async function askForSync(registration: object | undefined): Promise<void> {
  try {
    if (registration && hasSync(registration)) await registration.sync.register('queue');
  } catch {
    // Not allowed by the person's settings.
  }
}

function hasSync(registration: object): registration is WithSync {
  return 'sync' in registration;
}
