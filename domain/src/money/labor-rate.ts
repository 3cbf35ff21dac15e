import * as z from 'zod/mini';
import type { Appointment } from '../entities/appointment.ts';
import type { MoneyLine } from '../entities/money-line.ts';
import { formatChicagoDate } from '../values/chicago-time.ts';
import { requiredLine, strictBody } from '../values/text-fields.ts';
import { moneySettingsTexts } from './money-settings-texts.ts';

const rateMessage = () => moneySettingsTexts().rate;

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

/** A labor line for each finished visit with hours, in the order of the visits. */
export function linesFromVisits(visits: readonly Appointment[], rate: LaborRate): MoneyLine[] {
  return visits.flatMap(({ hours, title, finishedAt, scheduledDate }) => {
    const quantity = Math.round((hours ?? 0) * 100) / 100;
    if (quantity <= 0) return [];
    const day = formatChicagoDate(new Date(finishedAt ?? scheduledDate));
    const description = `${rate.label} labor, ${day}: ${title}`.slice(0, 200).toWellFormed();
    return [{ kind: 'labor' as const, description, quantity, unit: 'hour', unitPrice: rate.dollarsPerHour }];
  });
}
