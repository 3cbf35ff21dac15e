import * as z from 'zod/mini';
import { idSchema } from '../values/text-fields.ts';

/** How often a plan is made anew, by the months. */
export const repeatLabels = {
  '3': 'Every 3 months',
  '6': 'Every 6 months',
  '12': 'Every 12 months',
} as const;

export const everyMonthsSchema = z.enum(['3', '6', '12'], 'Repeat every 3, 6 or 12 months');
export type EveryMonths = z.infer<typeof everyMonthsSchema>;

/** What each visit of a plan carries that is made anew once the last of them is finished. */
export const repeatSchema = z.object({
  /** Of all visits of the plan: the id of the first. */
  planId: idSchema,
  everyMonths: everyMonthsSchema,
});
export type Repeat = z.infer<typeof repeatSchema>;
