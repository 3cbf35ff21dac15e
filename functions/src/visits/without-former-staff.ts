import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { tapsOf } from '@welding/domain/entities/crew-taps';
import { openAppointmentStatuses } from '@welding/domain/entities/status';
import { decideVisitChange } from '@welding/domain/entities/visit-change';
import { startOfChicagoDay } from '@welding/domain/values/chicago-day';
import { activeOf } from '#calendar/calendar-rules.ts';

/** Whether a welder who leaves leaves this visit, too. One that they have begun stays theirs, for the hours worked. */
export function isLeftBy(welderId: string, visit: Appointment): boolean {
  const isOpen = openAppointmentStatuses.some((status) => status === visit.status);
  return isOpen && crewOf(visit).includes(welderId) && !isBegunBy(welderId, visit);
}

export function isBegunBy(welderId: string, visit: Appointment): boolean {
  return tapsOf(visit, welderId).startedAt !== undefined;
}

/** The fields of a visit that these welders leave. Without another welder it is marked. */
export function withoutWelders(visit: Appointment, welderIds: readonly string[]): Partial<Appointment> {
  const leaving = welderIds.filter((id) => isLeftBy(id, visit));
  if (leaving.length === 0) return {};
  const others = crewOf(visit).filter((id) => !leaving.includes(id));
  const isAlone = others.length === 0;
  return {
    ...decideVisitChange(visit, { updatedAt: null, welderIds: isAlone ? null : others }),
    ...(isAlone && { needsWelder: true }),
  };
}

/**
 * The fields of a change that opens, moves or gives a visit back, without welders who are no active staff any more. A visit of
 * an earlier day keeps them, and so does one that the change leaves as it was.
 */
export async function withoutFormerStaff(
  before: Appointment,
  fields: Partial<Appointment>,
): Promise<Partial<Appointment>> {
  const after = { ...before, ...fields };
  if (new Date(after.scheduledDate) < startOfChicagoDay(new Date())) return fields;
  const crew = crewOf(after).filter((id) => isLeftBy(id, after));
  if (crew.length === 0) return fields;
  const active = await activeOf(crew);
  return {
    ...fields,
    ...withoutWelders(
      after,
      crew.filter((id) => !active.includes(id)),
    ),
  };
}
