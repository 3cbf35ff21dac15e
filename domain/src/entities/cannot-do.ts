import * as z from 'zod/mini';
import { inCurrentLanguage } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { requiredText, strictBody } from '../values/text-fields.ts';
import type { Appointment } from './appointment.ts';
import { crewFields, crewOf } from './crew.ts';
import { type CrewTaps, definedTaps, tapsOf } from './crew-taps.ts';
import { visitTapTexts } from './visit-tap-texts.ts';

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
  const left = Object.entries(visit.crew ?? {}).filter(
    ([id]) => way.next !== 'another-time' && !stops.includes(id),
  );
  const others = left.map(([, taps]) => taps);
  return {
    crew: left.length > 0 ? Object.fromEntries(left) : undefined,
    onMyWayAt: firstOf(others, 'onMyWayAt'),
    startedAt: firstOf(others, 'startedAt'),
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

/** Times are text in UTC, which sorts as they follow each other. */
function firstOf(taps: readonly CrewTaps[], field: keyof CrewTaps): string | undefined {
  return taps.flatMap((own) => own[field] ?? []).toSorted()[0];
}
