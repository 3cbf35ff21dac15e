import * as z from 'zod/mini';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { formatDollars } from '../values/money.ts';
import { idSchema, strictBody } from '../values/text-fields.ts';
import { signedByHand } from './estimate-requests.ts';
import { estimateRequestsTexts } from './estimate-requests-texts.ts';
import { estimatePriceFields, totalFits } from './priced-fields.ts';
import { tapTimeSchema } from './visit-tap.ts';

const { lines } = estimatePriceFields;

/** The form of a welder. Extra work cannot reduce the price. */
export const extraWorkFormSchema = z.object({ lines }).check(totalFits);

/**
 * The body of POST /api/desk/appointments/{id}/extra-work. `changeOf` is an approved estimate of the project, `agreedBefore`
 * the agreed dollars shown to the client.
 */
export const extraWorkSchema = strictBody({
  changeOf: idSchema,
  agreedBefore: z.optional(dollarsSchema),
  lines,
  ...signedByHand,
  at: tapTimeSchema,
}).check(totalFits);
export type ExtraWork = z.infer<typeof extraWorkSchema>;

export const extraWorkAnswerSchema = z.object({
  id: idSchema,
  number: z.string(),
  total: dollarsSchema,
  agreedTotal: dollarsSchema,
});
export type ExtraWorkAnswer = z.infer<typeof extraWorkAnswerSchema>;

export function aboveOwnLimit(limit: number): string {
  const { noExtraWork, extraWorkUpTo } = estimateRequestsTexts().messages;
  return limit === 0 ? noExtraWork : extraWorkUpTo(formatDollars(limit));
}
