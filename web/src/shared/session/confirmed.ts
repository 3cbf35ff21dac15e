import { clientDataPrefix } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';
import { currentSession } from './portal-session.ts';

const key = `${clientDataPrefix}confirmed`;

let confirmedHere: string | undefined;

/**
 * Notes that the signed-in client has confirmed by a code: on the device, as long as the session stays there, else on this
 * page. The server decides; the note only says whether it is worth asking.
 */
export function noteConfirmed(clientId: string): void {
  confirmedHere = clientId;
  const session = currentSession();
  if (session.phase === 'signed-in' && session.keep) deviceStorage.write(key, clientId);
}

/** Whether this client has confirmed by a code, as far as is known here. */
export function isConfirmed(clientId: string): boolean {
  return confirmedHere === clientId || deviceStorage.read(key) === clientId;
}
