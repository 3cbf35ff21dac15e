import { apiPaths } from '@welding/domain/api-paths';
import { adoptStoredSession, currentSession, endSession, personOf } from '#shared/session/portal-session.ts';
import { readSessionMarker } from '#shared/session/session-marker.ts';
import { storageTexts } from '#shared/storage/storage-texts.ts';
import { forgetClient } from './forget-client.ts';
import { leaveLostSession, leaveSession } from './leave-session.ts';
import { notePendingLogout } from './pending-logout.ts';
import { hearOtherPages, type SessionMessage } from './session-channel.ts';
import { sessionTexts } from './session-texts.ts';

let started = false;

/** Keeps this page's session in step with other pages and the device. */
export function syncSessionAcrossTabs(): void {
  if (started) return;
  started = true;
  if (currentSession().phase === 'signed-out') void eraseLeftovers();
  hearOtherPages(follow);
  document.addEventListener('visibilitychange', followDevice);
  // A message may arrive before the other page's stored values; this event comes after them.
  addEventListener('storage', followDevice);
  addEventListener('pagehide', endVisit);
}

/** Erases data that another page held at the last logout. */
async function eraseLeftovers(): Promise<void> {
  const erased = await forgetClient();
  if (!erased && currentSession().phase === 'signed-out') endSession(storageTexts().leftover);
}

function follow(message: SessionMessage): void {
  const session = currentSession();
  if (message.kind === 'signed-out') {
    leaveSession(sessionTexts().loggedOutElsewhere);
  } else if (session.phase === 'signed-out') {
    adoptStoredSession();
  } else if (session.phase === 'signed-in' && personOf(session.client) !== message.clientId) {
    leaveLostSession('other-client');
  }
}

/** A page that slept missed messages, so it checks when shown. */
function followDevice(): void {
  const session = currentSession();
  if (session.phase === 'signed-out') adoptStoredSession();
  if (session.phase !== 'signed-in' || !session.keep) return;
  const marker = readSessionMarker();
  if (!marker) leaveSession(sessionTexts().loggedOutElsewhere);
  else if (personOf({ ...marker, id: marker.clientId }) !== personOf(session.client))
    leaveLostSession('other-client');
}

/**
 * A session that is not kept ends with its page, and so does its cookie unless a kept session needs it. A closing page's
 * request may be lost, so it is noted for the next page.
 */
function endVisit({ persisted }: PageTransitionEvent): void {
  const session = currentSession();
  if (persisted || session.phase !== 'signed-in' || session.keep || readSessionMarker()) return;
  notePendingLogout();
  navigator.sendBeacon(apiPaths.logout);
}
