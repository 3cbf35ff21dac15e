import * as z from 'zod/mini';
import { strictBody } from '../values/text-fields.ts';
import { appointmentSchema, everyMonthsSchema } from './appointment.ts';
import { newVisitSchema, plannedFields, visitTimeFields } from './visit.ts';
import { visitTexts } from './visit-texts.ts';

/** Limited so that one batch can write the plan. */
export const maxPlanDays = 20;

const countMessage = () => visitTexts().planDays(maxPlanDays);
const daySchema = strictBody(visitTimeFields);
type Day = z.infer<typeof daySchema>;

/** The body of POST /api/desk/plans: one job of one crew on several days, all or none. */
export const newPlanSchema = strictBody({
  ...plannedFields,
  /** Repeats the plan after its last visit is finished. */
  everyMonths: z.optional(everyMonthsSchema),
  days: z
    .array(daySchema, { error: countMessage })
    .check(
      z.minLength(1, { error: countMessage }),
      z.maxLength(maxPlanDays, { error: countMessage }),
      z.refine(areApart, { error: () => visitTexts().overlap }),
    ),
});
export type NewPlan = z.infer<typeof newPlanSchema>;

/** The answer: the visits of the plan, the soonest first. */
export const planSchema = z.object({ visits: z.array(appointmentSchema) });
export type Plan = z.infer<typeof planSchema>;

export const visitFormSchema = z.extend(newVisitSchema, {
  everyMonths: z.optional(everyMonthsSchema),
  moreDays: z.optional(z.array(daySchema).check(z.maxLength(maxPlanDays - 1, { error: countMessage }))),
});

function areApart(days: readonly Day[]): boolean {
  const spans = days
    .map(({ scheduledDate, duration }) => ({ start: scheduledDate.getTime(), minutes: Number(duration) }))
    .toSorted((one, other) => one.start - other.start);
  return spans.every(({ start }, index) => {
    const before = spans[index - 1];
    return !before || before.start + before.minutes * 60_000 <= start;
  });
}
