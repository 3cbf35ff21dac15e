import { apiPaths } from '@welding/domain/api-paths';
import { adoptStoredSession, currentSession, endSession } from '#shared/session/portal-session.ts';
import { readSessionMarker } from '#shared/session/session-marker.ts';
import { leftoverNotice } from '#shared/storage/leftover-notice.ts';
import { forgetClient } from './forget-client.ts';
import { leaveLostSession, leaveSession } from './leave-session.ts';
import { notePendingLogout } from './pending-logout.ts';
import { hearOtherPages, type SessionMessage } from './session-channel.ts';
import { sessionTexts } from './session-texts.ts';

let started = false;

/** Keeps this page's session in agreement with the other open pages and with the device. */
export function syncSessionAcrossTabs(): void {
  if (started) return;
  started = true;
  if (currentSession().phase === 'signed-out') void eraseLeftovers();
  hearOtherPages(follow);
  document.addEventListener('visibilitychange', followDevice);
  // A message may arrive before what the other page stored can be read here: this event comes after.
  addEventListener('storage', followDevice);
  addEventListener('pagehide', endVisit);
}

/** Erases what another page held at the last log-out. */
async function eraseLeftovers(): Promise<void> {
  const erased = await forgetClient();
  if (!erased && currentSession().phase === 'signed-out') endSession(leftoverNotice);
}

function follow(message: SessionMessage): void {
  const session = currentSession();
  if (message.kind === 'signed-out') {
    leaveSession(sessionTexts().loggedOutElsewhere);
  } else if (session.phase === 'signed-out') {
    adoptStoredSession();
  } else if (session.phase === 'signed-in' && session.client.id !== message.clientId) {
    leaveLostSession('other-client');
  }
}

/** A page that slept on a phone hears nothing: it looks again when it is shown. */
function followDevice(): void {
  const session = currentSession();
  if (session.phase === 'signed-out') adoptStoredSession();
  if (session.phase !== 'signed-in' || !session.keep) return;
  const marker = readSessionMarker();
  if (!marker) leaveSession(sessionTexts().loggedOutElsewhere);
  else if (marker.clientId !== session.client.id) leaveLostSession('other-client');
}

/**
 * A session that is not kept ends with its page, and so does its cookie, unless a kept session on this device needs
 * it. A request of a closing page may be lost, so this also notes it for the next page.
 */
function endVisit({ persisted }: PageTransitionEvent): void {
  const session = currentSession();
  if (persisted || session.phase !== 'signed-in' || session.keep || readSessionMarker()) return;
  notePendingLogout();
  navigator.sendBeacon(apiPaths.logout);
}
