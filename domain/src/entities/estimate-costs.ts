import * as z from 'zod/mini';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { idSchema } from '../values/text-fields.ts';
import type { PrivacyOf } from './privacy.ts';

/** What entries of the price book cost when an estimate was approved, under the estimate's id. For the owner alone. */
export const estimateCostsSchema = z.object({
  id: idSchema,
  /** Dollars for one unit, by the entry's id; those without a cost are missing. */
  costs: z.record(z.string(), dollarsSchema),
});
export type EstimateCosts = z.infer<typeof estimateCostsSchema>;

export const estimateCostsPrivacy = { id: 'plain', costs: 'plain' } satisfies PrivacyOf<EstimateCosts>;
