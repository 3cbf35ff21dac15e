import type { ContactRole, SignedInContact } from '@welding/domain/entities/client';
import { useSyncExternalStore } from 'react';
import { createStore } from '#shared/state/create-store.ts';
import { sessionMarkerKey } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';
import { readSessionMarker, writeSessionMarker } from './session-marker.ts';

export type PortalClient = {
  readonly id: string;
  readonly firstName: string;
  /** A contact of the client is signed in, with its own first name. */
  readonly contact?: SignedInContact | undefined;
};

/** `notice` says why a session ended. `keep`: it outlives the page. `fresh`: it began on this page. */
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

/** The session of this page. The first call looks for a kept one. */
export function currentSession(): PortalSession {
  return store.get();
}

export function currentClient(): PortalClient | null {
  const session = currentSession();
  return session.phase === 'signed-in' ? session.client : null;
}

/** The id of the signed-in person, by which sessions are told apart. */
export function personOf({ id, contact }: Pick<PortalClient, 'id' | 'contact'>): string {
  return contact?.id ?? id;
}

/** Whether the signed-in person sees what these roles give: a client everything, a contact by one of its own. */
export function useSees(...roles: readonly ContactRole[]): boolean {
  const session = usePortalSession();
  if (session.phase !== 'signed-in') return false;
  const { contact } = session.client;
  return contact === undefined || roles.some((role) => contact.roles.includes(role));
}

/** During hydration no one is signed in. */
export function usePortalSession(): PortalSession {
  return useSyncExternalStore(store.subscribe, store.get, () => signedOut);
}

/** @returns how to stop */
export function subscribeToSession(listener: () => void): () => void {
  return store.subscribe(listener);
}

/** Signs `client` in on this page and, with `keep`, on this device. Also updates a changed name. */
export function startSession(client: PortalClient, keep: boolean, fresh = true): void {
  const { id: clientId, firstName, contact } = client;
  if (keep) writeSessionMarker({ clientId, firstName, keep: true, ...(contact && { contact }) });
  store.set({ phase: 'signed-in', client, keep, fresh });
}

/** All parts of the page forget the client at once. */
export function beginSigningOut(): void {
  forgetStoredSession();
  store.set({ phase: 'signing-out' });
}

/** Ends the session on this page and on the device. forget-client.ts erases the client's data. */
export function endSession(notice: string | null): void {
  forgetStoredSession();
  store.set({ phase: 'signed-out', notice });
}

/** Adopts a session that another tab has kept. Returns whether there was one. */
export function adoptStoredSession(): boolean {
  const stored = storedSession();
  if (stored) store.set(stored);
  return stored !== null;
}

function storedSession(): PortalSession | null {
  const marker = readSessionMarker();
  if (!marker) return null;
  const { clientId, firstName, contact } = marker;
  return {
    phase: 'signed-in',
    client: { id: clientId, firstName, ...(contact && { contact }) },
    keep: true,
    fresh: false,
  };
}

function forgetStoredSession(): void {
  deviceStorage.remove(sessionMarkerKey);
}
