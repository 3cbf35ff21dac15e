import * as z from 'zod/mini';
import { instantSchema } from '../values/text-fields.ts';

/*
 * The file with everything is made in parts, since no answer through Firebase Hosting may take more than a minute or 32 MB.
 * The parts, one after the other, are the file. Each ends with a list of its entries, and the last one with the manifest.
 */

const count = z.int().check(z.nonnegative());
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What the file has so far. */
export const takeoutTotalsSchema = z.object({ documents: count, papers: count, files: count });

const listedEntrySchema = z.object({
  name: z.string(),
  bytes: count,
  sha256: hash,
  /** Of records: how many documents. */
  documents: z.optional(count),
  /** Of a stored file: its content type. */
  type: z.optional(z.string()),
});
export type ListedEntry = z.infer<typeof listedEntrySchema>;

/** The last entry of a part but for the manifest. */
export const takeoutListSchema = z.object({
  part: count,
  entries: z.array(listedEntrySchema),
  /** The SHA-256 of these entries and all before them. */
  chain: hash,
  /** Papers that could not be drawn, and why. */
  notDrawn: z.array(z.object({ paper: z.string(), why: z.string() })),
  totals: takeoutTotalsSchema,
  /** Names the next part to the API; missing in the last one. */
  next: z.optional(z.string()),
});
export type TakeoutList = z.infer<typeof takeoutListSchema>;

/** The last entry of a whole file. */
export const takeoutManifestSchema = z.object({
  format: z.literal('mobile-welding everything 1'),
  project: z.string(),
  at: instantSchema,
  parts: count,
  /** That of the last list. */
  chain: hash,
  totals: takeoutTotalsSchema,
  /** Collections that the file does not have, and why. */
  leftOut: z.record(z.string(), z.string()),
});
export type TakeoutManifest = z.infer<typeof takeoutManifestSchema>;

export const manifestName = 'manifest.json';
export const listName = (part: number) => `lists/${String(part).padStart(5, '0')}.json`;
export const recordsFolder = 'records/';
export const filesFolder = 'files/';
