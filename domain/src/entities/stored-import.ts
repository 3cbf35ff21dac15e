import * as z from 'zod/mini';
import { field, stored } from '../values/stored-fields.ts';
import { idSchema, instantSchema } from '../values/text-fields.ts';

/** What an import made, until all of it is taken back. */
export const storedImportSchema = stored({
  id: field(idSchema, 'plain'),
  kind: field(z.enum(['clients', 'price_book', 'balances']), 'plain'),
  at: field(instantSchema, 'plain'),
  byId: field(z.string(), 'staff'),
  /** Ids of clients, of entries of the price book, or of the projects that hold balances. */
  made: field(z.array(idSchema), 'plain'),
  created: field(z.number(), 'plain'),
  joined: field(z.number(), 'plain'),
  skipped: field(z.number(), 'plain'),
});
export type StoredImport = z.infer<typeof storedImportSchema>;
