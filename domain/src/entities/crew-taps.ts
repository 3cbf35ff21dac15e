import * as z from 'zod/mini';
import { chicagoDate } from '../values/chicago-day.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { minutesAfter, minutesBetween, toMinute } from '../values/minutes.ts';
import { requiredText, strictBody } from '../values/text-fields.ts';
import type { Appointment } from './appointment.ts';
import { crewFields, crewOf } from './crew.ts';

const crewTapsTexts = inLanguages({
  cannotDo: {
    reason: say(
      'Please say why, so that the office can call the client',
      'Diga por qué, para que la oficina llame al cliente',
    ),
    next: say('Choose what happens now', 'Elija qué sigue ahora'),
    needsTime: say(
      'The client is choosing a new time for this visit. Please ask the office',
      'El cliente está eligiendo otro horario para esta visita. Pregunte a la oficina',
    ),
    welderIsOffices: say(
      'Only the office sends somebody else by name',
      'Solo la oficina manda a otra persona por su nombre',
    ),
  },
  reason: say('Reason', 'Motivo'),
});

/** When one welder set out, started and finished, and the hours typed at the finish; each missing until tapped. */
export type CrewTaps = Pick<Appointment, 'onMyWayAt' | 'startedAt' | 'finishedAt' | 'hours'>;

/** One welder's taps on a visit. Taps from before it had a crew count for everyone. */
export function tapsOf(
  { crew, onMyWayAt, startedAt, finishedAt }: Pick<Appointment, 'crew'> & Omit<CrewTaps, 'hours'>,
  welderId: string,
): CrewTaps {
  return crew ? (crew[welderId] ?? {}) : { onMyWayAt, startedAt, finishedAt };
}

/** The work lasts as long as the typed hours: from the start, or up to the finish if Start was tapped late. */
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

export function workedMinutes(taps: CrewTaps): number {
  const [from, to] = workTimes(taps);
  return from && to ? Math.max(0, minutesBetween(toMinute(from), toMinute(to))) : 0;
}

/** Who set out first, as the client is told; the lead for a tap from before the visit had a crew. */
export function whoSetOut(visit: Appointment): string | undefined {
  const { crew = {}, onMyWayAt } = visit;
  return Object.keys(crew).find((id) => crew[id]?.onMyWayAt === onMyWayAt) ?? crewOf(visit)[0];
}

/** When the last of them finished, in UTC; undefined until all have. */
export function lastFinish(taps: readonly CrewTaps[]): string | undefined {
  const ends = taps.map(({ finishedAt }) => finishedAt);
  return ends.some((end) => end === undefined) ? undefined : ends.toSorted().at(-1);
}

/** Whether any crew member has finished. Such a visit cannot be called off. */
export function isPartlyDone(visit: Appointment): boolean {
  return crewOf(visit).some((id) => tapsOf(visit, id).finishedAt !== undefined);
}

/** Drops undefined fields, which Firestore refuses. */
export function definedTaps(crew: Readonly<Record<string, CrewTaps>>): Record<string, CrewTaps> {
  const tapped = Object.entries(crew).map(([id, taps]) => {
    const given = Object.entries(taps).filter(([, at]) => at !== undefined);
    return [id, Object.fromEntries(given)] as const;
  });
  return Object.fromEntries(tapped.filter(([, taps]) => Object.keys(taps).length > 0));
}

export const cannotDoMessages = inCurrentLanguage(() => crewTapsTexts().cannotDo);

/** The choices, other than canceling, when the crew cannot make a visit. */
export const otherWays = ['another-time', 'another-welder'] as const;
type OtherWay = (typeof otherWays)[number];

export const cannotDoFormSchema = strictBody({
  reason: requiredText(
    () => crewTapsTexts().reason,
    textLimits.text,
    () => cannotDoMessages.reason,
  ),
  next: z.enum([...otherWays, 'cancel'], { error: () => cannotDoMessages.next }),
});

export type CannotDo = z.infer<typeof cannotDoFormSchema>;

/** How the visit continues, and the new welder if the office already chose one. */
type Way = { readonly next: OtherWay; readonly welderId?: string | undefined };

/** Whose taps the change ends: one's own for another welder, otherwise everyone's. */
export function whoStops(visit: Appointment, { next }: Pick<Way, 'next'>, by: string): readonly string[] {
  const crew = crewOf(visit);
  return next === 'another-welder' && crew.includes(by) ? [by] : crew;
}

/**
 * The changed fields of a visit that `by` cannot make. For another time, it takes no one's time until a new one is chosen. For
 * another welder, it keeps its time. Its taps start over.
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

function sentFields(visit: Appointment, { welderId }: Way, stops: readonly string[]): Partial<Appointment> {
  const others = whoNeedsSubstitute(visit).filter((id) => !stops.includes(id));
  if (welderId === undefined) return { needsWelder: true, needsWelderFor: [...others, ...stops] };
  const crew = crewOf(visit).map((id) => (id === stops[0] ? welderId : id));
  return { ...stillNeeded(others), ...crewFields(crew.length > 0 ? crew : [welderId]) };
}

/** The crew members who cannot make a visit; none for one that was called off before they were listed. */
export function whoNeedsSubstitute({
  needsWelder,
  needsWelderFor = [],
}: Pick<Appointment, 'needsWelder' | 'needsWelderFor'>): readonly string[] {
  return needsWelder ? needsWelderFor : [];
}

/** The fields of a visit for whose `waiting` crew members the office still needs substitutes. */
export function stillNeeded(waiting: readonly string[]): Pick<Appointment, 'needsWelder' | 'needsWelderFor'> {
  return waiting.length > 0
    ? { needsWelder: true, needsWelderFor: [...waiting] }
    : { needsWelder: undefined };
}

/** The visit as if these welders had finished at `at`, so that their hours so far count. */
export function workedUntil(visit: Appointment, at: string, whose: readonly string[]): Appointment {
  const ended = whose.map((id) => {
    const own = tapsOf(visit, id);
    return [id, { ...own, startedAt: own.startedAt ?? (own.onMyWayAt && at), finishedAt: at }] as const;
  });
  return { ...visit, crew: definedTaps({ ...visit.crew, ...Object.fromEntries(ended) }) };
}

/** Whose taps a change of a visit ends: for another day, everyone still under way; otherwise the welders who leave the crew. */
export function whoStartsOver(before: Appointment, after: Appointment): readonly string[] {
  const isAnew = dateOf(before.scheduledDate) !== dateOf(after.scheduledDate);
  return whoIsUnderWay(before).filter((id) => isAnew || !crewOf(after).includes(id));
}

export function whoIsUnderWay(visit: Appointment): readonly string[] {
  return crewOf(visit).filter((id) => {
    const { onMyWayAt, startedAt, finishedAt } = tapsOf(visit, id);
    return (onMyWayAt ?? startedAt) && !finishedAt;
  });
}

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

/** UTC times in ISO 8601 sort as text. */
function firstOf(taps: readonly CrewTaps[], field: 'onMyWayAt' | 'startedAt'): string | undefined {
  return taps.flatMap((own) => own[field] ?? []).toSorted()[0];
}
