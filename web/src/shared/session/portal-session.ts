import type { ContactRole, SignedInContact } from '@welding/domain/entities/client';
import { sessionMarkerKey } from '#shared/storage/storage-keys.ts';
import { appSession } from './app-session.ts';

export type PortalClient = {
  readonly id: string;
  readonly firstName: string;
  /** The signed-in contact of the client; `firstName` is the contact's. */
  readonly contact?: SignedInContact | undefined;
};

/** `keep`: it outlives the page. `fresh`: it began on this page. */
type SignedInClient = { readonly client: PortalClient; readonly keep: boolean; readonly fresh: boolean };

export const portalSession = appSession<SignedInClient>({
  key: sessionMarkerKey,
  read: (json) => {
    const client = toClient(json);
    return client && { client, keep: true, fresh: false };
  },
  write: ({ client: { id: clientId, firstName, contact }, keep }) =>
    keep ? { clientId, firstName, keep, ...(contact && { contact }) } : undefined,
});

export const usePortalSession = portalSession.useSession;

export function currentClient(): PortalClient | null {
  const session = portalSession.current();
  return session.phase === 'signed-in' ? session.client : null;
}

/** The id of the signed-in person, which distinguishes sessions. */
export function personOf({ id, contact }: Pick<PortalClient, 'id' | 'contact'>): string {
  return contact?.id ?? id;
}

/**
 * Whether the signed-in person may see what these roles give. A client may see everything, a contact needs one of the
 * roles.
 */
export function useSees(...roles: readonly ContactRole[]): boolean {
  const session = usePortalSession();
  if (session.phase !== 'signed-in') return false;
  const { contact } = session.client;
  return contact === undefined || roles.some((role) => contact.roles.includes(role));
}

/** Checks by hand because every public page loads this, without schemas. */
function toClient(value: unknown): PortalClient | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('clientId' in value) || !('firstName' in value) || !('keep' in value)) return null;
  const { clientId: id, firstName, keep } = value;
  if (typeof id !== 'string' || typeof firstName !== 'string' || keep !== true) return null;
  if (!('contact' in value)) return { id, firstName };
  const contact = toContact(value.contact);
  return contact && { id, firstName, contact };
}

const contactRoles = ['estimates', 'invoices', 'visits', 'gate'] as const;

function toContact(value: unknown): SignedInContact | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('id' in value) || !('name' in value) || !('company' in value) || !('roles' in value)) return null;
  const { id, name, company, roles } = value;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof company !== 'string') return null;
  if (!Array.isArray(roles)) return null;
  return { id, name, company, roles: contactRoles.filter((role) => roles.includes(role)) };
}
