import * as z from 'zod/mini';
import { chicagoDate } from '../values/chicago-day.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { minutesAfter, minutesBetween, toMinute } from '../values/minutes.ts';
import { requiredText, strictBody } from '../values/text-fields.ts';
import type { Appointment } from './appointment.ts';
import { crewFields, crewOf } from './crew.ts';
import { visitTapTexts } from './visit-tap-texts.ts';

/**
 * When one welder set out for a visit, started and finished there, and the hours they said at the finish; each missing until
 * it was tapped. Documents of before keep no hours of one welder.
 */
export type CrewTaps = Pick<Appointment, 'onMyWayAt' | 'startedAt' | 'finishedAt' | 'hours'>;

/** What one welder tapped on a visit. Documents of before keep nobody's own taps: what was tapped there holds for everybody. */
export function tapsOf(
  { crew, onMyWayAt, startedAt, finishedAt }: Pick<Appointment, 'crew'> & Omit<CrewTaps, 'hours'>,
  welderId: string,
): CrewTaps {
  return crew ? (crew[welderId] ?? {}) : { onMyWayAt, startedAt, finishedAt };
}

/**
 * Work lasts as long as was said at the finish, which the time since the start suggests: from the start, or, where that was
 * not tapped in time, up to the finish.
 */
export function workTimes({
  startedAt,
  finishedAt,
  hours,
}: CrewTaps): [from: string | undefined, to: string | undefined] {
  if (finishedAt === undefined || hours === undefined) return [startedAt, finishedAt];
  const [minutes, end] = [Math.round(hours * 60), toMinute(finishedAt)];
  const start = startedAt && toMinute(startedAt);
  if (start && minutes <= minutesBetween(start, end)) return [start, minutesAfter(start, minutes)];
  return [minutesAfter(end, -minutes), end];
}

/** Minutes of work that these taps tell of. */
export function workedMinutes(taps: CrewTaps): number {
  const [from, to] = workTimes(taps);
  return from && to ? Math.max(0, minutesBetween(toMinute(from), toMinute(to))) : 0;
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

/** What a welder is told who cannot make a visit. */
export const cannotDoMessages = inCurrentLanguage(() => visitTapTexts().cannotDo);

/** What else can become of a visit that whoever was sent cannot make, besides that it is cancelled. */
export const otherWays = ['another-time', 'another-welder'] as const;
type OtherWay = (typeof otherWays)[number];

/** What is typed and chosen about a visit that cannot be done. */
export const cannotDoFormSchema = strictBody({
  reason: requiredText(
    () => visitTapTexts().reason,
    textLimits.text,
    () => cannotDoMessages.reason,
  ),
  next: z.enum([...otherWays, 'cancel'], { error: () => cannotDoMessages.next }),
});

export type CannotDo = z.infer<typeof cannotDoFormSchema>;

/** How it goes on with a visit, and who goes where the office says so at once. */
type Way = { readonly next: OtherWay; readonly welderId?: string | undefined };

/** Whose taps end with it: for another welder one's own, else everybody's. */
export function whoStops(visit: Appointment, { next }: Pick<Way, 'next'>, by: string): readonly string[] {
  const crew = crewOf(visit);
  return next === 'another-welder' && crew.includes(by) ? [by] : crew;
}

/**
 * What becomes of a visit that `by` cannot make. For another time it takes nobody's time until its client or the office has
 * chosen one; for another welder it stays where it is until somebody is sent. What was tapped for it starts over.
 */
export function cannotDoFields(visit: Appointment, way: Way, by: string): Partial<Appointment> {
  const stops = whoStops(visit, way, by);
  const everybody = [...stops, ...Object.keys(visit.crew ?? {})];
  return {
    ...tapsWithout(visit, way.next === 'another-time' ? everybody : stops),
    ...(visit.changedByClient && { changedByClient: undefined }),
    ...(way.next === 'another-time'
      ? { sequence: (visit.sequence ?? 0) + 1, needsTime: true, needsWelder: undefined }
      : sentFields(visit, way, stops)),
  };
}

function sentFields(visit: Appointment, { welderId }: Way, [first]: readonly string[]): Partial<Appointment> {
  if (welderId === undefined) return { needsWelder: true };
  const crew = crewOf(visit).map((id) => (id === first ? welderId : id));
  return { needsWelder: undefined, ...crewFields(crew.length > 0 ? crew : [welderId]) };
}

/** The visit as if those who stop had finished at `at`: what they drove and worked until then is theirs. */
export function workedUntil(visit: Appointment, at: string, whose: readonly string[]): Appointment {
  const ended = whose.map((id) => {
    const own = tapsOf(visit, id);
    return [id, { ...own, startedAt: own.startedAt ?? (own.onMyWayAt && at), finishedAt: at }] as const;
  });
  return { ...visit, crew: definedTaps({ ...visit.crew, ...Object.fromEntries(ended) }) };
}

/**
 * Whose try ends with a change of a visit: of those who have set out and not finished everybody's, where it goes to another day
 * or comes back from being cancelled, else that of those who go no more.
 */
export function whoStartsOver(before: Appointment, after: Appointment): readonly string[] {
  const isAnew =
    before.status === 'cancelled' || dateOf(before.scheduledDate) !== dateOf(after.scheduledDate);
  return whoIsUnderWay(before).filter((id) => isAnew || !crewOf(after).includes(id));
}

/** Who has set out for a visit, or is there, and has not finished. */
export function whoIsUnderWay(visit: Appointment): readonly string[] {
  return crewOf(visit).filter((id) => {
    const { onMyWayAt, startedAt, finishedAt } = tapsOf(visit, id);
    return (onMyWayAt ?? startedAt) && !finishedAt;
  });
}

/** What was tapped on a visit, less the taps of these. */
export function tapsWithout(
  visit: Appointment,
  whose: readonly string[],
): Pick<Appointment, 'crew' | 'onMyWayAt' | 'startedAt'> {
  const taps = Object.entries({
    ...Object.fromEntries(crewOf(visit).map((id) => [id, tapsOf(visit, id)])),
    ...visit.crew,
  });
  const crew = definedTaps(Object.fromEntries(taps.filter(([id]) => !whose.includes(id))));
  const others = Object.values(crew);
  return {
    crew: others.length > 0 ? crew : undefined,
    onMyWayAt: firstOf(others, 'onMyWayAt'),
    startedAt: firstOf(others, 'startedAt'),
  };
}

function dateOf(scheduledDate: string): string {
  return chicagoDate(new Date(scheduledDate));
}

/** Times are text in UTC, which sorts as they follow each other. */
function firstOf(taps: readonly CrewTaps[], field: 'onMyWayAt' | 'startedAt'): string | undefined {
  return taps.flatMap((own) => own[field] ?? []).toSorted()[0];
}
