import { emailSchema } from '../values/email.ts';
import { dollarsSchema, readNumber } from '../values/given-number.ts';
import { isPhone, readPhone } from '../values/phone.ts';
import { zipOfAddress } from '../values/place.ts';
import { plainLetters } from '../values/plain-letters.ts';
import { personFields } from './person-fields.ts';

/** At most `max` characters of a text, without half a sign at the end. */
export function cutText(text: string, max: number): string {
  return text
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** The values of a cell that holds one or several, and the text that is none. */
type ReadCell = { readonly values: readonly string[]; readonly unread: string };

const emptyWords =
  /^(?:none|n a|na|null|nil|no|no email|no e mail|no phone|unknown|tbd|ninguno|ninguna|no tiene|sin correo|sin telefono|x+)?$/;

/** Whether a cell says that there is no value: none, N/A, a dash. */
function saysNothing(text: string): boolean {
  return (
    emptyWords.test(
      plainLetters(text)
        .replace(/[^a-z]+/g, ' ')
        .trim(),
    ) && !/\d/.test(text)
  );
}

/** Undefined for text that is no amount of dollars. */
export function readDollars(text: string): number | undefined {
  const read = dollarsSchema.safeParse(readNumber(text));
  return read.success ? read.data : undefined;
}

const addressInside = /[^\s<>(),;:"]+@[^\s<>(),;:"]+/g;

/** The emails of a cell: "a@x.com; b@x.com", "Bea <bea@x.com>", "mailto:a@x.com". */
export function readEmails(text: string): ReadCell {
  if (saysNothing(text)) return { values: [], unread: '' };
  const found = (text.match(addressInside) ?? []).map((part) =>
    emailSchema.safeParse(part.replace(/[.]+$/, '')),
  );
  const values = [...new Set(found.flatMap(({ data }) => data ?? []))];
  return { values, unread: values.length === 0 ? text : '' };
}

/** Numbers that a spreadsheet has shortened to their first digits: 3.13E+09. */
const cutNumber = /(?:^|[\s;:/,])(\d(?:[.,]\d+)?E\+?\d{1,2})(?=$|[\s;/,])/i;

/** The first number of a cell that a spreadsheet has shortened. */
export const cutNumberIn = (text: string) => cutNumber.exec(text)?.[1];

/** Whether the form of a client takes it. A number without its area code goes into the note. */
const isTakenPhone = (text: string) => personFields.phone.safeParse(text).data === text;

/** The phone numbers of a cell: "(312) 555-0100 / 312-555-0199", "cell: 312 555 0100 ext. 4". */
export function readPhones(text: string): ReadCell {
  if (saysNothing(text)) return { values: [], unread: '' };
  const parts = text
    .split(/\s*(?:[/;|\n]|:::|,(?=\s*(?:\+?1[\s.-]*)?\(?\d{3})|\bor\b|\bo\b)\s*/i)
    .map((part) => part.replace(/^[^\d+(]*[:.]\s*|^'/, '').trim())
    .filter(Boolean)
    .map((part) => ({ part, value: phoneIn(part) }));
  return {
    values: [...new Set(parts.flatMap(({ value }) => value ?? []))],
    unread: parts.flatMap(({ part, value }) => (part === value ? [] : part)).join(', '),
  };
}

/** A number with its extension inside of words: "call wife 815-555-0145". */
const numberInside = /(?:\+|\()?\d[\d\s().\u2010-\u2015-]{8,}\d(?:\s*(?:ext|x)[.\s]*\d+)?/i;

function phoneIn(part: string): string | undefined {
  if (cutNumberIn(part)) return undefined;
  const inside = isPhone(part) ? undefined : numberInside.exec(part)?.[0];
  return [inside, part].find((text) => text && isTakenPhone(text) && readPhone(text).dialled.length >= 7);
}

type TypedPlace = Readonly<
  Partial<Record<'address' | 'street' | 'unit' | 'city' | 'state' | 'zip' | 'country', string | undefined>>
>;

/** An address in one line from its columns: 9 Mill Rd, Unit 4, Joliet, IL 60432. Leaves out the United States. */
export function readPlace(place: TypedPlace): string {
  const part = (text = '') => (saysNothing(text) ? '' : text.replace(/\s*[\r\n]+\s*/g, ', ').trim());
  const [address, street, unit, city] = [place.address, place.street, place.unit, place.city].map(part);
  const country = /^(?:us|usa|u\.s\.a?\.?|united states(?: of america)?|ee\.? ?uu\.?|estados unidos)$/i.test(
    part(place.country),
  )
    ? ''
    : part(place.country);
  // Spreadsheets drop the zero at the start of a ZIP code.
  const zip = part(place.zip).replace(/^\d{4}$/, '0$&');
  const start = street ? [street, unit] : [address, unit];
  const known = start.join(' ').toLowerCase();
  const isNew = (text = '') => text !== '' && !known.includes(text.toLowerCase());
  const town = isNew(city) ? city : '';
  const hasZip = zipOfAddress(start.join(', ')) !== undefined;
  const region = [hasZip ? '' : part(place.state), hasZip ? '' : zip].filter(Boolean).join(' ');
  return [...start, town, region, country]
    .filter(Boolean)
    .join(', ')
    .replace(/,(?:\s*,)+/g, ',');
}
