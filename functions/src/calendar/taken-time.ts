import { type Busy, calendarDayId, maxGapMinutes, timeOfVisit } from '@welding/domain/booking/busy';
import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { visitMessages } from '@welding/domain/entities/visit';
import { chicagoDate, daysThrough } from '@welding/domain/values/chicago-day';
import { badRequest } from '#refusal.ts';
import { staff } from '#staff/staff.ts';
import type { Batch } from '#store/firestore.ts';
import { getDocuments } from '#store/query.ts';

/** A time taken from everyone in a crew. */
export type Taken = { readonly crew: readonly string[]; readonly entry: Busy };

/** The time a visit takes from its welders, undefined without one. */
export function takenByVisit(visit: Appointment): Taken | undefined {
  const entry = timeOfVisit(visit);
  const crew = crewOf(visit);
  return crew.length > 0 && entry ? { crew, entry } : undefined;
}

/** The Chicago days that list an entry. */
export function datesOf({ kind, start, end }: Busy): string[] {
  const reachMs = kind === 'block' ? 0 : maxGapMinutes * 60_000;
  const last = chicagoDate(new Date(Date.parse(end) + reachMs - 1));
  return daysThrough(chicagoDate(new Date(start)), last);
}

export function dayIdsOf({ crew, entry }: Taken): string[] {
  const dates = datesOf(entry);
  return crew.flatMap((welderId) => dates.map((date) => calendarDayId(welderId, date)));
}

/** The wanted time of the welders whose `before` did not take any. */
export function newlyTaken(wanted: Taken | undefined, before: Pick<Taken, 'crew'> | undefined): Taken[] {
  if (!wanted) return [];
  return [{ ...wanted, crew: wanted.crew.filter((id) => !before?.crew.includes(id)) }];
}

/**
 * Makes a batch fail if a welder of an upcoming time is deactivated in between. A batch can only set conditions on documents
 * it writes, so each staff document is written unchanged, which lets parallel bookings pass. Deactivating checks for visits
 * afterwards.
 * @param refusal the error for an inactive welder
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
    const unchanged = await staff.encodeUpdate({ active: true });
    batch.update(person.ref, unchanged, { lastUpdateTime: person.updateTime });
  }
}
