import * as z from 'zod/mini';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { idSchema } from '../values/text-fields.ts';
import { taxRateSchema } from './priced-fields.ts';

/** The agreed work of a project to which extra work at its visit adds. */
export const extraWorkBaseSchema = z.object({
  changeOf: idSchema,
  number: z.string(),
  version: z.int(),
  agreed: dollarsSchema,
  taxRate: z.optional(taxRateSchema),
  /** Illinois home repair rules apply above their threshold. */
  atHome: z.boolean(),
  /** The most dollars this person may agree to at a visit; missing for no limit. */
  limit: z.optional(dollarsSchema),
});
export type ExtraWorkBase = z.infer<typeof extraWorkBaseSchema>;
