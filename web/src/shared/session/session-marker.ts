import type { SignedInContact } from '@welding/domain/entities/client';
import { sessionMarkerKey } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

export type SessionMarker = {
  readonly clientId: string;
  readonly firstName: string;
  readonly keep: true;
  readonly contact?: SignedInContact;
};

/** The kept session; null if there is none, or if storage is closed (a private window). */
export function readSessionMarker(): SessionMarker | null {
  return toSessionMarker(deviceStorage.readJson(sessionMarkerKey));
}

/** If storage is closed, the session lasts as long as the page. */
export function writeSessionMarker(marker: SessionMarker): void {
  deviceStorage.write(sessionMarkerKey, JSON.stringify(marker));
}

/** Checks by hand because every public page loads this, without schemas. */
function toSessionMarker(value: unknown): SessionMarker | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('clientId' in value) || !('firstName' in value) || !('keep' in value)) return null;
  const { clientId, firstName, keep } = value;
  if (typeof clientId !== 'string' || typeof firstName !== 'string' || keep !== true) return null;
  if (!('contact' in value)) return { clientId, firstName, keep };
  const contact = toContact(value.contact);
  return contact && { clientId, firstName, keep, contact };
}

const roles = ['estimates', 'invoices', 'visits', 'gate'] as const;

function toContact(value: unknown): SignedInContact | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('id' in value) || !('name' in value) || !('company' in value) || !('roles' in value)) return null;
  const { id, name, company, roles: stored } = value;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof company !== 'string') return null;
  if (!Array.isArray(stored)) return null;
  return { id, name, company, roles: roles.filter((role) => stored.includes(role)) };
}
