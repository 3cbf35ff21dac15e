import { textLimits } from '../values/limits.ts';
import { clientName } from './client-names.ts';
import { inCommon, nameKey } from './client-search.ts';
import { clientIndex, type ImportedClient, type ImportedContact, type Known } from './clients-alike.ts';
import { mostContacts } from './company.ts';
import {
  addPerson,
  addToNote,
  type Billing,
  billingNotes,
  type Company,
  companiesOf,
  companyOf,
  peopleOf,
} from './company-people.ts';
import { cutNumberIn, cutText, readEmails, readPhones, readPlace } from './import-cells.ts';
import { type ImportRow, type PlannedRow, skip } from './import-request.ts';
import { importTexts } from './import-texts.ts';
import { readNames } from './read-names.ts';

/** What a row adds to a client who is here already: a further person of the company, a line for the note, or both. */
export type ImportedAddition = { readonly addsTo: string } & (
  | { readonly contact: ImportedContact; readonly line?: string }
  | { readonly contact?: never; readonly line: string }
);

/**
 * Each row's outcome. A row joins an earlier row of the same person, and what it says besides goes into the note. Further people
 * of a company become its contacts, also where the company is here already: an import comes in parts, and an earlier part may
 * have brought it.
 */
export function planClients(
  rows: readonly ImportRow<'clients'>[],
  known: readonly Known[],
): PlannedRow<ImportedClient | ImportedAddition>[] {
  const t = importTexts();
  const present = new Map<string, Company>();
  for (const client of known) if (!present.has(client.id)) present.set(client.id, companyOf(client));
  const withOf = (client: Known) => ({ ...client, of: present.get(client.id) });
  const index = clientIndex<Indexed>([
    ...known.map(withOf),
    ...peopleOf(known).map((person) => ({ ...withOf(person), isContact: true })),
  ]);
  const companies = companiesOf([...present.values()]);
  type Planned = PlannedRow<ImportedClient | ImportedAddition> & { readonly of?: Company };
  const planned = rows.map((row): Planned => {
    const read = readClient(row);
    if ('does' in read) return read;
    const [, customer = '', job = ''] =
      row.firstName || row.lastName ? [] : (jobName.exec(row.name ?? '') ?? []);
    const { company: owner = '', ...person } = readNames({ name: customer });
    const isJob = owner
      ? companies.has(nameKey({ firstName: owner, lastName: '' }))
      : customer !== '' && index.match({ ...person, email: '', phone: '' }).isKnownPerson;
    if (isJob) return skip(row.name ?? '', t.jobOf(job.trim(), customer));
    const { client, contacts, notes: unread, warnings } = read;
    const { billing, notes, unclear } = readBilling(row);
    const name = clientName({ ...client, id: '' });
    const { same, maybe, isKnownPerson } = index.match(client);
    const company = nameKey({ firstName: client.company ?? '', lastName: '' });
    const found = company ? companies.get(company) : undefined;
    const hasRoom = found && (found.contacts?.length ?? 0) < mostContacts ? found : undefined;
    const isPerson = client.firstName !== '' || client.lastName !== '';
    if (hasRoom && isPerson && !isKnownPerson) {
      const { contact, line, why } = addPerson(hasRoom, { ...client, ...billing, contacts }, [
        ...unclear,
        ...warnings,
      ]);
      const person = { ...client, company: undefined, id: hasRoom.id ?? '' };
      index.add({ ...person, of: hasRoom, isContact: true });
      return {
        ...{ does: 'join', isContact: true, name: `${client.firstName} ${client.lastName}`.trim(), why },
        ...(hasRoom.id && { made: { addsTo: hasRoom.id, contact, ...(line && { line }) } }),
      };
    }
    if (same) {
      const how = { email: t.sameEmail, phone: t.samePhone, name: t.sameName };
      const already = how[inCommon(client, same) ?? 'name'](clientName(same));
      const { line, why } = same.of
        ? addToNote(same.of, { ...client, ...billing, contacts }, { isContact: same.isContact === true })
        : {};
      const id = same.of?.id;
      return {
        ...{ does: 'join', name, why: [already, ...unclear, ...warnings, ...(why ? [why] : [])].join('. ') },
        ...(line && { isNoted: true }),
        ...(line && id && { made: { addsTo: id, line } }),
      };
    }
    const of = companyOf({ ...client, ...billing, contacts });
    index.add({ ...client, id: '', of });
    if (company && !hasRoom) companies.set(company, of);
    return {
      does: 'create',
      name,
      made: { ...client, ...billing },
      of,
      ...whyOf([
        ...(maybe ? [t.maybeSame(clientName(maybe))] : []),
        ...notes,
        ...unclear,
        ...warnings,
        ...unread.map(t.goesIntoNote),
      ]),
    };
  });
  return planned.map(({ of, made, ...outcome }) => ({
    ...outcome,
    // Later rows have added to what the row makes.
    ...(made && {
      made: { ...made, ...(of?.contacts && { contacts: of.contacts }), ...(of?.note && { note: of.note }) },
    }),
  }));
}

