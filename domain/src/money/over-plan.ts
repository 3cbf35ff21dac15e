import * as z from 'zod/mini';
import { field, stored } from '../values/stored-fields.ts';
import { idSchema } from '../values/text-fields.ts';
import { jobCostSchema } from './job-cost.ts';

/** The answer of GET /api/desk/over-plan: jobs in progress with a `marginWarning`. Owner only. */
export const overPlanSchema = z.object({
  jobs: z.array(
    z.object({ projectId: idSchema, title: z.string(), status: z.string(), cost: jobCostSchema }),
  ),
  /** False if there are more than listed. */
  complete: z.boolean(),
});
export type OverPlan = z.infer<typeof overPlanSchema>;

/** A job found over plan, under its project's id. */
export const storedOverPlanSchema = stored({
  id: field(idSchema, 'plain'),
  cost: field(jobCostSchema, 'plain'),
});
export type StoredOverPlan = z.infer<typeof storedOverPlanSchema>;
