import * as z from 'zod/mini';
import { instantSchema } from '../values/text-fields.ts';

/*
 * The export of everything is made in parts, because a response through Firebase Hosting may take at most a minute and 32
 * MB. The parts, joined in order, are the file. Each part ends with a list of its entries, and the last one with the
 * manifest.
 */

const count = z.int().check(z.nonnegative());
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const takeoutTotalsSchema = z.object({ documents: count, papers: count, files: count });

const listedEntrySchema = z.object({
  name: z.string(),
  bytes: count,
  sha256: hash,
  /** The number of documents, if the entry holds records. */
  documents: z.optional(count),
  /** The content type, if the entry is a stored file. */
  type: z.optional(z.string()),
});
export type ListedEntry = z.infer<typeof listedEntrySchema>;

/** The last entry of a part. In the last part the manifest follows. */
export const takeoutListSchema = z.object({
  part: count,
  entries: z.array(listedEntrySchema),
  /** The SHA-256 of these entries and all previous ones. */
  chain: hash,
  /** Papers that could not be drawn, and why. */
  notDrawn: z.array(z.object({ paper: z.string(), why: z.string() })),
  totals: takeoutTotalsSchema,
  /** The name of the next part in the API; missing in the last one. */
  next: z.optional(z.string()),
});
export type TakeoutList = z.infer<typeof takeoutListSchema>;

/** The last entry of a whole file. */
export const takeoutManifestSchema = z.object({
  format: z.literal('mobile-welding everything 1'),
  project: z.string(),
  at: instantSchema,
  parts: count,
  /** The last list's `chain`. */
  chain: hash,
  totals: takeoutTotalsSchema,
  /** The omitted collections, with the reasons. */
  leftOut: z.record(z.string(), z.string()),
});
export type TakeoutManifest = z.infer<typeof takeoutManifestSchema>;

export const manifestName = 'manifest.json';
/** Tells people which papers are missing in this part. */
export const notDrawnName = (part: number) => `papers/missing-${String(part).padStart(5, '0')}.txt`;
export const listName = (part: number) => `lists/${String(part).padStart(5, '0')}.json`;
export const recordsFolder = 'records/';
export const filesFolder = 'files/';
