import { apiPaths } from '@welding/domain/api-paths';
import { pendingLogoutKey } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

const logoutTimeoutMs = 4_000;

let clearing: Promise<boolean> = Promise.resolve(true);

/**
 * Has the server end the session and clear its cookie. Says whether it did; if not, it is noted, and
 * `finishPendingLogout` asks again.
 */
export function clearSessionCookie(): Promise<boolean> {
  clearing = askServer();
  return clearing;
}

/** Resolves when no log-out is on its way: its answer would clear the cookie of a session that begins meanwhile. */
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

/** A new session replaces the cookie: nothing is left to clear. */
export function forgetPendingLogout(): void {
  note(false);
}

/** The server may not hear of a log-out: `finishPendingLogout` asks it. */
export function notePendingLogout(): void {
  note(true);
}

function note(pending: boolean): void {
  // Where storage is closed, the cookie ends with the browser.
  if (pending) deviceStorage.write(pendingLogoutKey, 'yes');
  else deviceStorage.remove(pendingLogoutKey);
  if ('caches' in globalThis) {
    const told: Promise<unknown> = pending ? caches.open(pendingLogoutKey) : caches.delete(pendingLogoutKey);
    told.catch(() => undefined);
  }
}
