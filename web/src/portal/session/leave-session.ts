import { beginSigningOut, currentSession, endSession } from '#shared/session/portal-session.ts';
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

/** Offline the push service is out of reach; the API sends nothing to a device whose session ended. */
const forgetPushMs = 2_000;

/** Resolves with whether everything was erased. */
let leaving: Promise<boolean> = Promise.resolve(true);

/** Resolves when the session before this one has left nothing behind, or what it could not erase is given up for now. */
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

/** Ends the session on this page because the server no longer takes it for this client's. */
export function leaveLostSession(loss: SessionLoss): void {
  const session = currentSession();
  if (session.phase !== 'signed-in') return;
  const marker = readSessionMarker();
  // When another session was kept, what lies on the device is the other client's: not ours to erase.
  if (marker && marker.clientId !== session.client.id) window.location.reload();
  else leaveSession(lossNotices[loss]);
}

/** Ends the session on this page and in every other tab. Resolves with whether everything of it was erased. */
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
  const { forgetPush: forget } = await import('#pwa/push/own-subscriptions.ts');
  await forget();
}

async function eraseData(fromDisk: boolean): Promise<boolean> {
  try {
    const { closeFirebase } = await import('./portal-firebase.ts');
    await closeFirebase();
  } catch {
    // Its code could not be fetched: then nothing of it runs, and its databases are removed below.
  }
  return fromDisk ? forgetClient() : true;
}
