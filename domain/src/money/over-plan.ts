import * as z from 'zod/mini';
import type { PrivacyOf } from '../entities/privacy.ts';
import { idSchema } from '../values/text-fields.ts';
import { jobCostSchema } from './job-cost.ts';

/** The answer of GET /api/desk/over-plan: jobs under way that `marginWarning` warns of. For the owner alone. */
export const overPlanSchema = z.object({
  jobs: z.array(
    z.object({ projectId: idSchema, title: z.string(), status: z.string(), cost: jobCostSchema }),
  ),
  /** False where there are more than are told. */
  complete: z.boolean(),
});
export type OverPlan = z.infer<typeof overPlanSchema>;

/** A job that was over plan when it was looked at, under its project's id. */
export const storedOverPlanSchema = z.object({ id: idSchema, cost: jobCostSchema });
export type StoredOverPlan = z.infer<typeof storedOverPlanSchema>;

export const overPlanPrivacy = { id: 'plain', cost: 'plain' } satisfies PrivacyOf<StoredOverPlan>;
