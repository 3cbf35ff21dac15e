import type { Language } from '../values/language.ts';
import { listOf } from '../values/list-of.ts';
import type { Client, Contact, ContactRole, EarlierPersons } from './client.ts';
import { clientName, personName } from './client-names.ts';
import type { Estimate } from './estimate.ts';
import type { Mail, MailKind } from './mail.ts';
import type { Party } from './priced-fields.ts';

/** What a mail or paper is about. `account` concerns the client itself, never its contacts. */
export type Purpose = ContactRole | 'account';

/** The person of the client itself; every other person is a contact's id. */
export const clientItself = 'client';

/** One reader: a person of a client with an email. */
export type Recipient = {
  readonly person: string;
  /** The full name, or the company's or email for a person without one. */
  readonly name: string;
  /** For the greeting; '' for a person without a name. */
  readonly firstName: string;
  readonly email: string;
  readonly language: Language | undefined;
};

/**
 * Who reads what concerns this purpose: the contacts with its role that have an email, else the client itself. Empty without
 * an email, and for a merged or erased client.
 * @param also the contacts with this role read it, too
 */
export function recipientsOf(client: Client | undefined, purpose: Purpose, also?: ContactRole): Recipient[] {
  if (!client || !isPresent(client)) return [];
  const own = contactsFor(client, purpose).filter(({ email }) => email);
  const others = also ? contactsFor(client, also).filter((contact) => !own.includes(contact)) : [];
  const readers = [
    ...(own.length > 0 ? own.map((contact) => contactAsReader(client, contact)) : [clientAsReader(client)]),
    ...others.map((contact) => contactAsReader(client, contact)),
  ].filter(({ email }) => email !== '');
  return [...new Map(readers.toReversed().map((reader) => [reader.email, reader])).values()].toReversed();
}

/** The readers of an approved estimate: with a deposit also the contacts for invoices, who pay it. */
export function recipientsOfApproval(
  client: Client | undefined,
  { depositAmount }: Pick<Estimate, 'depositAmount'>,
): Recipient[] {
  return recipientsOf(client, 'estimates', depositAmount > 0 ? 'invoices' : undefined);
}

/** The purposes whose readers may open an estimate or invoice by a link. */
export function purposesOfPaper(
  paper:
    | { readonly kind: 'invoice' }
    | { readonly kind: 'estimate'; readonly paper: Pick<Estimate, 'status' | 'depositAmount'> },
): readonly ContactRole[] {
  if (paper.kind === 'invoice') return forInvoices;
  const { status, depositAmount } = paper.paper;
  return status === 'approved' && depositAmount > 0 ? ['estimates', 'invoices'] : forEstimates;
}

/** A client as named on new papers: a company with its billing address and the people who take care of this kind of paper. */
export function partyOf(client: Client, purpose: 'estimates' | 'invoices'): Party {
  const { company, address, billingAddress = address, phone, taxExempt } = client;
  const own = personName(client);
  const contacts = contactsFor(client, purpose);
  const person = listOf(contacts.map(personName).filter(Boolean)) || own;
  const email = client.email || (recipientsOf(client, purpose)[0]?.email ?? '');
  return {
    name: company || own || email || client.id,
    ...(company && person && { person }),
    ...(billingAddress && { address: billingAddress }),
    email,
    phone,
    ...(taxExempt && { taxExempt: taxExempt.number }),
  };
}

/** The contacts with the role of this purpose, also those without an email. */
function contactsFor({ contacts = [] }: Pick<Client, 'contacts'>, purpose: Purpose): Contact[] {
  return contacts.filter(({ roles }) => roles.some((role) => role === purpose));
}

/**
 * The reader of these purposes as of now, undefined for one who is none. The client itself may always read, as it may in the
 * portal; a contact needs one of the roles.
 */
export function readerNow(
  client: Client | undefined,
  person: string,
  purposes: readonly Purpose[],
): Recipient | undefined {
  if (!client || !isPresent(client)) return undefined;
  if (person === clientItself) return clientAsReader(client);
  const isIt = ({ id }: Contact) => id === person;
  const contact = purposes.flatMap((purpose) => contactsFor(client, purpose)).find(isIt);
  return contact && contactAsReader(client, contact);
}

const forEstimates = ['estimates'] as const;
const forInvoices = ['invoices'] as const;
const forVisits = ['visits'] as const;
const forAccount = ['account'] as const;

