import { business } from '../values/business.ts';
import type { Actor } from './audit-entry.ts';
import type { Client, Contact, ContactRole, SignedInContact } from './client.ts';
import type { Estimate } from './estimate.ts';
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

/** A client as named on new papers: a company with its billing address and contact person. */
export function partyOf(client: Client): Party {
  const { company, address, billingAddress = address, email, phone, taxExempt } = client;
  const person = personName(client);
  return {
    name: company || person || email || client.id,
    ...(company && person && { person }),
    ...(billingAddress && { address: billingAddress }),
    email,
    phone,
    ...(taxExempt && { taxExempt: taxExempt.number }),
  };
}

/** The company, else the client's name, else other contact data. */
export function clientName(
  client: Pick<Client, 'firstName' | 'lastName' | 'email' | 'id' | 'company'>,
): string {
  const { company, email, id } = client;
  return company || personName(client) || email || id;
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

/** A contact's data for its session and the portal. */
export function signedInContact(client: Client, contact: Contact): SignedInContact {
  const { id, roles, email = '' } = contact;
  return { id, roles, name: personName(contact) || email, company: clientName(client) };
}

/** A contact in the history, by its own id. */
export function actorOfContact(contact: Contact): Actor {
  return { id: contact.id, name: personName(contact) || (contact.email ?? ''), role: 'contact' };
}

/**
 * The client with the recipients of a mail: the contacts with `role` if there are any, else the client itself. Commas
 * separate several emails. Undefined without an email, and for a merged or erased client.
 * @param also contacts with this role get the mail, too
 */
export function recipientOf(
  client: Client | undefined,
  role?: ContactRole,
  also?: ContactRole,
): Client | undefined {
  if (!client || client.erasedAt !== undefined || client.mergedInto !== undefined) return undefined;
  const withRole = (wanted: ContactRole | undefined) =>
    (client.contacts ?? []).filter(({ email, roles }) => email && wanted && roles.includes(wanted));
  const own = withRole(role);
  const readers = [...(own.length > 0 ? own : [client]), ...withRole(also)];
  const emails = [...new Set(readers.flatMap(({ email }) => email || []))];
  if (emails.length === 0) return undefined;
  const { firstName, lastName } =
    emails.length === 1 ? (readers[0] ?? client) : { firstName: '', lastName: '' };
  return { ...client, firstName, lastName, email: emails.join(', ') };
}

/** The reader of the mail with an approved estimate: with a deposit, contacts for invoices get it, too, because they pay. */
export function recipientOfApproval(
  client: Client | undefined,
  { depositAmount }: Pick<Estimate, 'depositAmount'>,
): Client | undefined {
  return recipientOf(client, 'estimates', depositAmount > 0 ? 'invoices' : undefined);
}

/** The first email of `recipientOf`, for a place that holds one. */
export function firstEmail({ email }: Pick<Client, 'email'>): string {
  return email.split(', ')[0] ?? '';
}
