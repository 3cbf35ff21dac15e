import { type Busy, calendarDayId } from '@welding/domain/booking/busy';
import { timeOfVisit } from '@welding/domain/booking/busy-of-visit';
import { maxGapMinutes } from '@welding/domain/booking/gap';
import type { Appointment } from '@welding/domain/entities/appointment';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';

/** Something that takes time of one welder. */
export type Taken = { readonly welderId: string; readonly entry: Busy };

/** What a visit takes of its welder's time; nothing of one that is nobody's. */
export function takenByVisit(visit: Appointment): Taken | undefined {
  const entry = timeOfVisit(visit);
  return visit.welderId && entry ? { welderId: visit.welderId, entry } : undefined;
}

/** The Chicago days in whose documents an entry stands. */
export function datesOf({ kind, start, end }: Busy): string[] {
  const reachMs = kind === 'block' ? 0 : maxGapMinutes * 60_000;
  const last = chicagoDate(new Date(Date.parse(end) + reachMs - 1));
  const dates = [chicagoDate(new Date(start))];
  for (let date = addDays(dates[0] ?? last, 1); date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** The ids of the days of a welder in which an entry stands. */
export function idsOf(welderId: string, entry: Busy): string[] {
  return datesOf(entry).map((date) => calendarDayId(welderId, date));
}
