import type { Appointment } from '../entities/appointment.ts';
import type { MoneyLine } from '../entities/money-line.ts';
import { formatChicagoDate } from '../values/chicago-time.ts';
import type { LaborRate } from './labor-rate.ts';

/** A line of labor for each finished visit that says how many hours it took, in the order of the visits. */
export function linesFromVisits(visits: readonly Appointment[], rate: LaborRate): MoneyLine[] {
  return visits.flatMap(({ hours, title, finishedAt, scheduledDate }) => {
    const quantity = Math.round((hours ?? 0) * 100) / 100;
    if (quantity <= 0) return [];
    const day = formatChicagoDate(new Date(finishedAt ?? scheduledDate));
    const description = `${rate.label} labor, ${day}: ${title}`.slice(0, 200).toWellFormed();
    return [{ kind: 'labor' as const, description, quantity, unit: 'hour', unitPrice: rate.dollarsPerHour }];
  });
}
