import { deskPrefix } from '#shared/api/desk-scope.ts';

/** What the browser calls the worker with once there is a signal, also when no page is open any more. */
export const tapSyncTag = `${deskPrefix}taps`;

/** Not in every browser, and not in TypeScript's library: https://wicg.github.io/background-sync/spec/ */
type WithSync = { readonly sync: { register(tag: string): Promise<void> } };

/** Asks the browser to call the worker once there is a signal. Where it cannot, the page itself sends when it is open. */
export async function askForTapSync(): Promise<void> {
  try {
    const registration: object | undefined = await navigator.serviceWorker?.getRegistration();
    if (registration && hasSync(registration)) await registration.sync.register(tapSyncTag);
  } catch {
    // Not allowed by the person's settings.
  }
}

function hasSync(registration: object): registration is WithSync {
  return 'sync' in registration;
}