/** The purposes whose readers get a mail of this kind; undefined for mails that go to a typed or a staff address. */
export const purposesOfMail: Readonly<Record<MailKind, readonly [Purpose, ...Purpose[]] | undefined>> = {
  'quote-received': undefined,
  'quote-answered': forAccount,
  'visit-booked': forVisits,
  'visits-planned': forVisits,
  'visit-moved': forVisits,
  'visits-moved': forVisits,
  'visit-cancelled': forVisits,
  'visit-needs-time': forVisits,
  'visit-reminder': forVisits,
  'visit-soon': forVisits,
  // The contact for the gate opens it when the welder comes.
  'on-my-way': ['visits', 'gate'],
  'not-on-my-way': ['visits', 'gate'],
  estimate: forEstimates,
  'estimate-question': undefined,
  'estimate-reminder': forEstimates,
  'estimate-follow-up': forEstimates,
  'estimate-answer': forEstimates,
  // Contacts for invoices pay its deposit.
  'estimate-approved': ['estimates', 'invoices'],
  invoice: forInvoices,
  'invoice-reminder': forInvoices,
  receipt: forInvoices,
  'receipt-void': forInvoices,
  refund: forInvoices,
  'refund-failed': forInvoices,
  'payment-failed': forInvoices,
  'review-request': forAccount,
  code: undefined,
  // Goes to the earlier email.
  'email-changed': undefined,
  'staff-password': undefined,
  'staff-news': undefined,
  written: forAccount,
};

/** Whether a mail goes to a person of its client, rather than to a typed or a staff address. */
export function goesToPerson({ kind, person }: Pick<Mail, 'kind' | 'person'>): boolean {
  // A request may be answered at the address that it names.
  return (
    kind !== 'other' &&
    purposesOfMail[kind] !== undefined &&
    (kind !== 'quote-answered' || person !== undefined)
  );
}

/**
 * The readers of a mail as of now, with their current emails; empty when its reader is gone. A mail has one reader. Mails
 * stored by an earlier release name no person: their readers have the addresses in `to`.
 * @param client the client of the mail, or the one it was merged into
 */
export function readersOfMail(
  client: Client | undefined,
  { kind, person, to }: Pick<Mail, 'kind' | 'person' | 'to'>,
): Recipient[] {
  const purposes = kind === 'other' ? [] : (purposesOfMail[kind] ?? []);
  const persons = person === undefined ? personsOf(client) : [person];
  const readers = persons.flatMap((each) => readerNow(client, each, purposes) ?? []);
  const reached = readers.filter(({ email }) => email !== '');
  return person === undefined ? reached.filter(({ email }) => to.split(', ').includes(email)) : reached;
}

/** Every person of a client, whether they read anything or not. */
export function personsOf(client: Pick<Client, 'contacts'> | EarlierPersons | undefined): string[] {
  return [clientItself, ...(client?.contacts ?? []).map(({ id }) => id)];
}

/** A person's email now, '' for one without, or who is gone. */
export function emailOfPerson({ email, contacts = [] }: Client | EarlierPersons, person: string): string {
  const contact = contacts.find(({ id }) => id === person);
  return (person === clientItself ? email : contact?.email) ?? '';
}

/**
 * Whether an email is a contact's, who signs in with their own roles. So it never becomes the client's own, and never opens
 * the whole portal.
 */
export function isOfContact({ contacts = [] }: Pick<Client, 'contacts'>, email: string): boolean {
  return contacts.some((contact) => contact.email === email);
}

/** The persons who stopped reminders. The flag of earlier releases stopped them for every person of a client. */
export function stoppedOf(client: Pick<Client, 'stopped' | 'reminders' | 'contacts'>): string[] {
  return client.stopped ?? (client.reminders === false ? personsOf(client) : []);
}

/** The readers of a client who get reminders. */
export function withoutStopped(client: Client | undefined, readers: readonly Recipient[]): Recipient[] {
  const stopped = client ? stoppedOf(client) : [];
  return readers.filter(({ person }) => !stopped.includes(person));
}

/** The fields that store who stopped reminders, without persons who are gone. Earlier releases read the client's own flag. */
export function stoppedFields(
  client: Pick<Client, 'contacts' | 'reminders'>,
  stopped: readonly string[],
): { stopped: string[]; reminders: boolean | undefined } {
  const present = personsOf(client).filter((person) => stopped.includes(person));
  const isOff = present.includes(clientItself);
  return { stopped: present, reminders: isOff ? false : client.reminders === undefined ? undefined : true };
}

function isPresent({ erasedAt, mergedInto }: Client): boolean {
  return erasedAt === undefined && mergedInto === undefined;
}

function clientAsReader(client: Client): Recipient {
  const { email, firstName, language } = client;
  return { person: clientItself, name: personName(client) || clientName(client), firstName, email, language };
}

function contactAsReader({ language }: Client, contact: Contact): Recipient {
  const { id, firstName, email = '' } = contact;
  return { person: id, name: personName(contact) || email, firstName, email, language };
}
