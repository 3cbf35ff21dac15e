import { textLimits } from '../values/limits.ts';
import type { Client } from './client.ts';
import { nameKey } from './client-search.ts';
import type { ImportedClient, ImportedContact, Known } from './clients-alike.ts';
import { importTexts } from './import-texts.ts';

export type Billing = Pick<Client, 'billingAddress' | 'dueDays' | 'asksPo'>;

/** A company, to which further people are added. It has no id as long as it is not stored. */
export type Company = Billing & {
  readonly id?: string;
  readonly address?: string | undefined;
  /** Missing without any, as the client stores them. */
  contacts?: ImportedContact[];
  note?: string;
};

/** What the rows of a company's further people add to. */
export function companyOf({ contacts = [], note, ...client }: Partial<Known>): Company {
  return { ...client, ...(contacts.length > 0 && { contacts: [...contacts] }), ...(note && { note }) };
}

/** The companies by their names for comparing. */
export function companiesOf(known: readonly Known[]): Map<string, Company> {
  const companies = new Map<string, Company>();
  for (const client of known) {
    const key = nameKey({ firstName: client.company ?? '', lastName: '' });
    if (key && !companies.has(key)) companies.set(key, companyOf(client));
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
  const isNew = (field: keyof Billing | 'address') => person[field] && person[field] !== company[field];
  const { billingAddress, dueDays, asksPo } = person;
  const said = [
    ...(isNew('address') ? [`${t.noted.address}: ${person.address}`] : []),
    ...billingNotes({
      ...(isNew('billingAddress') && { billingAddress }),
      ...(isNew('dueDays') && { dueDays }),
      ...(isNew('asksPo') && { asksPo }),
    }),
    ...contacts.map((second) => `${second.firstName} ${second.lastName}`.trim()),
    ...(note ? note.split('\n') : []),
  ];
  const why = [t.contactOf((person.company ?? '').replace(/\.$/, '')), ...unclear];
  if (said.length === 0) return { contact, why: why.join('. ') };
  const line = `${`${firstName} ${lastName}`.trim()}: ${said.join('. ')}`;
  const after = withLine(company.note ?? '', line);
  if (after === undefined) return { contact, why: [...why, t.doesNotFit(line)].join('. ') };
  company.note = after;
  return { contact, line, why: [...why, t.goesIntoNote(line)].join('. ') };
}

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
