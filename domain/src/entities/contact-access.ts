import type { Actor } from './audit-entry.ts';
import type { Client, Contact, SignedInContact } from './client.ts';
import { personName } from './company.ts';
import { clientName } from './stored-client.ts';

/**
 * The fields of a client by which its contacts sign in. A contact with a new email starts over, so that sessions of the
 * earlier email end.
 */
export function contactAccessOf(
  contacts: readonly Contact[] | undefined,
  before: Pick<Client, 'contacts' | 'contactAccess'> = {},
  now = Date.now(),
): Pick<Client, 'contactAccess' | 'contactEmails'> {
  const reached = (contacts ?? []).filter(({ email }) => email);
  if (reached.length === 0) return { contactAccess: undefined, contactEmails: undefined };
  const entries = reached.map(({ id, email, roles }) => {
    const had = before.contacts?.find((contact) => contact.id === id)?.email === email;
    return [id, { roles, since: (had && before.contactAccess?.[id]?.since) || now }] as const;
  });
  return {
    contactAccess: Object.fromEntries(entries),
    contactEmails: reached.flatMap(({ email }) => email ?? []),
  };
}

/** The contact as its session and the portal name it. */
export function signedInContact(client: Client, contact: Contact): SignedInContact {
  const { id, roles, email = '' } = contact;
  return { id, roles, name: personName(contact) || email, company: clientName(client) };
}

/** A contact in the history, by its own id. */
export function actorOfContact(contact: Contact): Actor {
  return { id: contact.id, name: personName(contact) || (contact.email ?? ''), role: 'contact' };
}
