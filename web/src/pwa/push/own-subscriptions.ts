import { isDeskPath } from '#shared/api/desk-scope.ts';

/** The workers of this app on this device: the site has one for each language that was read, and one subscription is enough. */
async function ownRegistrations(): Promise<readonly ServiceWorkerRegistration[]> {
  const all = await navigator.serviceWorker.getRegistrations();
  const isDesk = isDeskPath(location.pathname);
  return all.filter(({ scope }) => isDeskPath(new URL(scope).pathname) === isDesk);
}

/** The subscriptions to notifications that this app has on this device. */
export async function ownSubscriptions(): Promise<readonly PushSubscription[]> {
  const found = await Promise.all(
    (await ownRegistrations()).map(({ pushManager }) => pushManager?.getSubscription()),
  );
  return found.flatMap((subscription) => subscription ?? []);
}

/** Ends this device's subscription to notifications, because its next user is another person. Never throws. */
export async function forgetPush(): Promise<void> {
  try {
    for (const subscription of await ownSubscriptions()) await subscription.unsubscribe();
  } catch {
    // Without a reachable push service nothing is lost: the API sends nothing to a device whose session ended.
  }
}
