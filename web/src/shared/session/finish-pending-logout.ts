import { pendingLogoutKey } from './pending-logout-key.ts';

/**
 * Has the server end the session of a log-out that could not reach it, now and whenever the connection returns. For
 * every page, so that the code for it is fetched only when there is one.
 */
export function finishPendingLogout(): void {
  void finish();
  addEventListener('online', finish);
}

async function finish(): Promise<void> {
  try {
    if (localStorage.getItem(pendingLogoutKey))
      await (await import('./pending-logout.ts')).clearSessionCookie();
  } catch {
    // Where storage is closed nothing was noted; code that does not come is fetched at the next connection.
  }
}
