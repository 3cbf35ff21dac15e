import ICAL from 'ical.js';
import quotedPrintable from 'quoted-printable';
import { decodeAs, decodeText } from './decode-text.ts';
import type { Table, TableRow } from './find-table.ts';
import { plainHeading } from './headings.ts';
import { importsTexts } from './imports-texts.ts';

const fields = ['company', 'name', 'firstName', 'lastName', 'email', 'phone', 'title', 'note'] as const;
/** Lines of the note, with the property that each is read from. */
const noted = { nickname: 'nickname', birthday: 'bday', website: 'url', role: 'role' } as const;
const notedFields = ['nickname', 'birthday', 'website', 'role'] as const;
const placeFields = ['street', 'unit', 'city', 'state', 'zip', 'country'] as const;
const places = ['home', 'work'] as const;

/** The columns of a vCard's table, by which it is known in each language. An ORG's units go into notes. */
const headings = [
  ...fields.map(plainHeading),
  ...places.flatMap((place) => placeFields.map((field) => `${place} ${field}`)),
  ...[...notedFields, 'other address'],
];

function labelsOf(): string[] {
  const { columnNames, addressNames, cardFields } = importsTexts();
  const ofPlace = (place: (typeof places)[number]) =>
    placeFields.map((field) => `${addressNames[place]}: ${columnNames[field]}`);
  return [
    ...[...fields.map((field) => columnNames[field]), ...places.flatMap(ofPlace)],
    ...notedFields.map((field) => cardFields[field]),
    `${addressNames.other}: ${columnNames.address}`,
  ];
}

type Property = { readonly name: string; readonly types: readonly string[]; readonly value: unknown };

/** The properties that people's records need. Photos, keys and programs' own fields are skipped before they are parsed. */
const wanted = /^(?:[\w-]+\.)?(?:FN|N|ORG|TEL|EMAIL|ADR|NOTE|TITLE|NICKNAME|BDAY|URL|ROLE)[;:]/i;

/** Reads vCard 2.1 to 4.0 with ical.js, a card a row. Undefined without a card. */
export function readVcards(text: string): Table | undefined {
  const cards = text.split(/^BEGIN:VCARD\s*$/im).slice(1);
  const rows = cards.map((card, index): TableRow => ({ at: index + 1, cells: cellsOf(propertiesOf(card)) }));
  const named = rows.filter(({ cells }) => cells.some(Boolean));
  return named.length > 0 ? { headings, labels: labelsOf(), rows: named, written: headings } : undefined;
}

function propertiesOf(card: string): Property[] {
  const is21 = /^VERSION:2\.1/im.test(card);
  return linesOf(card).flatMap((line) => {
    if (!wanted.test(line)) return [];
    try {
      const [name, parameters, , ...values] = ICAL.parse.property(
        is21 || isEncoded(line) ? asVersion3(line) : line,
        ICAL.design.components.vcard3,
      );
      const types = [parameters.type ?? []].flat().map((type) => String(type).toLowerCase());
      return [{ name, types: parameters.pref ? [...types, 'pref'] : types, value: values[0] }];
    } catch {
      // A line that ical.js refuses is damaged. The card's other lines still count.
      return [];
    }
  });
}

const isEncoded = (line: string) => /^[^:]*quoted-printable/i.test(line);

/** Joins folded lines (RFC 6350, 3.2), and the lines of quoted-printable text, which end with "=". */
function linesOf(card: string): string[] {
  const lines: string[] = [];
  for (const line of card.split(/\r\n|\n|\r/)) {
    const last = lines.at(-1) ?? '';
    if (/^[ \t]/.test(line)) lines[lines.length - 1] = last + line.slice(1);
    else if (isEncoded(last) && last.endsWith('=')) lines[lines.length - 1] = last.slice(0, -1) + line;
    else lines.push(line);
  }
  return lines;
}

