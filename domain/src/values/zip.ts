import * as z from 'zod/mini';
import { fieldTexts } from './field-texts.ts';
import { shownLine } from './text-fields.ts';

/** The ZIP code at the end of an address; undefined where there is none. */
export function zipOfAddress(address: string | undefined): string | undefined {
  return /\b(\d{5})(?:-\d{4})?\s*$/.exec(address ?? '')?.[1];
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
