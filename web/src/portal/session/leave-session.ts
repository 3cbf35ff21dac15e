import { beginSigningOut, currentSession, endSession, personOf } from '#shared/session/portal-session.ts';
import { readSessionMarker } from '#shared/session/session-marker.ts';
import { within } from '#shared/storage/within.ts';
import { forgetClient } from './forget-client.ts';
import { tellOtherPages } from './session-channel.ts';
import type { SessionLoss } from './session-loss.ts';
import { sessionTexts } from './session-texts.ts';

const lossNotices: Record<SessionLoss, string> = {
  ended: sessionTexts().ended,
  'other-client': sessionTexts().otherClient,
};

/** Offline the push service is out of reach; the API sends nothing after the session. */
const forgetPushMs = 2_000;

/** Resolves with whether everything was erased. */
let leaving: Promise<boolean> = Promise.resolve(true);

/** Waits until the previous session's data is erased or given up. */
export async function sessionHasLeft(): Promise<void> {
  await leaving;
}

/** Ends this page's session because it ended elsewhere. The form shows `notice`, and typed values stay in memory. */
export function leaveSession(notice: string): void {
  const session = currentSession();
  if (session.phase !== 'signed-in') return;
  endSession(notice);
  leaving = erase(session.keep);
}

/** Ends this page's session because the server refuses it. */
export function leaveLostSession(loss: SessionLoss): void {
  const session = currentSession();
  if (session.phase !== 'signed-in') return;
  const marker = readSessionMarker();
  // If another session was kept, the data on the device is that client's and must stay.
  if (marker && personOf({ ...marker, id: marker.clientId }) !== personOf(session.client))
    window.location.reload();
  else leaveSession(lossNotices[loss]);
}

/** Ends the session in every tab. Resolves with whether everything was erased. */
export function leaveInAllTabs(): Promise<boolean> {
  beginSigningOut();
  tellOtherPages({ kind: 'signed-out' });
  leaving = erase(true);
  return leaving;
}

async function erase(fromDisk: boolean): Promise<boolean> {
  const [, erased] = await Promise.all([within(forgetPushMs, forgetPush()), eraseData(fromDisk)]);
  return erased;
}

async function forgetPush(): Promise<void> {
  const { forgetPush: forget } = await import('#pwa/push/push-subscription.ts');
  await forget();
}

async function eraseData(fromDisk: boolean): Promise<boolean> {
  try {
    const { closeFirebase } = await import('./portal-firebase.ts');
    await closeFirebase();
  } catch {
    // Its code did not load, so nothing of it runs; its databases are erased below.
  }
  return fromDisk ? forgetClient() : true;
}