/** Writes a line of vCard 2.1 as 3.0: names its types, decodes its text, and escapes commas, which separate nothing in 2.1. */
function asVersion3(line: string): string {
  const [, name = '', typed = '', value = ''] = /^([^;:]+)((?:;[^:]*)?):(.*)$/s.exec(line) ?? [];
  const parameters = typed.split(';').filter(Boolean);
  const isCoding = (parameter: string) => /^(?:encoding=|charset=|quoted-printable$|8bit$)/i.test(parameter);
  const types = parameters
    .filter((parameter) => !isCoding(parameter))
    .map((parameter) => (parameter.includes('=') ? parameter : `TYPE=${parameter}`));
  const charset = parameters.find((parameter) => /^charset=/i.test(parameter))?.slice('charset='.length);
  const text = isEncoded(line) ? decoded(value, charset) : value;
  const escaped = text.replace(/\\?,/g, '\\,').replace(/\r\n|\n|\r/g, '\\n');
  return `${[name, ...types].join(';')}:${escaped}`;
}

function decoded(value: string, charset: string | undefined): string {
  const bytes = Uint8Array.from(quotedPrintable.decode(value), (letter) => letter.charCodeAt(0));
  return decodeAs(charset, bytes) ?? decodeText(bytes);
}

function cellsOf(properties: readonly Property[]): string[] {
  const all = (name: string) => properties.filter((property) => property.name === name);
  const lines = (name: string) => all(name).map(({ value }) => textOf(value));
  const [lastName = '', firstName = '', middle = '', prefix = '', suffix = ''] = partsOf(all('n')[0]);
  const [company = '', ...units] = partsOf(all('org')[0]);
  const { home, work, others } = addressesOf(all('adr'));
  return [
    company,
    lines('fn')[0] === company ? '' : (lines('fn')[0] ?? ''),
    [firstName, middle].filter(Boolean).join(' '),
    [lastName, suffix].filter(Boolean).join(' '),
    ranked(all('email'), ['home', 'work']),
    ranked(all('tel'), ['cell', 'mobile', 'iphone', 'home', 'main', 'work']),
    [prefix, ...lines('title'), ...units].filter(Boolean).join(', '),
    lines('note').join('\n'),
    ...placeOf(home),
    ...placeOf(work),
    ...notedFields.map((field) => lines(noted[field]).join(', ')),
    others.map((other) => placeOf(other).filter(Boolean).join(', ')).join('; '),
  ];
}

/** The values of several properties, the preferred one first, then by type. Fax and pager come last. */
function ranked(properties: readonly Property[], order: readonly string[]): string {
  const rank = ({ types }: Property) => {
    if (types.includes('fax') || types.includes('pager')) return order.length + 1;
    if (types.includes('pref')) return -1;
    const place = order.findIndex((type) => types.includes(type));
    return place < 0 ? order.length : place;
  };
  const sorted = properties.toSorted((one, other) => rank(one) - rank(other));
  return [...new Set(sorted.map(({ value }) => textOf(value).replace(/^tel:/i, '')))]
    .filter(Boolean)
    .join('; ');
}

/** The home address, or one without a type, before the one at work. */
function addressesOf(properties: readonly Property[]) {
  const isWork = ({ types }: Property) => types.includes('work');
  const home = properties.find((property) => !isWork(property));
  const work = properties.find(isWork);
  return { home, work, others: properties.filter((property) => property !== home && property !== work) };
}

/** Street, unit, city, state, ZIP and country of an ADR. */
function placeOf(property: Property | undefined): string[] {
  const [box = '', unit = '', street = '', city = '', state = '', zip = '', country = ''] = partsOf(property);
  return [[box, street].filter(Boolean).join(', '), unit, city, state, zip, country];
}

function partsOf(property: Property | undefined): string[] {
  return property ? [property.value].flat().map(textOf) : [];
}

function textOf(value: unknown): string {
  return [value].flat(2).map(String).join(', ').trim();
}
