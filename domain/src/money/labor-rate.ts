import * as z from 'zod/mini';
import { requiredLine, strictBody } from '../values/text-fields.ts';

const rateMessage = 'Rate must be an amount from 0 to 10,000 dollars';

/** What an hour of one kind of work costs. */
export const laborRateSchema = strictBody({
  label: requiredLine('Rate name', 60, 'Rate name is required'),
  dollarsPerHour: z.number(rateMessage).check(
    z.gte(0, rateMessage),
    z.lte(10_000, rateMessage),
    z.refine((dollars) => Math.round(dollars * 100) / 100 === dollars, rateMessage),
  ),
});
export type LaborRate = z.infer<typeof laborRateSchema>;
