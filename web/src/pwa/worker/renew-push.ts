import { pushKeySchema } from '@welding/domain/entities/push-device';
import { apiRequest } from '#shared/api/api-request.ts';
import { apiPaths } from '#shared/api/paths.ts';

declare const self: ServiceWorkerGlobalScope;

type Subscription = Pick<PushSubscription, 'toJSON'>;

/**
 * Answers a push service that ended this device's subscription: takes the new one, where the browser brings it, or makes one, and tells the API in the name of whoever is signed in on it.
 * What does not succeed now, for want of a signal or a session, is made good when the app is opened again.
 * @param bearer gives an ID token where sessions are not a cookie's; undefined when nobody is signed in
 */
export async function renewPush(
  {
    oldSubscription,
    newSubscription,
  }: { oldSubscription?: Subscription | null; newSubscription?: Subscription | null },
  bearer?: () => Promise<string | undefined>,
): Promise<void> {
  const token = await bearer?.();
  if (bearer && !token) return;
  const renewed = newSubscription ?? (await subscribeAnew());
  const tell = async (method: 'POST' | 'DELETE', subscription: Subscription) => {
    const body = subscription.toJSON();
    await apiRequest(apiPaths.pushDevices, () => undefined, {
      method,
      body,
      ...(token && { bearer: token }),
    });
  };
  await tell('POST', renewed);
  // An ended one is forgotten with the next notification at the latest.
  if (oldSubscription) await tell('DELETE', oldSubscription).catch(() => undefined);
}

/** With the key of today: another one may be why the subscription ended. */
async function subscribeAnew(): Promise<PushSubscription> {
  const { publicKey } = await apiRequest(apiPaths.pushKey, (json) => pushKeySchema.parse(json));
  const { pushManager } = self.registration;
  return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}
