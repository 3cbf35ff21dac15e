import { forgetClient } from '#lib/session/forget-client.ts';
import { clearSessionCookie } from '#lib/session/pending-logout.ts';
import { beginSigningOut, currentSession, endSession } from '#lib/session/portal-session.ts';
import { tellOtherPages } from '#lib/session/session-channel.ts';
import { leftoverNotice } from './leftover-notice.ts';

/** Resolves with whether everything was erased. */
let leaving: Promise<boolean> = Promise.resolve(true);

/** Resolves when the session before this one has left nothing behind, or what it could not erase is given up for now. */
export async function sessionHasLeft(): Promise<void> {
  await leaving;
}

/** Ends the session on this page because it ended elsewhere; the form shows `notice`. What was typed stays in memory. */
export function leaveSession(notice: string): void {
  const session = currentSession();
  if (session.phase !== 'signed-in') return;
  endSession(notice);
  leaving = erase(session.keep);
}

/**
 * Logs the client out here, in every other tab and at the server, and erases everything of theirs from the device.
 * Ends with a fresh page, so that nothing stays in memory either, and what could not be erased is tried once more;
 * without a network there is none to load, so the page stays and the cookie is cleared at the next connection. No step
 * waits without a limit: what holds the device's databases cannot keep anyone signed in.
 */
export async function logOut(): Promise<void> {
  const session = currentSession();
  if (session.phase !== 'signed-in') return;
  beginSigningOut();
  tellOtherPages({ kind: 'signed-out' });
  leaving = erase(true);
  const [cookieCleared, erased] = await Promise.all([clearSessionCookie(), leaving]);
  clearSessionStorage();
  if (cookieCleared) window.location.reload();
  else {
    const notice = 'You are logged out on this device. The server will hear of it at the next connection.';
    endSession(erased ? notice : `${notice} ${leftoverNotice}`);
  }
}

async function erase(fromDisk: boolean): Promise<boolean> {
  try {
    const { closeFirebase } = await import('#lib/firebase/portal-firebase.ts');
    await closeFirebase();
  } catch {
    // Its code could not be fetched: then nothing of it runs, and its databases are removed below.
  }
  return fromDisk ? forgetClient() : true;
}

function clearSessionStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Where storage is closed, nothing was stored.
  }
}
