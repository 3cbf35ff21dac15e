import { apiPaths } from '@welding/domain/api-paths';
import { pendingLogoutKey } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

const logoutTimeoutMs = 4_000;

let clearing: Promise<boolean> = Promise.resolve(true);

/** Ends the session at the server. If that fails, notes it for `finishPendingLogout`. Returns whether it succeeded. */
export function clearSessionCookie(): Promise<boolean> {
  clearing = askServer();
  return clearing;
}

/** Waits for a logout in progress, whose response would clear the cookie of a new session. */
export async function logoutHasSettled(): Promise<void> {
  await clearing;
}

async function askServer(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(logoutTimeoutMs);
    const { ok } = await fetch(apiPaths.logout, { method: 'POST', keepalive: true, signal });
    note(!ok);
    return ok;
  } catch {
    note(true);
    return false;
  }
}

/** A new session replaces the cookie, so nothing is left to clear. */
export function forgetPendingLogout(): void {
  note(false);
}

/** For a logout that may not reach the server; `finishPendingLogout` repeats it. */
export function notePendingLogout(): void {
  note(true);
}

function note(pending: boolean): void {
  // If storage is closed, the cookie ends with the browser.
  if (pending) deviceStorage.write(pendingLogoutKey, 'yes');
  else deviceStorage.remove(pendingLogoutKey);
  if ('caches' in globalThis) {
    const told: Promise<unknown> = pending ? caches.open(pendingLogoutKey) : caches.delete(pendingLogoutKey);
    told.catch(() => undefined);
  }
}
