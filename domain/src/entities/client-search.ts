import { digitsOfPhone, isPhone, readPhone } from '../values/phone.ts';
import { addressWithTown } from '../values/place.ts';
import { plainLetters, withoutInvisible } from '../values/plain-letters.ts';
import { pickFields } from '../values/stored-fields.ts';
import type { Client, NewClient } from './client.ts';
import type { Expense } from './expense.ts';
import type { Project } from './project.ts';
import { type ProjectPlace, projectPlaceFields } from './project-place.ts';
import type { QuoteRequest } from './quote.ts';
import { serviceTypes, serviceTypeTexts, storedServiceNames } from './service-type.ts';

/** How many clients one search reads at most, and after how many empty queries it gives up. */
export const searchLimits: { readonly found: number; readonly steps: number } = { found: 20, steps: 6 };

/** Limits of one global search: 25 documents in all, where an empty query counts as one. Only the owner finds expenses. */
export const findingLimits = {
  clients: { found: 6, steps: 3 },
  projects: 6,
  requests: 3,
  expenses: 2,
  estimates: 2,
  invoices: 2,
  /** Papers found by the client's purchase order, for each kind of paper. */
  orders: 1,
} as const;

const shortestTerm = 2;
/** A longer prefix tells no more clients apart. */
const longestWord = 12;
const longestName = 24;
const insideWords = /['’]/g;
const betweenWords = /[^\p{L}\p{N}]+/u;
/** A lone surrogate, half of a character such as 𝐉. Firestore refuses text that ends with one. */
const halfLetter = /[\ud800-\udbff]$/;

type Searched = Pick<
  Client,
  'firstName' | 'lastName' | 'email' | 'phone' | 'address' | 'company' | 'contacts'
>;

/**
 * A client's search terms, stored with it: the beginnings of every word of name, company, email, address and contacts'
 * names, of the whole name in both orders, of the whole company, and every part of the phone number.
 */
export function clientSearchTerms({
  firstName,
  lastName,
  email,
  phone,
  address = '',
  company = '',
  contacts = [],
}: Searched): string[] {
  const [first, last, ofCompany] = [wordsOf(firstName), wordsOf(lastName), wordsOf(company)];
  const ofContacts = contacts.flatMap((contact) => wordsOf(`${contact.firstName} ${contact.lastName}`));
  const words = [...first, ...last, ...ofCompany, ...wordsOf(email), ...wordsOf(address), ...ofContacts];
  const names = [[...first, ...last], [...last, ...first], ofCompany].map((name) => name.join(' '));
  const digits = digitsOfPhone(phone);
  const numbers = Array.from(digits, (_, start) => digits.slice(start));
  return [
    ...new Set([
      ...[...words, ...numbers].flatMap((word) => beginnings(word, longestWord)),
      ...names.flatMap((name) => beginnings(name, longestName)),
    ]),
  ];
}

type SearchedRequest = Pick<
  QuoteRequest,
  'firstName' | 'lastName' | 'email' | 'phone' | 'address' | 'zip' | 'intake'
>;

/** A request's search terms: a client's, with the place of the job. */
export function requestSearchTerms({ address, zip = '', intake, ...person }: SearchedRequest): string[] {
  return clientSearchTerms({ ...person, address: `${addressWithTown(address, intake?.town)} ${zip}` });
}

export function projectSearchTerms({
  number = '',
  title,
  address = '',
  zip = '',
}: Pick<Project, 'number' | 'title' | 'address' | 'zip'>): string[] {
  const words = wordsOf(`${number} ${title} ${address} ${zip}`);
  return [...new Set(words.flatMap((word) => beginnings(word, longestWord)))];
}

/** A purchase order's number and search terms, as an estimate or invoice stores them. */
export function withPoTerms(poNumber: string | undefined): {
  readonly poNumber: string | undefined;
  readonly searchTerms: string[] | undefined;
} {
  if (!poNumber) return { poNumber: undefined, searchTerms: undefined };
  const words = wordsOf(poNumber);
  const all = [...words, words.join('')].flatMap((word) => beginnings(word, longestWord));
  return { poNumber, searchTerms: [...new Set(all)] };
}

export function expenseSearchTerms({ what }: Pick<Expense, 'what'>): string[] {
  return [...new Set(wordsOf(what).flatMap((word) => beginnings(word, longestWord)))];
}

/** The query term for projects and expenses: the longest word typed; undefined for fewer than two letters. */
export function projectTerm(typed: string): string | undefined {
  const longest = beginning(longestOf(wordsOf(typed)), longestWord);
  return longest.length < shortestTerm ? undefined : longest;
}

/**
 * The query terms to try in turn until one finds something: the whole text, then its longest word, each also with its last
 * letters removed in case of a typo. Empty for fewer than two letters.
 */
export function searchSteps(typed: string): string[] {
  const words = searchWords(typed);
  const phrase = words.join(' ');
  const longest = longestOf(words);
  const asked =
    words.length > 1
      ? [...shortened(beginning(phrase, longestName), 3), ...shortened(beginning(longest, longestWord), 3)]
      : shortened(beginning(longest, longestWord), searchLimits.steps);
  return [...new Set(asked)].slice(0, searchLimits.steps);
}

/** Keeps the exact matches of `found`. If there are none, returns all, the most similar first, with `isExact` false. */
export function rankFound<Found extends { readonly searchTerms?: readonly string[] | undefined }>(
  found: readonly Found[],
  typed: string,
): { items: readonly Found[]; isExact: boolean } {
  const words = searchWords(typed).map((word) => beginning(word, longestWord));
  const scored = found.map((item) => ({ item, score: similarity(new Set(item.searchTerms), words) }));
  const exact = scored.filter(({ score }) => score === 1);
  const shown = exact.length > 0 ? exact : scored.toSorted((one, other) => other.score - one.score);
  return { items: shown.map(({ item }) => item), isExact: exact.length > 0 };
}

/** The term that finds clients with this phone number; undefined for an incomplete number. */
export function phoneTerm(phone: string): string | undefined {
  return readPhone(phone).national;
}

/** The term that finds clients with this name; undefined for an empty name. */
export function nameTerm(firstName: string, lastName: string): string | undefined {
  const name = beginning([...wordsOf(firstName), ...wordsOf(lastName)].join(' '), longestName);
  return name.length < shortestTerm ? undefined : name;
}

/** The reason to take two records for the same person; undefined for none. Ignores accents, case and formats. */
export function inCommon(one: Compared, other: Compared): 'email' | 'phone' | 'name' | undefined {
  if (one.email !== '' && one.email === other.email) return 'email';
  const phone = phoneTerm(one.phone);
  if (phone !== undefined && phone === phoneTerm(other.phone)) return 'phone';
  const name = nameKey(one);
  return name !== '' && name === nameKey(other) ? 'name' : undefined;
}

type Compared = Pick<NewClient, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** A name in its form for comparing; empty for no name. */
export function nameKey({ firstName, lastName }: Pick<NewClient, 'firstName' | 'lastName'>): string {
  return wordsOf(`${firstName} ${lastName}`).toSorted().join(' ');
}

/** The estimate or invoice number prefix that someone typed, such as `E-10`; undefined for other text. */
export function paperNumbers(typed: string): { estimate?: string; invoice?: string } {
  const [, kind = '', digits, rest = ''] =
    /^\s*(e|inv)?[\s-]*(\d{2,})((?:-c\d*)?)\s*$/i.exec(withoutInvisible(typed)) ?? [];
  if (digits === undefined) return {};
  const number = `${digits}${rest.toUpperCase()}`;
  return {
    ...(kind.toLowerCase() !== 'inv' && { estimate: `E-${number}` }),
    ...(kind.toLowerCase() !== 'e' && { invoice: `INV-${number}` }),
  };
}

/** The share of the typed text that matches prefixes of the client's terms, 0 to 1. */
function similarity(terms: ReadonlySet<string>, words: readonly string[]): number {
  const letters = words.reduce((sum, { length }) => sum + length, 0);
  const fitting = words.reduce((sum, word) => sum + fittingLetters(terms, word), 0);
  return letters === 0 ? 1 : fitting / letters;
}

function fittingLetters(terms: ReadonlySet<string>, word: string): number {
  for (let length = word.length; length >= shortestTerm; length -= 1) {
    if (terms.has(word.slice(0, length))) return length;
  }
  // Single letters are not indexed, so they count as a match.
  return word.length < shortestTerm ? word.length : 0;
}

function searchWords(typed: string): string[] {
  return isPhone(typed) ? [digitsOfPhone(typed)] : wordsOf(typed);
}

function wordsOf(text: string): string[] {
  const words = plainLetters(text).replace(insideWords, '').split(betweenWords);
  return words.filter((word) => word !== '');
}

function longestOf(words: readonly string[]): string {
  return words.toSorted((one, other) => other.length - one.length)[0] ?? '';
}

function beginning(text: string, longest: number): string {
  return text.slice(0, longest).replace(halfLetter, '');
}

function beginnings(text: string, longest: number): string[] {
  const lengths = Math.min(text.length, longest) - shortestTerm + 1;
  const all = Array.from({ length: Math.max(0, lengths) }, (_, index) => text.slice(0, index + shortestTerm));
  return all.filter((part) => !halfLetter.test(part));
}

/** `text`, then `text` with up to `times` - 1 letters removed from the end. */
function shortened(text: string, times: number): string[] {
  return beginnings(text, text.length).toReversed().slice(0, times);
}

/** The project's separately stored place, with the desk's search terms. */
export function placeOfProject(project: Project): ProjectPlace {
  const foundBy = ['id', 'clientId', 'createdAt', 'number', 'title'] as const;
  const searchTerms = projectSearchTerms({ ...project, title: inEachLanguage(project.title) });
  return { ...pickFields(project, [...foundBy, ...projectPlaceFields]), searchTerms };
}

/** A service in both languages, so that search finds it in either. */
function inEachLanguage(title: string): string {
  const type = serviceTypes.find((known) => storedServiceNames[known] === title);
  return type ? `${title} ${serviceTypeTexts.in('es')[type]}` : title;
}
