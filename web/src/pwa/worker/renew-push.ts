import { apiPaths } from '@welding/domain/api-paths';
import { pushKeySchema } from '@welding/domain/entities/push-device';
import { ApiError, apiRequest } from '#shared/api/api-request.ts';

declare const self: ServiceWorkerGlobalScope;

/** Not every browser tells both: https://w3c.github.io/push-api/#the-pushsubscriptionchange-event. */
type SubscriptionChange = {
  readonly oldSubscription?: Pick<PushSubscription, 'toJSON'> | null;
  readonly newSubscription?: Pick<PushSubscription, 'toJSON' | 'unsubscribe'> | null;
};

/**
 * Goes on with notifications after the push service ended this device's subscription, which it may do at any time, with no page
 * open: subscribes anew where the browser has not, and tells the API. Without a connection the app makes that good when it
 * is next opened; where nobody is signed in any more the device is subscribed no longer.
 * @param tell adds a device at the API, or takes it away. @throws as `apiRequest`
 */
export async function renewPush(
  { oldSubscription, newSubscription }: SubscriptionChange,
  tell: (method: 'POST' | 'DELETE', subscription: PushSubscriptionJSON) => Promise<void>,
): Promise<void> {
  const subscription = newSubscription ?? (await subscribeAnew(self.registration));
  if (!subscription) return;
  try {
    await tell('POST', subscription.toJSON());
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    await subscription.unsubscribe();
    return;
  }
  // What is not taken away now goes with the next notification that cannot be delivered to it.
  if (oldSubscription) await tell('DELETE', oldSubscription.toJSON()).catch(() => undefined);
}

/** Undefined where the person has taken the permission away: then nobody is to be told anything. */
async function subscribeAnew({
  pushManager,
}: ServiceWorkerRegistration): Promise<PushSubscription | undefined> {
  const current = await pushManager.getSubscription();
  if (current) return current;
  const { publicKey } = await apiRequest(apiPaths.pushKey, (json) => pushKeySchema.parse(json));
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  if ((await pushManager.permissionState(options)) !== 'granted') return undefined;
  return await pushManager.subscribe(options);
}
