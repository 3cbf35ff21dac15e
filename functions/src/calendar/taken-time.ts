import { type Busy, calendarDayId, timeOfVisit } from '@welding/domain/booking/busy';
import { maxGapMinutes } from '@welding/domain/booking/gap';
import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { visitMessages } from '@welding/domain/entities/visit';
import { chicagoDate, daysThrough } from '@welding/domain/values/chicago-day';
import { badRequest } from '#refusal.ts';
import { staff } from '#staff/staff.ts';
import type { Batch } from '#store/firestore.ts';
import { getDocuments } from '#store/query.ts';

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

/** Of what something takes, that of those who took nothing for it before. */
export function newlyTaken(wanted: Taken | undefined, before: Taken | undefined): Taken[] {
  if (!wanted) return [];
  return [{ ...wanted, crew: wanted.crew.filter((id) => !before?.crew.includes(id)) }];
}

/**
 * Adds to a batch that all whose time to come is taken are on the staff when it is written. A batch can only put a condition on what it
 * writes: each is written as they are, which changes nothing, so that bookings do not stand in each other's way, and fails
 * once somebody was deactivated. Whoever deactivates somebody looks for visits after that.
 * @param refusal what is thrown for somebody who is not active any more
 */
export async function guardStaff(
  batch: Batch,
  taken: readonly Taken[],
  refusal: Error = badRequest(visitMessages.noSuchWelder),
): Promise<void> {
  const now = new Date().toISOString();
  const ids = new Set(taken.flatMap(({ crew, entry }) => (entry.end > now ? crew : [])));
  for (const person of await getDocuments(await staff(), [...ids])) {
    if (!person.updateTime) continue;
    if (person.get('active') !== true) throw refusal;
    batch.update(person.ref, { active: true }, { lastUpdateTime: person.updateTime });
  }
}
