import { isDeskPath } from '#shared/api/desk-scope.ts';

/** This app's workers on this device. The site has one per language; one subscription is enough. */
async function ownRegistrations(): Promise<readonly ServiceWorkerRegistration[]> {
  const all = await navigator.serviceWorker.getRegistrations();
  const isDesk = isDeskPath(location.pathname);
  return all.filter(({ scope }) => isDeskPath(new URL(scope).pathname) === isDesk);
}

export async function ownSubscriptions(): Promise<readonly PushSubscription[]> {
  const found = await Promise.all(
    (await ownRegistrations()).map(({ pushManager }) => pushManager?.getSubscription()),
  );
  return found.flatMap((subscription) => subscription ?? []);
}

/** Ends this device's subscription, because its next user is another person. Never throws. */
export async function forgetPush(): Promise<void> {
  try {
    for (const subscription of await ownSubscriptions()) await subscription.unsubscribe();
  } catch {
    // An unreachable push service is harmless: the API sends nothing after the session has ended.
  }
}