/** A person with the client that rows of the person add to. */
type Indexed = Known & { readonly of?: Company | undefined; readonly isContact?: boolean };

/** QuickBooks lists the jobs of a customer as "Kelly Steel, Inc.:Dock plate". */
const jobName = /^([^:]+):(.+)$/;

type ReadClient = {
  readonly client: ImportedClient;
  readonly contacts: ImportedContact[];
  /** What no field takes. */
  readonly notes: readonly string[];
  /** What else the preview says. */
  readonly warnings: readonly string[];
};

function readClient(row: ImportRow<'clients'>): ReadClient | ReturnType<typeof skip> {
  const t = importTexts();
  const { company, firstName, lastName, second, titles } = readNames(row);
  const { email: typedEmail = '', phone: typedPhone = '' } = row;
  const [emails, phones] = [readEmails(typedEmail), readPhones(typedPhone)];
  const shown = company || `${firstName} ${lastName}`.trim() || typedEmail || typedPhone;
  const cut = cutNumberIn(typedPhone);
  if (cut && phones.values.length === 0) return skip(shown, t.cutNumber(cut), 'number_cut');
  if (!`${company}${firstName}${lastName}`) return skip(shown, t.noName);
  if (Math.max(company.length, firstName.length, lastName.length) > textLimits.name)
    return skip(shown, t.nameTooLong);
  const [email = '', ...moreEmails] = emails.values;
  const [phone = '', ...morePhones] = phones.values;
  const address = readPlace(row);
  const { email: ofEmail, phone: ofPhone, titles: ofTitles, address: ofAddress } = t.noted;
  const noted = (label: string, values: readonly string[]) =>
    values.filter(Boolean).map((value) => `${label}: ${value}`);
  const notes = [
    ...noted(ofTitles, [titles.join(' ')]),
    ...noted(ofEmail, [...moreEmails, emails.unread]),
    ...noted(ofPhone, [...morePhones, phones.unread]),
    ...noted(
      ofAddress,
      [address, row.billingAddress ?? ''].filter(({ length }) => length > textLimits.address),
    ),
  ];
  const note = cutText([...notes, row.note ?? ''].filter(Boolean).join('\n'), textLimits.text);
  return {
    client: {
      firstName,
      lastName,
      email,
      phone,
      ...(address && address.length <= textLimits.address && { address }),
      ...(company && { company }),
      ...(note && { note }),
    },
    contacts: second ? [second] : [],
    notes,
    warnings: cut ? [t.cutNumber(cut)] : [],
  };
}

const whyOf = (notes: readonly string[]) => (notes.length > 0 ? { why: notes.join('. ') } : {});

/** A client's billing data, with notes for the preview: what they say, and what cannot be read and is left out. */
function readBilling({
  billingAddress: typedAddress = '',
  dueDays: terms = '',
  asksPo: po = '',
}: ImportRow<'clients'>): { billing: Billing; notes: string[]; unclear: string[] } {
  const t = importTexts();
  const [dueDays, asksPo] = [readTerms(terms), readYesOrNo(po)];
  const billingAddress = typedAddress.length > textLimits.address ? '' : typedAddress;
  const billing = {
    ...(billingAddress && { billingAddress }),
    ...(dueDays !== undefined && { dueDays }),
    ...(asksPo && { asksPo }),
  };
  return {
    billing,
    notes: billingNotes(billing),
    unclear: [
      ...(terms && dueDays === undefined ? [t.unclearTerms(terms)] : []),
      ...(po && asksPo === undefined ? [t.unclearPo(po)] : []),
    ],
  };
}

/** Days from "30", "30 days", "Net 30" or "Due on receipt"; undefined for others, such as "2/10 net 30". */
function readTerms(text: string): number | undefined {
  if (/receipt|cod\b|^cash$|contado|al recibir/i.test(text)) return 0;
  const [, days] = /^(?:net|neto)?\s*(\d{1,3})\s*(?:days?|d[ií]as?)?$/i.exec(text.trim()) ?? [];
  return days !== undefined && Number(days) <= 180 ? Number(days) : undefined;
}

function readYesOrNo(text: string): boolean | undefined {
  if (/^(yes|y|true|1|x|required|s[ií]|verdadero)$/i.test(text)) return true;
  return /^(no|n|false|0|falso)?$/i.test(text) ? false : undefined;
}
