import { pushKeySchema } from '@welding/domain/entities/push-device';
import { ApiError, apiRequest } from '#shared/api/api-request.ts';
import { apiPaths } from '#shared/api/paths.ts';

declare const self: ServiceWorkerGlobalScope;

/** The event `pushsubscriptionchange` as the standard has it: https://w3c.github.io/push-api/#the-pushsubscriptionchange-event. Not every browser fills it in. */
type SubscriptionChange = { readonly newSubscription?: PushSubscription | null };

/**
 * Goes on with notifications after the push service ended this device's subscription, which it may do at any time, with no page
 * open: subscribes anew where the browser has not, and tells the API. Without a connection the app makes that good when it
 * is next opened; where nobody is signed in any more the device is subscribed no longer.
 * @param send tells the API of the device. @throws as `apiRequest`
 */
export async function renewPush(
  { newSubscription }: SubscriptionChange,
  send: (subscription: PushSubscriptionJSON) => Promise<void>,
): Promise<void> {
  const subscription = newSubscription ?? (await subscribeAnew(self.registration));
  if (!subscription) return;
  try {
    await send(subscription.toJSON());
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    await subscription.unsubscribe();
  }
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
