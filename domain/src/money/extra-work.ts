import * as z from 'zod/mini';
import { agreedAfter, type Estimate } from '../entities/estimate.ts';
import { signedByHand } from '../entities/estimate-requests.ts';
import { estimateRequestsTexts } from '../entities/estimate-requests-texts.ts';
import type { MoneyLine } from '../entities/money-line.ts';
import { type ExtraWorkBase, estimatePriceFields, totalFits } from '../entities/priced-fields.ts';
import { totalDollars } from '../entities/totals.ts';
import { tapTimeSchema } from '../entities/visit-tap.ts';
import { dollarsSchema } from '../values/given-number.ts';
import { centsToDollars, formatDollars } from '../values/money.ts';
import { idSchema, strictBody } from '../values/text-fields.ts';
import { needsHomeRepairContract } from './consent-text.ts';
import { agreedCents } from './derived-fields.ts';

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

export const extraWorkResponseSchema = z.object({
  id: idSchema,
  number: z.string(),
  total: dollarsSchema,
  agreedTotal: dollarsSchema,
});
export type ExtraWorkResponse = z.infer<typeof extraWorkResponseSchema>;

export function aboveOwnLimit(limit: number): string {
  const { noExtraWork, extraWorkUpTo } = estimateRequestsTexts().messages;
  return limit === 0 ? noExtraWork : extraWorkUpTo(formatDollars(limit));
}

/** The approved estimate that extra work adds to; undefined if none is approved. */
export function extraWorkBase(
  estimates: readonly Estimate[],
  hasHomeRepairNotice: boolean,
): Omit<ExtraWorkBase, 'limit'> | undefined {
  const approved = estimates.filter(({ status }) => status === 'approved');
  const base = approved
    .filter(({ changeOf }) => !changeOf)
    .toSorted((one, other) => ((one.approval?.at ?? '') < (other.approval?.at ?? '') ? -1 : 1))
    .at(-1);
  if (!base) return undefined;
  const { id: changeOf, number, version, taxRate } = base;
  return {
    changeOf,
    number,
    version,
    agreed: centsToDollars(agreedCents(approved) ?? 0),
    ...(taxRate && { taxRate }),
    atHome: hasHomeRepairNotice && approved.some(({ atHome }) => atHome),
  };
}

/** Extra work as its client reads and signs it, before the server numbers it. */
export function extraWorkPaper(base: ExtraWorkBase, typed: readonly MoneyLine[]) {
  const { changeOf, number, version, agreed, taxRate, atHome } = base;
  const paper = { lines: [...typed], ...(taxRate && { taxRate }) };
  const total = totalDollars(paper);
  const agreedBefore = agreed;
  return {
    ...paper,
    changeOf,
    number,
    version,
    total,
    depositAmount: 0,
    agreedBefore,
    homeRepair: needsHomeRepairContract({ atHome, total: agreedAfter({ agreedBefore, total }) }, atHome),
  };
}
