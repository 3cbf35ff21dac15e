import * as z from 'zod/mini';
import { textLimits } from './limits.ts';
import { plainLetters } from './plain-letters.ts';
import { cleanLine, fieldTexts } from './text-fields.ts';

const country =
  /[\s,.;]*\b(?:usa|u\.s\.a|us|u\.s|united states(?: of america)?|ee\.?\s?uu|estados unidos)\b[\s,.;]*$/i;
/** States of the service area. After one of them, a ZIP code is also recognized within an address. */
const state = '(il|illinois|in|indiana|wi|wisconsin|mi|michigan)';
const code = String.raw`(\d{5})(?:[-\u2013 ]?\d{4})?(?!\d)`;
const afterState = new RegExp(String.raw`(,\s*|\b)${state}[\s,.-]*${code}`, 'giu');
const atEnd = new RegExp(String.raw`(?:^|[^\p{L}\d#-])${code}(?:[\s,.]+${state}\b)?[\s,.;]*$`, 'iu');
/** 60606, 233 S Wacker Dr */
const atStart = new RegExp(String.raw`^${code}\s*[,;]\s*\d+\s+\p{L}`, 'u');
const phoneAtEnd = /[\s/,;|\u2013-]+(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}$/;
/** Words after five digits that make them a building or road number. */
const numbered =
  /(?:#|\b(?:unit|apt|apartment|apto|suite|ste|room|rm|lot|lote|box|building|bldg|floor|dock|gate|space|spc|bay|yard|hwy|highway|route|rte|rt|no)\b)[\s.#:]*$/i;
const suffix =
  '(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|pl|place|pkwy|parkway|way|ter|terrace|cir|circle)';
/** A street name without its number: Calle Olmo 12345, S Cicero Ave 12345. */
const streetAlone = new RegExp(
  String.raw`^(?:(?:calle|avenida|av|carretera|camino)\b\D*|\D*\b${suffix})[\s.,]*$`,
  'i',
);
/** A street name after its number: 13550 Cicero Ave. */
const streetAfter = new RegExp(String.raw`^(?:[ .]+\p{L}[\p{L}\d.'’]*){0,4}[ .]+${suffix}\b`, 'iu');

/** The ZIP code in a typed or pasted address; undefined if none. */
export function zipOfAddress(address: string | undefined): string | undefined {
  const text = (address ?? '').trim().replace(country, '').replace(phoneAtEnd, '');
  const known = [...text.matchAll(afterState)].findLast((found) => isStateWithZip(found))?.[3];
  if (known) return known;
  const found = atEnd.exec(text);
  if (!found) return atStart.exec(text)?.[1];
  const before = text.slice(0, found.index);
  return numbered.test(before) || streetAlone.test(before) ? undefined : found[1];
}

/** "In" and "mi" are also words: as states they are in capitals or follow a comma. */
function isStateWithZip({ 0: whole, 1: comma, 2: name = '', input, index }: RegExpExecArray): boolean {
  const isWord = comma === '' && /^(?:in|mi)$/i.test(name) && name !== name.toUpperCase();
  return !isWord && !streetAfter.test(input.slice(index + whole.length));
}

const error = () => fieldTexts().zip;
const withoutPlusFour = z.overwrite((zip: string) => zip.slice(0, 5));

/** A five-digit US ZIP code. The ZIP+4 digits are dropped. */
export const zipSchema = z
  .string({ error })
  .check(cleanLine, z.regex(/^\d{5}(-\d{4})?$/, { error }), withoutPlusFour);

export const optionalZipSchema = z.optional(
  z.string({ error }).check(cleanLine, z.regex(/^(\d{5}(-\d{4})?)?$/, { error }), withoutPlusFour),
);

export type Place = { readonly address?: string | undefined; readonly zip?: string | undefined };

/**
 * The place of a visit from the most specific source: the request, its project, its client. Never combines a street and a ZIP
 * code of different places.
 */
export function placeOf(...known: readonly (Place | undefined)[]) {
  let address = '';
  let zip = '';
  for (const place of known) {
    const next = place?.zip || zipOfAddress(place?.address) || '';
    if (zip && next && next !== zip) continue;
    if (!address) {
      address = place?.address ?? '';
      zip ||= next;
    }
  }
  return { ...(address && { address }), ...(zip && { zip }) };
}

/** A place in one line. Omits the ZIP code if the address contains it. */
export function placeText({ address = '', zip = '' }: Place): string {
  if (!address || !zip || zipOfAddress(address) === zip) return address || zip;
  // No comma between state and ZIP code: Joliet, IL 60432.
  return `${address}${/,\s*\p{Lu}{2}$/u.test(address) ? '' : ','} ${zip}`;
}

/** A street with its town, because people search for jobs by town. */
export function addressWithTown(address = '', town = ''): string {
  const [name = ''] = plainLetters(town).split(',');
  const hasTown = plainLetters(address).includes(name) || zipOfAddress(address) !== undefined;
  if (address && hasTown) return address;
  const whole = [address, town].filter(Boolean).join(', ');
  return whole.length > textLimits.address ? address : whole;
}
