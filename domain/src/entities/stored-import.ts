import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../values/text-fields.ts';
import type { PrivacyOf } from './privacy.ts';

/** What an import made, until all of it is taken back. */
export const storedImportSchema = z.object({
  id: idSchema,
  kind: z.enum(['clients', 'price_book', 'balances']),
  at: instantSchema,
  byId: z.string(),
  /** Ids of clients, of entries of the price book, or of the projects that hold balances. */
  made: z.array(idSchema),
  created: z.number(),
  joined: z.number(),
  skipped: z.number(),
});
export type StoredImport = z.infer<typeof storedImportSchema>;

export const importPrivacy = {
  id: 'plain',
  kind: 'plain',
  at: 'plain',
  byId: 'staff',
  made: 'plain',
  created: 'plain',
  joined: 'plain',
  skipped: 'plain',
} satisfies PrivacyOf<StoredImport>;
