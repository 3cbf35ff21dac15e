import * as z from 'zod/mini';

/** The ZIP code at the end of an address; undefined where there is none. */
export function zipOfAddress(address: string | undefined): string | undefined {
  return /\b(\d{5})(?:-\d{4})?\s*$/.exec(address ?? '')?.[1];
}

/** A US ZIP code of five digits; the four that may follow them (ZIP+4) are left out. */
export const zipSchema = z.string('ZIP code must have five digits').check(
  z.trim(),
  z.regex(/^\d{5}(-\d{4})?$/, 'ZIP code must have five digits'),
  z.overwrite((zip) => zip.slice(0, 5)),
);
