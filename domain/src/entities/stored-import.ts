import * as z from 'zod/mini';
import { field, stored, storedCode, time } from '../values/stored-fields.ts';
import { idSchema, instantSchema } from '../values/text-fields.ts';
import { importKinds } from './import-request.ts';

/** A stored import. Undoing all of it deletes it. */
export const storedImportSchema = stored({
  id: field(idSchema, 'plain'),
  kind: field(storedCode(importKinds), 'plain'),
  at: field(instantSchema, 'plain'),
  byId: field(z.string(), 'staff'),
  /** The ids of an import of an earlier release. Later ones have them in pages. */
  made: field(z.array(idSchema), 'plain'),
  created: field(z.number(), 'plain'),
  joined: field(z.number(), 'plain'),
  skipped: field(z.number(), 'plain'),
  /** When the owner showed the balances to their clients. */
  shownAt: time('plain'),
  /** When undoing began, until it is complete; a job completes it. */
  undoingSince: time('plain'),
  /** How many rows there were to take back when undoing began. */
  undoRows: field(z.optional(z.number()), 'plain'),
});
export type StoredImport = z.infer<typeof storedImportSchema>;

const madeRowSchema = z.object({
  /** The row's number in the file; unknown for imports of an earlier release. */
  row: z.optional(z.number()),
  /** Of the client, of the price book entry, or of the project of a balance or job. */
  id: idSchema,
  /** The hash of the line that was added to the note of the client with this id. */
  line: z.optional(z.string()),
  /** For a further person of the company with this id: the contact's id. */
  contact: z.optional(z.string()),
  /** For clients and contacts: the hash of what was stored, which tells whether it changed since. */
  as: z.optional(z.string()),
});
export type MadeRow = z.infer<typeof madeRowSchema>;

/** What a part of an import made. The pages of an import bear its id, because one document could not hold all ids. */
export const importPageSchema = stored({
  id: field(idSchema, 'plain'),
  importId: field(idSchema, 'plain'),
  rows: field(z.array(madeRowSchema), 'plain'),
});
