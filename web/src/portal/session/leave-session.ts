import { apiPaths } from '@welding/domain/api-paths';
import { personOf, portalSession } from '#shared/session/portal-session.ts';
import { sessionEnd } from '#shared/session/session-end.ts';
import { clientDataPrefix } from '#shared/storage/storage-keys.ts';
import { notePendingLogout } from './pending-logout.ts';
import type { SessionLoss } from './session-loss.ts';
import { sessionTexts } from './session-texts.ts';

export const portalEnd = sessionEnd({
  session: portalSession,
  onDevice: { prefix: clientDataPrefix, firebaseApp: '[DEFAULT]' },
  personOf: ({ client }) => personOf(client),
  closeFirebase: async () => await (await import('./portal-firebase.ts')).portalFirebase.close(),
  // The API sends nothing after the session.
  endNotifications: async () => await (await import('#pwa/push/push-subscription.ts')).unsubscribe(),
  endedElsewhere: sessionTexts().loggedOutElsewhere,
});

const lossNotices: Record<SessionLoss, string> = {
  ended: sessionTexts().ended,
  'other-client': sessionTexts().otherClient,
};

/** Ends this page's session because the server refuses it. */
export function leaveLostSession(loss: SessionLoss): void {
  const session = portalSession.current();
  if (session.phase !== 'signed-in') return;
  const stored = portalSession.stored();
  // If the device keeps another client's session, that client's data must stay.
  if (stored && personOf(stored.client) !== personOf(session.client)) window.location.reload();
  else portalEnd.leave(lossNotices[loss]);
}

/** Ends the session in every tab. Resolves with whether everything was erased. */
export function leaveInAllTabs(): Promise<boolean> {
  const erased = portalEnd.signOut();
  tellOtherPages({ kind: 'signed-out' });
  return erased;
}

let started = false;

/** Keeps this page's session in sync with other pages and the device. */
export function syncSessionAcrossTabs(): void {
  if (started) return;
  started = true;
  portalEnd.watchOtherTabs();
  hearOtherPages(applyMessage);
  // A page that slept missed messages.
  document.addEventListener('visibilitychange', portalEnd.applyStoredSession);
  addEventListener('pagehide', endVisit);
}

function applyMessage(message: SessionMessage): void {
  const session = portalSession.current();
  if (message.kind === 'signed-out') portalEnd.leave(sessionTexts().loggedOutElsewhere);
  else if (session.phase === 'signed-out') portalEnd.applyStoredSession();
  else if (session.phase === 'signed-in' && personOf(session.client) !== message.clientId)
    leaveLostSession('other-client');
}

/**
 * A session that is not kept ends with its page. Its cookie ends too, unless a kept session needs it. A closing page's
 * request may be lost, so a note tells the next page.
 */
function endVisit({ persisted }: PageTransitionEvent): void {
  const session = portalSession.current();
  if (persisted || session.phase !== 'signed-in' || session.keep || portalSession.stored()) return;
  notePendingLogout();
  navigator.sendBeacon(apiPaths.logout);
}

/**
 * Pages tell each other, because the device does not store a session that ends with its page. `clientId` is that of
 * `personOf`.
 */
type SessionMessage =
  | { readonly kind: 'signed-in'; readonly clientId: string }
  | { readonly kind: 'signed-out' };

const channelName = 'portal-session';

export function tellOtherPages(message: SessionMessage): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

/** Listens until the page closes. */
function hearOtherPages(listener: (message: SessionMessage) => void): void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = toSessionMessage(data);
    if (message) listener(message);
  });
}

/** Pages of other versions may send other messages. */
function toSessionMessage(data: unknown): SessionMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  if (data.kind === 'signed-out') return { kind: 'signed-out' };
  if (data.kind !== 'signed-in' || !('clientId' in data) || typeof data.clientId !== 'string') return null;
  return { kind: 'signed-in', clientId: data.clientId };
}
