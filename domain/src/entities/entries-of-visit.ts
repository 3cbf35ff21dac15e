import { addDays, chicagoDate, chicagoInstant } from '../values/chicago-day.ts';
import { minutesBetween, toMinute } from '../values/minutes.ts';
import type { Appointment } from './appointment.ts';
import { crewOf } from './crew.ts';
import { type CrewTaps, tapsOf } from './crew-taps.ts';
import type { WorkEntry, WorkKind } from './work-entry.ts';

/** A stretch of one kind within one Chicago day, `YYYY-MM-DD`; instants in UTC. */
type Part = Pick<WorkEntry, 'kind' | 'start' | 'end' | 'minutes'> & { readonly date: string };

/** What is made of a visit's taps; when it was stored is its collection's to say. */
export type TappedEntry = Omit<WorkEntry, 'createdAt' | 'updatedAt' | 'correctedBy' | 'reason' | 'removed'>;

/**
 * The hours that taps tell of: driving from setting out to the start, work from the start to the finish, each day of it by
 * itself. What was not tapped, or lies the wrong way round, tells of none.
 */
export function partsOfTaps({ onMyWayAt, startedAt, finishedAt }: CrewTaps): Part[] {
  return [...partsBetween('drive', onMyWayAt, startedAt), ...partsBetween('work', startedAt, finishedAt)];
}

function partsBetween(kind: WorkKind, from: string | undefined, to: string | undefined): Part[] {
  if (from === undefined || to === undefined) return [];
  const end = toMinute(to);
  const parts: Part[] = [];
  for (let start = toMinute(from); start < end; ) {
    const date = chicagoDate(new Date(start));
    const midnight = chicagoInstant(addDays(date, 1), '00:00').toISOString();
    const until = midnight < end ? midnight : end;
    parts.push({ kind, date, start, end: until, minutes: minutesBetween(start, until) });
    start = until;
  }
  return parts;
}

/** The entries of everybody who tapped on a visit, by ids that stay the same however often they are made. */
export function entriesOfVisit(visit: Appointment): TappedEntry[] {
  const { id: visitId, projectId, clientId, title: job, crew } = visit;
  const welders = crew ? Object.keys(crew) : crewOf(visit);
  return welders.flatMap((welderId) =>
    partsOfTaps(tapsOf(visit, welderId)).map(({ date, kind, ...time }) => ({
      id: [visitId, welderId, kind, date].join('_'),
      welderId,
      visitId,
      ...(projectId && { projectId }),
      clientId,
      job,
      kind,
      ...time,
    })),
  );
}

/** The id of the same entry once its try has ended: a next one on the same day makes its own. */
export function idOfTry({ id, start }: Pick<TappedEntry, 'id' | 'start'>): string {
  return `${id}_${start}`;
}
