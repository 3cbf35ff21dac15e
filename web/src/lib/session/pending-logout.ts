import { apiPaths } from '#lib/paths.ts';

/**
 * The session cookie is HttpOnly: only the server can clear it. A log-out without a connection leaves this note, which
 * holds nothing of the client, and the cookie is cleared at the next connection.
 */
const pendingKey = 'logout-pending';
const logoutTimeoutMs = 4_000;

/** Has the server clear the session cookie. Says whether it did; if not, it is done by `finishPendingLogout`. */
export async function clearSessionCookie(): Promise<boolean> {
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

/** Clears the cookie of a log-out that could not reach the server, now and whenever the connection returns. */
export function finishPendingLogout(): void {
  const finish = () => {
    if (isPending()) void clearSessionCookie();
  };
  finish();
  addEventListener('online', finish);
}

/** A new session replaces the cookie: nothing is left to clear. */
export function forgetPendingLogout(): void {
  note(false);
}

function note(pending: boolean): void {
  try {
    if (pending) localStorage.setItem(pendingKey, 'yes');
    else localStorage.removeItem(pendingKey);
  } catch {
    // Where storage is closed, the cookie ends with the browser.
  }
}

function isPending(): boolean {
  try {
    return localStorage.getItem(pendingKey) !== null;
  } catch {
    return false;
  }
}
