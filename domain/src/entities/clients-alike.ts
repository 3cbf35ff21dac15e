import type { Contact, NewClient, Client as StoredClient } from './client.ts';
import { inCommon, nameKey, phoneTerm } from './client-search.ts';
import { readEmails, readPhones } from './import-cells.ts';
import { importTexts } from './import-texts.ts';
import { readNames } from './read-names.ts';

export type ImportedContact = Pick<Contact, 'firstName' | 'lastName' | 'email' | 'phone'>;

export type ImportedClient = NewClient &
  Pick<StoredClient, 'company' | 'billingAddress' | 'dueDays' | 'asksPo' | 'note'> & {
    readonly contacts?: readonly ImportedContact[];
  };

/** What a client that is here already is compared by, and what a company's further people add to. */
export type Known = Pick<
  StoredClient,
  'id' | 'firstName' | 'lastName' | 'email' | 'phone' | 'company' | 'address' | 'billingAddress' | 'dueDays'
> &
  Partial<Pick<StoredClient, 'asksPo' | 'note'>> & {
    readonly contacts?: readonly ImportedContact[] | undefined;
  };

type Compared = Pick<Known, 'firstName' | 'lastName' | 'email' | 'phone' | 'company'>;

/** A client with the keys that are compared, worked out once. */
type Keyed<Client> = {
  readonly client: Client;
  readonly email: string;
  readonly phone: string;
  /** The person's name, without the company's. */
  readonly person: string;
  readonly names: readonly string[];
};

function keyed<Client extends Compared>(client: Client): Keyed<Client> {
  const { firstName, lastName, email, phone, company = '' } = client;
  const person = nameKey({ firstName, lastName });
  const names = [person, nameKey({ firstName: company, lastName: '' })].filter(Boolean);
  return { client, email, phone: phoneTerm(phone) ?? '', person, names };
}

/** A whole file may have one office's phone, and no decision needs more than these. */
const mostOfKey = 200;

/** Finds the clients that are probably the same person: see `inCommon`. */
export function clientIndex<Client extends Known>(known: readonly Client[]) {
  const by = {
    email: new Map<string, Keyed<Client>[]>(),
    phone: new Map<string, Keyed<Client>[]>(),
    name: new Map<string, Keyed<Client>[]>(),
  };
  const put = (map: Map<string, Keyed<Client>[]>, key: string, client: Keyed<Client>) => {
    if (!key) return;
    const others = map.get(key) ?? [];
    if (others.length === 0) map.set(key, others);
    if (others.length < mostOfKey) others.push(client);
  };
  const add = (client: Client) => {
    const entry = keyed(client);
    put(by.email, entry.email, entry);
    put(by.phone, entry.phone, entry);
    for (const name of entry.names) put(by.name, name, entry);
  };
  known.forEach(add);
  const find = (person: Compared) => {
    const one = keyed(person);
    const alike = [
      ...(by.email.get(one.email) ?? []),
      ...(by.phone.get(one.phone) ?? []),
      ...one.names.flatMap((name) => by.name.get(name) ?? []),
    ];
    return { one, alike };
  };
  return {
    add,
    /** Those that this row could be about: nothing says that they are somebody else. */
    fitting: (person: Compared): Client[] => {
      const { one, alike } = find(person);
      return alike.filter((other) => !isOther(one, other)).map(({ client }) => client);
    },
    /** The client that a new one is, or may be; and whether any is the same person, whatever the company. */
    match: (person: Compared) => {
      const { one, alike } = find(person);
      const byEmail = alike.find(({ email }) => email !== '' && email === one.email);
      const same = byEmail ?? alike.find((other) => !isOther(one, other) && !isOtherName(one, other));
      const isKnownPerson = byEmail !== undefined || alike.some((other) => other.person === one.person);
      return { same: same?.client, maybe: alike[0]?.client, isKnownPerson };
    },
  };
}

type TypedClient = Parameters<typeof readNames>[0] & {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
};

function personOf(row: TypedClient) {
  const [email = ''] = readEmails(row.email ?? '').values;
  const [phone = ''] = readPhones(row.phone ?? '').values;
  const { company, firstName, lastName } = readNames(row);
  return { firstName, lastName, email, phone, ...(company && { company }) };
}

/**
 * The client that a row of balances or jobs is about, by email, phone or name.
 * @returns with `whyNot` instead of the client if none or several fit
 */
export function clientOfRow<Client extends Known>(
  index: ReturnType<typeof clientIndex<Client>>,
  row: TypedClient,
):
  | { readonly name: string; readonly client: Client; readonly whyNot?: never }
  | { readonly name: string; readonly client?: never; readonly whyNot: string } {
  const t = importTexts();
  const person = personOf(row);
  const name =
    person.company || `${person.firstName} ${person.lastName}`.trim() || person.email || person.phone;
  const fitting = index.fitting(person);
  const [client] = fitting;
  if (!client) return { name, whyNot: t.noSuchClient };
  const isUnclear = new Set(fitting.map(({ id }) => id)).size > 1 && inCommon(person, client) === 'name';
  return isUnclear ? { name, whyNot: t.severalClients } : { name, client };
}

/** Two different values mean that these are probably two people. */
const differs = (one: string, other: string) => one !== '' && other !== '' && one !== other;

const isOther = (one: Keyed<unknown>, other: Keyed<unknown>) =>
  differs(one.email, other.email) || differs(one.phone, other.phone);

/** Whether both have a name, and not the same. People of one household share a phone number. */
const isOtherName = ({ names: own }: Keyed<unknown>, { names }: Keyed<unknown>) =>
  own.length > 0 && names.length > 0 && !own.some((name) => names.includes(name));
