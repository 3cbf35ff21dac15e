import { apiPaths } from '@welding/domain/api-paths';
import { pushKeySchema } from '@welding/domain/entities/push';
import { apiRequest } from '#shared/api/api-request.ts';
import { isDeskPath } from '#shared/api/app-of-origin.ts';

/**
 * Registers this device with the API.
 * @throws as `apiRequest`
 */
export type PushSender = (method: 'POST' | 'DELETE', subscription: PushSubscriptionJSON) => Promise<void>;

/** No worker, or the push service is unreachable. */
class NoPushServiceError extends Error {
  override readonly name = 'NoPushServiceError';
}

/** The time limit for the worker's first installation and the push service. */
const patienceMs = 20_000;

/** Whether this device is subscribed. Also updates the API. */
export async function findSubscription(send: PushSender): Promise<boolean> {
  const [subscription] = await ownSubscriptions();
  if (!subscription) return false;
  await send('POST', subscription.toJSON());
  return true;
}

/**
 * Subscribes this device, which already has permission, and tells the API.
 * @throws NoPushServiceError; as `send`, without leaving a subscription
 */
export async function subscribe(send: PushSender): Promise<void> {
  const { publicKey } = await apiRequest(apiPaths.pushKey, (json) => pushKeySchema.parse(json));
  const { pushManager } = await patiently(navigator.serviceWorker.ready);
  // A subscription with another key prevents a new one.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await patiently(
    pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
  );
  try {
    await send('POST', subscription.toJSON());
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

/** Ends this device's subscription at the push service and, with `send` and if reachable, at the API. */
export async function unsubscribe(send?: PushSender): Promise<void> {
  for (const subscription of await ownSubscriptions()) {
    await subscription.unsubscribe();
    // The API removes it with the next notification at the latest.
    await send?.('DELETE', subscription.toJSON()).catch(() => undefined);
  }
}

async function patiently<Result>(work: Promise<Result>): Promise<Result> {
  const giveUp = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new NoPushServiceError('No answer')), patienceMs);
  });
  try {
    return await Promise.race([work, giveUp]);
  } catch (cause) {
    throw cause instanceof NoPushServiceError ? cause : new NoPushServiceError('Refused', { cause });
  }
}

/** This app's workers on this device. The site has one per language; one subscription is enough. */
async function ownRegistrations(): Promise<readonly ServiceWorkerRegistration[]> {
  const all = await navigator.serviceWorker.getRegistrations();
  const isDesk = isDeskPath(location.pathname);
  return all.filter(({ scope }) => isDeskPath(new URL(scope).pathname) === isDesk);
}

async function ownSubscriptions(): Promise<readonly PushSubscription[]> {
  const found = await Promise.all(
    (await ownRegistrations()).map(({ pushManager }) => pushManager?.getSubscription()),
  );
  return found.flatMap((subscription) => subscription ?? []);
}
