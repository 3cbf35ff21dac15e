import * as z from 'zod/mini';
import { requiredLine, strictBody } from '../values/text-fields.ts';
import { moneySettingsTexts } from './money-settings-texts.ts';

const rateMessage = () => moneySettingsTexts().rate;

/** What an hour of one kind of work costs. */
export const laborRateSchema = strictBody({
  label: requiredLine(
    () => moneySettingsTexts().rateName,
    60,
    () => moneySettingsTexts().rateNameRequired,
  ),
  dollarsPerHour: z.number({ error: rateMessage }).check(
    z.gte(0, { error: rateMessage }),
    z.lte(10_000, { error: rateMessage }),
    z.refine((dollars) => Math.round(dollars * 100) / 100 === dollars, { error: rateMessage }),
  ),
});
export type LaborRate = z.infer<typeof laborRateSchema>;
