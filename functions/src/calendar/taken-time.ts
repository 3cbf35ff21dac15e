import { type Busy, calendarDayId } from '@welding/domain/booking/busy';
import { timeOfVisit } from '@welding/domain/booking/busy-of-visit';
import { maxGapMinutes } from '@welding/domain/booking/gap';
import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { chicagoDate, daysThrough } from '@welding/domain/values/chicago-day';

/** Something that takes the same time of everybody in a crew. */
export type Taken = { readonly crew: readonly string[]; readonly entry: Busy };

/** What a visit takes of its welders' time; nothing of one that is nobody's. */
export function takenByVisit(visit: Appointment): Taken | undefined {
  const entry = timeOfVisit(visit);
  const crew = crewOf(visit);
  return crew.length > 0 && entry ? { crew, entry } : undefined;
}

/** The Chicago days in whose documents an entry stands. */
export function datesOf({ kind, start, end }: Busy): string[] {
  const reachMs = kind === 'block' ? 0 : maxGapMinutes * 60_000;
  const last = chicagoDate(new Date(Date.parse(end) + reachMs - 1));
  return daysThrough(chicagoDate(new Date(start)), last);
}

/** The ids of all days in which something stands that takes time. */
export function dayIdsOf({ crew, entry }: Taken): string[] {
  const dates = datesOf(entry);
  return crew.flatMap((welderId) => dates.map((date) => calendarDayId(welderId, date)));
}
