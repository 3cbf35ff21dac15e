import { emailSchema } from '../values/email.ts';
import { textLimits } from '../values/limits.ts';
import type { Client, NewClient } from './client.ts';
import { clientName } from './client-names.ts';
import { inCommon, nameKey, phoneTerm } from './client-search.ts';
import { type ImportRow, importTexts, type RowOutcome } from './import-request.ts';

/** A row's outcome and its new record. */
export type PlannedRow<Made> = RowOutcome & { readonly made?: Made };

export const skip = (name: string, why: string) => ({ does: 'skip', name, why }) as const;

export type Known = Pick<Client, 'id' | 'firstName' | 'lastName' | 'email' | 'phone' | 'company'>;

type ImportedClient = NewClient & Pick<Client, 'company' | 'billingAddress' | 'dueDays' | 'asksPo'>;

/** Finds the clients that are probably the same person: see `inCommon`. */
export function clientIndex(known: readonly Known[]) {
  const by = {
    email: new Map<string, Known[]>(),
    phone: new Map<string, Known[]>(),
    name: new Map<string, Known[]>(),
  };
  const put = (map: Map<string, Known[]>, key: string | undefined, client: Known) => {
    if (key) map.set(key, [...(map.get(key) ?? []), client]);
  };
  const add = (client: Known) => {
    put(by.email, client.email, client);
    put(by.phone, phoneTerm(client.phone), client);
    for (const name of namesToCompare(client)) put(by.name, name, client);
  };
  known.forEach(add);
  const alike = (one: Omit<Known, 'id'>): readonly Known[] => [
    ...(by.email.get(one.email) ?? []),
    ...(by.phone.get(phoneTerm(one.phone) ?? '') ?? []),
    ...namesToCompare(one).flatMap((name) => by.name.get(name) ?? []),
  ];
  return { add, alike };
}

function namesToCompare({ company = '', ...person }: Omit<Known, 'id'>): string[] {
  return [nameKey(person), nameKey({ firstName: company, lastName: '' })].filter(Boolean);
}

/** Two different values mean that these are probably two people. */
const differs = (one: string, other: string) => one !== '' && other !== '' && one !== other;

export const isOther = (one: Omit<Known, 'id'>, other: Known) =>
  differs(one.email, other.email) || differs(phoneTerm(one.phone) ?? '', phoneTerm(other.phone) ?? '');

/** Each row's outcome. A row joins an earlier row of the same person. */
export function planClients(
  rows: readonly ImportRow<'clients'>[],
  known: readonly Known[],
): PlannedRow<ImportedClient>[] {
  const index = clientIndex(known);
  return rows.map((row) => {
    const read = readClient(row);
    if ('why' in read) return read;
    const { billing, notes } = readBilling(row);
    const texts = importTexts();
    const name = clientName({ ...read, id: '' });
    const alike = index.alike(read);
    const byEmail = alike.find((other) => inCommon(read, other) === 'email');
    const same = byEmail ?? alike.find((other) => !isOther(read, other));
    if (same) {
      const how = { email: texts.sameEmail, phone: texts.samePhone, name: texts.sameName };
      return { does: 'join', name, why: how[inCommon(read, same) ?? 'name'](clientName(same)) };
    }
    index.add({ ...read, id: '' });
    const [maybe] = alike;
    return {
      does: 'create',
      name,
      made: { ...read, ...billing },
      ...whyOf([...(maybe ? [texts.maybeSame(clientName(maybe))] : []), ...notes]),
    };
  });
}

function readClient(row: ImportRow<'clients'>): ImportedClient | ReturnType<typeof skip> {
  const texts = importTexts();
  const { firstName, lastName } = typedNames(row);
  const { company = '', email: typed = '', phone = '', address = '' } = row;
  const shown = company || `${firstName} ${lastName}`.trim() || typed || phone;
  if (!`${company}${firstName}${lastName}`) return skip(shown, texts.noName);
  if (Math.max(company.length, firstName.length, lastName.length) > textLimits.name)
    return skip(shown, texts.nameTooLong);
  if (phone.length > textLimits.phone) return skip(shown, texts.phoneTooLong);
  const email = typed === '' ? { success: true as const, data: '' } : emailSchema.safeParse(typed);
  if (!email.success) return skip(shown, texts.badEmail(typed));
  return {
    firstName,
    lastName,
    email: email.data,
    phone,
    ...(address && { address }),
    ...(company && { company }),
  };
}

const whyOf = (notes: readonly string[]) => (notes.length > 0 ? { why: notes.join('. ') } : {});

/** A client's billing data, and notes for the preview. Leaves out unreadable values and notes them. */
function readBilling({ billingAddress = '', dueDays: terms = '', asksPo: po = '' }: ImportRow<'clients'>): {
  billing: Pick<ImportedClient, 'billingAddress' | 'dueDays' | 'asksPo'>;
  notes: string[];
} {
  const texts = importTexts();
  const [dueDays, asksPo] = [readTerms(terms), readYesOrNo(po)];
  return {
    billing: {
      ...(billingAddress && { billingAddress }),
      ...(dueDays !== undefined && { dueDays }),
      ...(asksPo && { asksPo }),
    },
    notes: [
      ...(billingAddress ? [texts.billedTo(billingAddress)] : []),
      ...(dueDays === undefined ? [] : [texts.dueWithin(dueDays)]),
      ...(terms && dueDays === undefined ? [texts.unclearTerms(terms)] : []),
      ...(asksPo ? [texts.asksPo] : []),
      ...(po && asksPo === undefined ? [texts.unclearPo(po)] : []),
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

/** One column may hold the whole name: Dana Quill, or Quill, Dana. */
export function typedNames({ name = '', firstName = '', lastName = '' }: ImportRow<'clients'>) {
  if (firstName || lastName) return { firstName, lastName };
  const [last = '', first] = name.split(',').map((part) => part.trim());
  if (first) return { firstName: first, lastName: last };
  const words = name.split(/\s+/).filter(Boolean);
  return words.length > 1
    ? { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
    : { firstName: name, lastName: '' };
}
