import { useSyncExternalStore } from 'react';
import { portalSession } from '#shared/session/portal-session.ts';
import { createStore } from '#shared/state/create-store.ts';
import { clientDataPrefix } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

const key = `${clientDataPrefix}confirmed`;

const confirmedHere = createStore<string | undefined>(() => undefined);

/** Notes that the client has confirmed: on the device in a kept session, otherwise on this page. The server decides. */
export function noteConfirmed(clientId: string): void {
  const session = portalSession.current();
  if (session.phase === 'signed-in' && session.keep) deviceStorage.write(key, clientId);
  confirmedHere.set(clientId);
}

export function isConfirmed(clientId: string): boolean {
  return confirmedHere.get() === clientId || deviceStorage.read(key) === clientId;
}

export function useConfirmed(clientId: string): boolean {
  return useSyncExternalStore(
    confirmedHere.subscribe,
    () => isConfirmed(clientId),
    () => false,
  );
}
