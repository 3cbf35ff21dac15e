import * as z from 'zod/mini';
import { fieldTexts } from './field-texts.ts';
import { shownLine } from './text-fields.ts';

/** The country that maps, mails and invoices put behind an address. */
const country =
  /[\s,.;]*\b(?:usa|u\.s\.a|us|u\.s|united states(?: of america)?|ee\.?\s?uu|estados unidos)\b[\s,.;]*$/i;
/** The states of the service area: behind one of them a ZIP code is known in the middle of an address, too. */
const state = '(?:il|illinois|in|indiana|wi|wisconsin|mi|michigan)';
const code = String.raw`(\d{5})(?:[-\u2013 ]?\d{4})?(?!\d)`;
const afterState = new RegExp(String.raw`\b${state}[\s,.]*${code}`, 'giu');
const atEnd = new RegExp(String.raw`(?:^|[^\p{L}\d#-])${code}(?:[\s,.]+${state}\b)?[\s,.;]*$`, 'iu');
/** What five digits behind it number: a part of a building or a road. */
const numbered =
  /(?:#|\b(?:unit|apt|apartment|apto|suite|ste|room|rm|lot|lote|box|building|bldg|floor|dock|gate|space|spc|bay|yard|hwy|highway|route|rte|rt|no)\b)[\s.#:]*$/i;
/** A street's name alone, before its number: Calle Olmo 12345, S Cicero Ave 12345. */
const streetAlone =
  /^(?:(?:calle|avenida|av|carretera|camino)\b\D*|\D*\b(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|pl|place|pkwy|parkway|way|ter|terrace|cir|circle))[\s.,]*$/i;

/** The ZIP code in an address as people type it or paste it from elsewhere; undefined where there is none. */
export function zipOfAddress(address: string | undefined): string | undefined {
  const text = (address ?? '').trim().replace(country, '');
  const known = [...text.matchAll(afterState)].at(-1)?.[1];
  if (known) return known;
  const found = atEnd.exec(text);
  if (!found) return undefined;
  const before = text.slice(0, found.index);
  return numbered.test(before) || streetAlone.test(before) ? undefined : found[1];
}

const error = () => fieldTexts().zip;
const withoutPlusFour = z.overwrite((zip: string) => zip.slice(0, 5));

/** A US ZIP code of five digits; the four that may follow them (ZIP+4) are left out. */
export const zipSchema = z
  .string({ error })
  .check(shownLine, z.regex(/^\d{5}(-\d{4})?$/, { error }), withoutPlusFour);

/** As `zipSchema`, where an empty one is none. */
export const optionalZipSchema = z.optional(
  z.string({ error }).check(shownLine, z.regex(/^(\d{5}(-\d{4})?)?$/, { error }), withoutPlusFour),
);
