import * as z from 'zod/mini';
import { inCurrentLanguage } from '../values/language.ts';
import { idSchema } from '../values/text-fields.ts';
import { repeatTexts } from './repeat-texts.ts';

/** How often a plan is made anew, by the months. */
export const repeatLabels = inCurrentLanguage(() => repeatTexts().every);

export const everyMonthsSchema = z.enum(['3', '6', '12'], { error: () => repeatTexts().everyRequired });
export type EveryMonths = z.infer<typeof everyMonthsSchema>;

/** What each visit of a plan carries that is made anew once the last of them is finished. */
export const repeatSchema = z.object({
  /** Of all visits of the plan: the id of the first. */
  planId: idSchema,
  everyMonths: everyMonthsSchema,
});
export type Repeat = z.infer<typeof repeatSchema>;
