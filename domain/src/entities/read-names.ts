import { plainLetters } from '../values/plain-letters.ts';

/** The name columns of an imported row. */
type TypedNames = {
  readonly company?: string | undefined;
  readonly name?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
};

/** A person or company as we store it. */
export type ReadNames = {
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
  /** A second person in the same cell: Sue Jones of "Bob Miller & Sue Jones". */
  readonly second?: { readonly firstName: string; readonly lastName: string };
  /** Titles and degrees, which our names leave out: Dr., DDS. */
  readonly titles: readonly string[];
};

/** Legal forms, which make the whole cell a company's name, as in "Kelly Steel, Inc." */
const legalForm =
  /(?:^|[\s,])(?:inc|incorporated|llc|l l c|ltd|limited|co|corp|corporation|company|lp|llp|pllc|plc|pc|s a|s a de c v|s de r l)$/;
/** Words that people's names do not contain, and "Mike's". Steel, Fab or Mason are also last names. */
const companyWord =
  /\b(?:trucking|transport|transportation|logistics|construction|contractors?|builders|industries|enterprises|services?|repairs?|welding|plumbing|roofing|landscape|electrical|mechanical|automotive|garage|rentals?|equipment|systems|supply|properties|management|apartments|farms|bakery|leasing|excavating|landscaping|fabrication|manufacturing|restaurant|schools?|hospital|clinic|district|university|church|department|municipality|bros|brothers|sons|group|holdings|partners|associates|constructora|transportes|servicios|hermanos|soldadura|herreria|taller|restaurante|escuela|iglesia)\b|^\S+['’]s .|^(?:city|village|town|county) of\b/;
const title = /^(?:mr|mrs|ms|miss|mx|dr|prof|rev|fr|sir|sr|sra|srta|ing|lic|don|dona)$/;
const isTitle = (word = '') => title.test(comparable(word));
const degree = /^(?:dds|dmd|md|do|dvm|phd|esq|cpa|pe|rn|jd|mba|dc)$/;
/** Also with dots: D.D.S., Ph.D. */
const isDegree = (word = '') => degree.test(comparable(word).replaceAll(' ', ''));
const generation = /^(?:jr|sr|ii|iii|iv)$/;
/** Words that begin a last name: Oscar de la Hoya, Ludwig van Dyke. */
const particle = /^(?:de|del|la|las|los|da|dos|do|di|van|von|der|den|el|al|st|san|santa)$/;
/** Usual endings of Spanish last names, by which the first of two is found: Maria García López. */
const spanishLastName = /(?:ez|iz|oz|cia|ero|ado)$/;

/**
 * Splits imported names. Separate columns stay as they are. A single column is a company if it has a legal form or a
 * company's word; otherwise a person, as "Dana Quill" or "Quill, Dana".
 */
export function readNames({ company = '', name = '', firstName = '', lastName = '' }: TypedNames): ReadNames {
  if (firstName || lastName) return { company, firstName, lastName, titles: [] };
  const nobody = { firstName: '', lastName: '', titles: [] };
  if (name === '' || name === company) return { company, ...nobody };
  if (company === '' && isCompany(name)) return { company: name, ...nobody };
  return { company, ...readPerson(name) };
}

function isCompany(name: string): boolean {
  const words = comparable(name).replaceAll(',', ' ').replace(/\s+/g, ' ').trim();
  return legalForm.test(words) || companyWord.test(words);
}

function readPerson(name: string): Omit<ReadNames, 'company'> {
  const [head = '', ...more] = name
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const titles: string[] = [];
  const degrees: string[] = [];
  const generations: string[] = [];
  const rest = more.filter((part) => {
    if (isDegree(part)) degrees.push(part);
    else if (generation.test(comparable(part))) generations.push(part);
    else return true;
    return false;
  });
  const [given, ...others] = rest;
  // Smith, John
  const split =
    given === undefined ? inWords(head, titles) : { firstName: withoutTitles(given, titles), lastName: head };
  return {
    ...split,
    lastName: [[split.lastName, ...others].filter(Boolean).join(', '), ...generations].join(' ').trim(),
    titles: [...titles, ...degrees],
  };
}

/** Dana Quill, Maria Elena García López, Bob & Sue Miller. */
function inWords(text: string, titles: string[]): Omit<ReadNames, 'company' | 'titles'> {
  const [left = '', right] = withoutTitles(text, titles).split(/\s+(?:&|and|y)\s+/i);
  const isLastName = titles.length > 0 && !/\s/.test(left);
  if (right === undefined) return isLastName ? { firstName: '', lastName: left } : splitWords(left);
  const [one, other] = [left, right].map((part) => splitWords(withoutTitles(part, titles)));
  if (!one || !other) return splitWords(left);
  if (one.lastName && other.lastName) return { ...one, second: other };
  return { firstName: `${left} & ${other.firstName}`, lastName: other.lastName };
}

function splitWords(text: string): { firstName: string; lastName: string } {
  const words = text.split(/\s+/).filter(Boolean);
  const ending = words.slice(2).findIndex((word) => generation.test(comparable(word)));
  const named = ending < 0 ? words : words.slice(0, ending + 2);
  const from = lastNameFrom(named);
  return { firstName: words.slice(0, from).join(' '), lastName: words.slice(from).join(' ') };
}

/** The index of the last name's first word. */
function lastNameFrom(words: readonly string[]): number {
  if (words.length < 2) return words.length;
  const begins = words.findIndex((word, index) => index > 0 && particle.test(comparable(word)));
  if (begins > 0) return isSpanishLastName(words[begins - 1]) && begins > 1 ? begins - 1 : begins;
  if (words.length === 4) return 2;
  return words.length === 3 && isSpanishLastName(words[1]) ? 1 : words.length - 1;
}

const isSpanishLastName = (word = '') => spanishLastName.test(comparable(word));

/** Takes leading titles off a name and adds them to `titles`. */
function withoutTitles(text: string, titles: string[]): string {
  const words = text.split(/\s+/).filter(Boolean);
  const [first = '', and = '', second = '', ...named] = words;
  if (isTitle(first) && /^(?:&|and|y)$/i.test(and) && isTitle(second) && named.length > 0) {
    titles.push(`${first} ${and} ${second}`);
    return named.join(' ');
  }
  while (words.length > 1 && isTitle(words[0])) titles.push(words.shift() ?? '');
  while (words.length > 2 && isDegree(words.at(-1))) titles.push(words.pop() ?? '');
  return words.join(' ');
}

function comparable(text: string): string {
  return plainLetters(text)
    .replaceAll('.', ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(\w) (\w)$/, '$1$2');
}
