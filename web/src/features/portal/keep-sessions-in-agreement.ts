import { apiPaths } from '#lib/paths.ts';
import { forgetClient } from '#lib/session/forget-client.ts';
import { finishPendingLogout } from '#lib/session/pending-logout.ts';
import { adoptKeptSession, currentSession, endSession } from '#lib/session/portal-session.ts';
import { hearOtherPages, type SessionMessage } from '#lib/session/session-channel.ts';
import { readSessionMarker } from '#lib/session/session-marker.ts';
import { leaveSession } from './leave-session.ts';
import { leftoverNotice } from './leftover-notice.ts';

let started = false;

/** Keeps this page's session in agreement with the other open pages, with the device and with the server's cookie. */
export function keepSessionsInAgreement(): void {
  if (started) return;
  started = true;
  finishPendingLogout();
  if (currentSession().phase === 'signed-out') void eraseLeftovers();
  hearOtherPages(follow);
  document.addEventListener('visibilitychange', followDevice);
  // A message may arrive before what the other page stored can be read here: this event comes after.
  addEventListener('storage', followDevice);
  addEventListener('pageshow', followDevice);
  addEventListener('pagehide', endVisit);
}

/** What the last session could not erase, because another page held it, is erased now. */
async function eraseLeftovers(): Promise<void> {
  const erased = await forgetClient();
  if (!erased && currentSession().phase === 'signed-out') endSession(leftoverNotice);
}

function follow(message: SessionMessage): void {
  const session = currentSession();
  if (message.kind === 'signed-out') {
    leaveSession('You were logged out in another tab.');
  } else if (session.phase === 'signed-out') {
    adoptKeptSession();
  } else if (session.phase === 'signed-in' && session.client.id !== message.clientId) {
    // When the other session was kept, what lies on the device is the other client's: not ours to erase.
    if (readSessionMarker()?.clientId === message.clientId) window.location.reload();
    else leaveSession('Another client signed in on this device.');
  }
}

/** A page that slept (in the back-forward cache, on a phone) hears nothing: it looks again when it is shown. */
function followDevice(): void {
  const session = currentSession();
  if (session.phase === 'signed-out') adoptKeptSession();
  else if (session.phase === 'signed-in' && session.keep) {
    const marker = readSessionMarker();
    if (!marker) leaveSession('You were logged out in another tab.');
    else if (marker.clientId !== session.client.id) window.location.reload();
  }
}

/** A session that is not kept ends with its page: the cookie too, unless a kept session on this device needs it. */
function endVisit({ persisted }: PageTransitionEvent): void {
  const session = currentSession();
  if (persisted || session.phase !== 'signed-in' || session.keep || readSessionMarker()) return;
  navigator.sendBeacon(apiPaths.logout);
}
