import { pendingLogoutKey } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

/**
 * Has the server end the session of a log-out that could not reach it, now and whenever the connection returns. For
 * every page, so that the code for it is fetched only when there is one.
 */
export function finishPendingLogout(): void {
  void finish();
  addEventListener('online', finish);
}

async function finish(): Promise<void> {
  if (!deviceStorage.read(pendingLogoutKey)) return;
  // Code that does not come is fetched at the next connection.
  await import('./pending-logout.ts')
    .then(({ clearSessionCookie }) => clearSessionCookie())
    .catch(() => false);
}
