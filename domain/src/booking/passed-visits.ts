import type { Appointment } from '../entities/appointment.ts';
import { openAppointmentStatuses } from '../entities/status.ts';

type PlannedVisit = Pick<Appointment, 'id' | 'projectId' | 'title' | 'scheduledDate' | 'status'>;

/** The other visits of the same job whose order changes when a visit moves to `to`. */
export function passedVisits<Visit extends PlannedVisit>(
  visit: PlannedVisit,
  to: Date,
  others: readonly Visit[],
): Visit[] {
  const [from, then] = [Date.parse(visit.scheduledDate), to.getTime()];
  return others.filter(({ id, projectId, title, scheduledDate, status }) => {
    const isOfJob = projectId !== undefined && projectId === visit.projectId && title === visit.title;
    if (!isOfJob || id === visit.id || !openAppointmentStatuses.some((open) => open === status)) return false;
    const time = Date.parse(scheduledDate);
    return from < time !== then < time;
  });
}
