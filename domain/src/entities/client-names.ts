import { business } from '../values/business.ts';
import type { Actor } from './audit-entry.ts';
import type { Client, Contact, SignedInContact } from './client.ts';
import type { Party } from './priced-fields.ts';

/** A person's name; '' for one without. */
export function personName({ firstName, lastName }: Pick<Client, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** The name to ask for on site. */
export function namedOnSite(client: Pick<Client, 'firstName' | 'lastName' | 'company'>): string {
  const { company } = client;
  const person = personName(client);
  if (!company) return person;
  return person ? `${company} (${person})` : company;
}

/** The business as named on new papers. */
export function senderToday(): Party {
  const { name, address, email, phone } = business;
  return { name, address, email, phone };
}

/** The company, else the client's name, else other contact data. */
export function clientName(
  client: Pick<Client, 'firstName' | 'lastName' | 'email' | 'id' | 'company'>,
): string {
  const { company, email, id } = client;
  return company || personName(client) || email || id;
}

/** Sorts clients: companies by their name, people by their last name. */
export function clientSortName(client: Parameters<typeof clientName>[0]): string {
  const { company, lastName, firstName } = client;
  return company || `${lastName} ${firstName}`.trim() || clientName(client);
}

/** The person that the history names. */
export function actorOfClient(client: Parameters<typeof clientName>[0]): Actor {
  return { id: client.id, name: personName(client) || clientName(client), role: 'client' };
}

/** The fields by which a client's contacts sign in. A new email sets `since`, so that sessions of the earlier email end. */
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

/** The contacts who could sign in before, and no longer may, or by another email or with other roles. */
export function contactsOfOtherAccess(
  { contactAccess: before = {} }: Pick<Client, 'contactAccess'>,
  { contactAccess: after = {} }: Pick<Client, 'contactAccess'>,
): string[] {
  return Object.keys(before).filter((id) => JSON.stringify(before[id]) !== JSON.stringify(after[id]));
}

/** A contact's data for its session and the portal. */
export function signedInContact(client: Client, contact: Contact): SignedInContact {
  const { id, roles, email = '' } = contact;
  return { id, roles, name: personName(contact) || email, company: clientName(client) };
}

/** A contact in the history, by its own id. */
export function actorOfContact(contact: Contact): Actor {
  return { id: contact.id, name: personName(contact) || (contact.email ?? ''), role: 'contact' };
}
