import { useSyncExternalStore } from 'react';
import { currentSession } from '#shared/session/portal-session.ts';
import { createStore } from '#shared/state/create-store.ts';
import { clientDataPrefix } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

const key = `${clientDataPrefix}confirmed`;

const confirmedHere = createStore<string | undefined>(() => undefined);

/**
 * Notes that the signed-in client has confirmed by a code: on the device, as long as the session stays there, else on this
 * page. The server decides; the note only says whether it is worth asking.
 */
export function noteConfirmed(clientId: string): void {
  const session = currentSession();
  if (session.phase === 'signed-in' && session.keep) deviceStorage.write(key, clientId);
  confirmedHere.set(clientId);
}

/** Whether this client has confirmed by a code, as far as is known here. */
export function isConfirmed(clientId: string): boolean {
  return confirmedHere.get() === clientId || deviceStorage.read(key) === clientId;
}

/** As `isConfirmed`, and hears of it. */
export function useConfirmed(clientId: string): boolean {
  return useSyncExternalStore(
    confirmedHere.subscribe,
    () => isConfirmed(clientId),
    () => false,
  );
}
