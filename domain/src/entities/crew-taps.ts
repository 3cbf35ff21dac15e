import type { Appointment } from './appointment.ts';
import { crewOf } from './crew.ts';

/** When one welder set out for a visit, started and finished there; each missing until it was tapped. */
export type CrewTaps = Pick<Appointment, 'onMyWayAt' | 'startedAt' | 'finishedAt'>;

/** What one welder tapped on a visit. Documents of before keep nobody's own taps: what was tapped there holds for everybody. */
export function tapsOf(
  { crew, onMyWayAt, startedAt, finishedAt }: Pick<Appointment, 'crew'> & CrewTaps,
  welderId: string,
): CrewTaps {
  return crew ? (crew[welderId] ?? {}) : { onMyWayAt, startedAt, finishedAt };
}

/** Whose setting out the client is told of: who was the first, or who leads where nobody's own taps were kept. */
export function whoSetOut({ crew = {}, onMyWayAt, welderId }: Appointment): string | undefined {
  return Object.keys(crew).find((id) => crew[id]?.onMyWayAt === onMyWayAt) ?? welderId;
}

/** When the last of these finished, in UTC; undefined while somebody has not. */
export function lastFinish(taps: readonly CrewTaps[]): string | undefined {
  const ends = taps.map(({ finishedAt }) => finishedAt);
  return ends.some((end) => end === undefined) ? undefined : ends.toSorted().at(-1);
}

/** Whether anybody of the crew has done their part: it cannot be called off then. */
export function isPartlyDone(visit: Appointment): boolean {
  return crewOf(visit).some((id) => tapsOf(visit, id).finishedAt !== undefined);
}

/** Without what was not tapped: a database takes no field that is undefined. */
export function definedTaps(crew: Readonly<Record<string, CrewTaps>>): Record<string, CrewTaps> {
  const tapped = Object.entries(crew).map(([id, taps]) => {
    const given = Object.entries(taps).filter(([, at]) => at !== undefined);
    return [id, Object.fromEntries(given)] as const;
  });
  return Object.fromEntries(tapped.filter(([, taps]) => Object.keys(taps).length > 0));
}
