import { textLimits } from '../values/limits.ts';
import { digitsOfPhone } from '../values/phone.ts';
import { plainLetters } from '../values/plain-letters.ts';
import type { Client } from './client.ts';
import { nameKey } from './client-search.ts';
import type { ImportedClient, ImportedContact, Known } from './clients-alike.ts';
import { importTexts } from './import-texts.ts';

export type Billing = Pick<Client, 'billingAddress' | 'dueDays' | 'asksPo'>;

/** A client, to which rows add people and notes. It has no id as long as it is not stored. */
export type Company = Billing &
  Partial<Pick<Known, 'id' | 'firstName' | 'lastName' | 'email' | 'phone' | 'company' | 'address'>> & {
    /** Missing without any, as the client stores them. */
    contacts?: ImportedContact[];
    note?: string;
  };

/** What the rows of a company's further people add to. */
export function companyOf({ contacts = [], note, ...client }: Partial<Known>): Company {
  return { ...client, ...(contacts.length > 0 && { contacts: [...contacts] }), ...(note && { note }) };
}

/** The companies by their names for comparing. */
export function companiesOf(known: readonly Company[]): Map<string, Company> {
  const companies = new Map<string, Company>();
  for (const client of known) {
    const key = nameKey({ firstName: client.company ?? '', lastName: '' });
    if (key && !companies.has(key)) companies.set(key, client);
  }
  return companies;
}

/** Contacts as people who are here. Without the company, whose name would make each of them the client. */
export function peopleOf(known: readonly Known[]): Known[] {
  return known.flatMap(({ id, contacts = [] }) =>
    contacts.map(({ firstName, lastName, email = '', phone = '' }) => ({
      ...{ id, firstName, lastName, email, phone },
    })),
  );
}

/**
 * Adds a person to a company. What no contact has becomes a line of the company's note, unless the company has it already.
 * @returns the contact and the line, and what the preview says
 */
export function addPerson(
  company: Company,
  person: ImportedClient,
  unclear: readonly string[],
): { readonly contact: ImportedContact; readonly line?: string; readonly why: string } {
  const t = importTexts();
  const { firstName, lastName, email, phone, note, contacts = [] } = person;
  const contact = { firstName, lastName, ...(email && { email }), ...(phone && { phone }) };
  company.contacts = [...(company.contacts ?? []), contact];
  const said = [...newPlaces(company, person), ...contacts.map(fullName), ...(note ? note.split('\n') : [])];
  const why = [t.contactOf((person.company ?? '').replace(/\.$/, '')), ...unclear];
  if (said.length === 0) return { contact, why: why.join('. ') };
  const noted = addLine(company, `${fullName(person)}: ${said.join('. ')}`);
  return { contact, ...(noted.line && { line: noted.line }), why: [...why, noted.why].join('. ') };
}

/**
 * Adds to a client's note what a further row of the client says and the client lacks. Nothing that is stored changes.
 * @param about.isContact whether the row is about a contact of the client
 * @returns the line, if it has room, and what the preview says; nothing if all is known
 */
export function addToNote(
  client: Company,
  row: ImportedClient,
  { isContact }: { readonly isContact: boolean },
): { readonly line?: string; readonly why?: string } {
  const { noted } = importTexts();
  const people = [client, ...(client.contacts ?? [])];
  const knownNames = [...people.map(fullName), client.company ?? ''].map(comparable);
  const isKnownName = (name: string) =>
    knownNames.some((one) =>
      comparable(name)
        .split(' ')
        .every((word) => one.split(' ').includes(word)),
    );
  const isNewName = (name: string) => name !== '' && !isKnownName(name);
  const isNewPhone = row.phone !== '' && !people.some(({ phone = '' }) => samePhone(phone, row.phone));
  const isNewEmail = row.email !== '' && !people.some(({ email }) => email === row.email);
  const known = ` ${comparable(client.note ?? '')} `;
  const said = [
    ...[fullName(row), row.company ?? ''].filter(isNewName).map((name) => `${noted.name}: ${name}`),
    ...(isNewEmail ? [`${noted.email}: ${row.email}`] : []),
    ...(isNewPhone ? [`${noted.phone}: ${row.phone}`] : []),
    ...newPlaces(client, row),
    ...(row.contacts ?? []).map(fullName).filter(isNewName),
    ...(row.note ? row.note.split('\n') : []),
  ].filter((part) => part.trim() !== '' && !known.includes(` ${comparable(part)} `));
  if (said.length === 0) return {};
  return addLine(client, [...(isContact ? [`${fullName(row)}:`] : []), said.join('. ')].join(' '));
}

/** Adds a line to the note of a client, if it has room. */
function addLine(client: Company, line: string): { readonly line?: string; readonly why: string } {
  const t = importTexts();
  const after = withLine(client.note ?? '', line);
  if (after === undefined) return { why: t.doesNotFit(line) };
  if (after === client.note) return { why: t.goesIntoNote(line) };
  client.note = after;
  return { line, why: t.goesIntoNote(line) };
}

/** The address and the billing data of a row that differ from the client's. */
function newPlaces(client: Company, row: ImportedClient): string[] {
  const isNew = (field: keyof Billing | 'address') =>
    row[field] && comparable(String(row[field])) !== comparable(String(client[field] ?? ''));
  const { billingAddress, dueDays, asksPo } = row;
  return [
    ...(isNew('address') ? [`${importTexts().noted.address}: ${row.address}`] : []),
    ...billingNotes({
      ...(isNew('billingAddress') && { billingAddress }),
      ...(dueDays !== undefined && dueDays !== client.dueDays && { dueDays }),
      ...(isNew('asksPo') && { asksPo }),
    }),
  ];
}

const fullName = ({ firstName = '', lastName = '' }: Pick<Company, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

const samePhone = (one: string, other: string) => digitsOfPhone(one) === digitsOfPhone(other);

/** Without punctuation, so that "Rd." is "Rd". */
const comparable = (text: string) =>
  plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What billing data says, for the preview. */
export function billingNotes({ billingAddress, dueDays, asksPo }: Billing): string[] {
  const t = importTexts();
  return [
    ...(billingAddress ? [t.billedTo(billingAddress)] : []),
    ...(dueDays === undefined ? [] : [t.dueWithin(dueDays)]),
    ...(asksPo ? [t.asksPo] : []),
  ];
}

/** A note with a further line; undefined if it has no room, the same if it has the line. */
export function withLine(note: string, line: string): string | undefined {
  const lines = note ? note.split('\n') : [];
  if (lines.includes(line)) return note;
  const after = [...lines, line].join('\n');
  return after.length <= textLimits.text ? after : undefined;
}
