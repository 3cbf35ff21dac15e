import { sessionMarkerKey } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

/** The client of a session that was kept on this device. */
export type SessionMarker = { readonly clientId: string; readonly firstName: string; readonly keep: true };

/** The kept session, or null: none, not readable, or storage is closed to us (a private window). */
export function readSessionMarker(): SessionMarker | null {
  return toSessionMarker(deviceStorage.readJson(sessionMarkerKey));
}

/** Notes a kept session. Where storage is closed, the session simply lasts as long as the page. */
export function writeSessionMarker(marker: SessionMarker): void {
  deviceStorage.write(sessionMarkerKey, JSON.stringify(marker));
}

/** By hand, because every page looks at the marker, and the public ones carry no schemas. */
function toSessionMarker(value: unknown): SessionMarker | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('clientId' in value) || !('firstName' in value) || !('keep' in value)) return null;
  const { clientId, firstName, keep } = value;
  if (typeof clientId !== 'string' || typeof firstName !== 'string' || keep !== true) return null;
  return { clientId, firstName, keep };
}
