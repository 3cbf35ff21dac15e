import { type Busy, calendarDayId } from '@welding/domain/booking/busy';
import { maxGapMinutes } from '@welding/domain/booking/gap';
import type { Appointment } from '@welding/domain/entities/appointment';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';

/** Something that takes time of one welder. */
export type Taken = { readonly welderId: string; readonly entry: Busy };

/** What a visit takes; nothing of a cancelled one or of one that is nobody's. */
export function takenByVisit({
  id,
  welderId,
  status,
  scheduledDate,
  duration,
  zip,
}: Appointment): Taken | undefined {
  if (!welderId || status === 'cancelled') return undefined;
  return { welderId, entry: busyOfVisit({ id, scheduledDate, duration, zip }) };
}

/** A visit as an entry of whoever makes it. */
export function busyOfVisit({
  id,
  scheduledDate,
  duration,
  zip,
}: Pick<Appointment, 'id' | 'scheduledDate' | 'duration' | 'zip'>): Busy {
  const end = new Date(Date.parse(scheduledDate) + Number(duration) * 60_000).toISOString();
  return { id, kind: 'visit', start: scheduledDate, end, ...(zip && { zip }) };
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
