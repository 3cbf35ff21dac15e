import type { Appointment } from '../entities/appointment.ts';
import type { Busy } from './busy.ts';

/** A visit as an entry of whoever makes it: its duration, from its beginning on. */
export function busyOfVisit({
  id,
  scheduledDate,
  duration,
  zip,
}: Pick<Appointment, 'id' | 'scheduledDate' | 'duration' | 'zip'>): Busy {
  const end = new Date(Date.parse(scheduledDate) + Number(duration) * 60_000).toISOString();
  return { id, kind: 'visit', start: scheduledDate, end, ...(zip && { zip }) };
}

/**
 * What a visit takes of its welder's time, whatever became of it: nothing once cancelled or while its client chooses another
 * time, and not what was left when it was finished.
 */
export function timeOfVisit(visit: Appointment): Busy | undefined {
  if (visit.status === 'cancelled' || visit.needsTime) return undefined;
  const busy = busyOfVisit(visit);
  if (visit.status !== 'completed' || visit.finishedAt === undefined) return busy;
  const finished = Date.parse(visit.finishedAt);
  if (finished >= Date.parse(busy.end)) return busy;
  return finished > Date.parse(busy.start) ? { ...busy, end: new Date(finished).toISOString() } : undefined;
}
