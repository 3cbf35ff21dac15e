import { useSyncExternalStore } from 'react';
import { createStore } from '#shared/state/create-store.ts';
import { sessionMarkerKey } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';
import { readSessionMarker, writeSessionMarker } from './session-marker.ts';

/** The pages' data of the signed-in client. */
export type PortalClient = { readonly id: string; readonly firstName: string };

/**
 * `notice` is the sentence that says why a session ended; `keep` says whether it outlives the page; `fresh` whether it
 * began on this page, rather than having been kept.
 */
export type PortalSession =
  | { readonly phase: 'signing-out' }
  | { readonly phase: 'signed-out'; readonly notice: string | null }
  | {
      readonly phase: 'signed-in';
      readonly client: PortalClient;
      readonly keep: boolean;
      readonly fresh: boolean;
    };

const signedOut: PortalSession = { phase: 'signed-out', notice: null };

const store = createStore<PortalSession>(() => storedSession() ?? signedOut);

/** The session of this page: a kept one is found on the device when the page first asks. */
export function currentSession(): PortalSession {
  return store.get();
}

/** The page's signed-in client, or null. */
export function currentClient(): PortalClient | null {
  const session = currentSession();
  return session.phase === 'signed-in' ? session.client : null;
}

/** The page's session. During hydration no one is signed in. */
export function usePortalSession(): PortalSession {
  return useSyncExternalStore(store.subscribe, store.get, () => signedOut);
}

/** Calls `listener` after every change of the session; returns how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  return store.subscribe(listener);
}

/** Signs `client` in on this page and, with `keep`, on this device. A signed-in client may have a new name. */
export function startSession(client: PortalClient, keep: boolean, fresh = true): void {
  if (keep) writeSessionMarker({ clientId: client.id, firstName: client.firstName, keep: true });
  store.set({ phase: 'signed-in', client, keep, fresh });
}

/** The client asked to sign out, so all parts forget them now. */
export function beginSigningOut(): void {
  forgetStoredSession();
  store.set({ phase: 'signing-out' });
}

/** Ends the session on this page and forgets that one was kept. The client's data is erased elsewhere (forget-client.ts). */
export function endSession(notice: string | null): void {
  forgetStoredSession();
  store.set({ phase: 'signed-out', notice });
}

/** Takes up a session that another tab has kept meanwhile; says whether there was one. */
export function adoptStoredSession(): boolean {
  const stored = storedSession();
  if (stored) store.set(stored);
  return stored !== null;
}

function storedSession(): PortalSession | null {
  const marker = readSessionMarker();
  if (!marker) return null;
  return {
    phase: 'signed-in',
    client: { id: marker.clientId, firstName: marker.firstName },
    keep: true,
    fresh: false,
  };
}

function forgetStoredSession(): void {
  deviceStorage.remove(sessionMarkerKey);
}
