import * as z from 'zod/mini';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { formatDollars } from '../values/money.ts';
import { idSchema, strictBody } from '../values/text-fields.ts';
import { signedByHand } from './estimate-requests.ts';
import { estimateRequestsTexts } from './estimate-requests-texts.ts';
import { estimatePriceFields, taxRateSchema, totalFits } from './priced-fields.ts';
import { tapTimeSchema } from './visit-tap.ts';

const { lines } = estimatePriceFields;

/** What a welder types: extra work takes nothing off. */
export const extraWorkFormSchema = z.object({ lines }).check(totalFits);

/**
 * The body of POST /api/desk/appointments/{id}/extra-work. `changeOf` is an approved estimate of the project, `agreedBefore` the
 * agreed dollars that the client was shown.
 */
export const extraWorkSchema = strictBody({
  changeOf: idSchema,
  agreedBefore: z.optional(dollarsSchema),
  lines,
  ...signedByHand,
  at: tapTimeSchema,
}).check(totalFits);
export type ExtraWork = z.infer<typeof extraWorkSchema>;

/** Its answer. */
export const extraWorkAnswerSchema = z.object({
  id: idSchema,
  number: z.string(),
  total: dollarsSchema,
  agreedTotal: dollarsSchema,
});
export type ExtraWorkAnswer = z.infer<typeof extraWorkAnswerSchema>;

/** What extra work at a visit adds to. */
export const extraWorkBaseSchema = z.object({
  changeOf: idSchema,
  /** The estimate's number. */
  number: z.string(),
  version: z.int(),
  agreed: dollarsSchema,
  taxRate: z.optional(taxRateSchema),
  /** Illinois' rules for home repair hold above their threshold. */
  atHome: z.boolean(),
  /** The most dollars that this person may agree to at the visit; missing for any. */
  limit: z.optional(dollarsSchema),
});
export type ExtraWorkBase = z.infer<typeof extraWorkBaseSchema>;

/** Says up to how much somebody may agree to extra work at a visit. */
export function aboveOwnLimit(limit: number): string {
  const { noExtraWork, extraWorkUpTo } = estimateRequestsTexts().messages;
  return limit === 0 ? noExtraWork : extraWorkUpTo(formatDollars(limit));
}
