import * as z from 'zod/mini';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { givenInstant } from '../values/given-time.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { maxTapHours, tapWaitingDays, textLimits } from '../values/limits.ts';
import { idSchema, optionalText, requiredText, strictBody } from '../values/text-fields.ts';
import { trueOrFalse } from '../values/whole-number.ts';
import type { Appointment } from './appointment.ts';
import { crewOf } from './crew.ts';
import {
  type CrewTaps,
  cannotDoFields,
  cannotDoMessages,
  definedTaps,
  isPartlyDone,
  lastFinish,
  otherWays,
  tapsOf,
  workedMinutes,
} from './crew-taps.ts';
import { finishedWorkTexts } from './finished-work-texts.ts';
import { visitTapTexts } from './visit-tap-texts.ts';

/** What staff tap on a visit, in the order of a usual one; the last part of the API's address. */
export const visitTapKinds = ['on-my-way', 'start', 'finish', 'cancel', 'cannot-do'] as const;
export type VisitTapKind = (typeof visitTapKinds)[number];

/** What the history calls each tap. */
export const tapActions: Record<VisitTapKind, string> = {
  'on-my-way': 'set out for',
  start: 'started',
  finish: 'finished',
  cancel: 'cancelled',
  'cannot-do': 'could not make',
};

/** How wrong a phone's clock may be. */
export const clockErrorMs = 5 * 60_000;

export const visitTapMessages = inCurrentLanguage(() => visitTapTexts().visitTap);

/** When something was tapped. */
export const tapTimeSchema = z.pipe(
  givenInstant(() => visitTapMessages.time),
  z.transform((instant) => instant.toISOString()),
);

/** The body of each tap: when it was tapped, which may be long before it arrives, and what goes with it. */
export const visitTapBodies = {
  'on-my-way': strictBody({
    at: tapTimeSchema,
    /** What follows was tapped, too, before this could be sent: nobody is told any more. */
    overtaken: z.optional(z.literal(true, { error: () => visitTapMessages.onlyOvertaken })),
  }),
  start: strictBody({ at: tapTimeSchema }),
  finish: strictBody({
    at: tapTimeSchema,
    hours: z
      .number({ error: () => visitTapMessages.hours })
      .check(
        z.gte(0, { error: () => visitTapMessages.hours }),
        z.lte(maxTapHours, { error: () => visitTapMessages.hours }),
      ),
    note: optionalText(() => visitTapTexts().note, textLimits.text),
    amountToCollect: z.optional(dollarsSchema),
    /** The client has agreed there to photos of the work on the site. */
    mayShow: z.optional(trueOrFalse(() => finishedWorkTexts().given)),
  }),
  cancel: strictBody({
    at: tapTimeSchema,
    reason: optionalText(() => visitTapTexts().reason, textLimits.text),
  }),
  'cannot-do': strictBody({
    at: tapTimeSchema,
    reason: requiredText(
      () => visitTapTexts().reason,
      textLimits.text,
      () => cannotDoMessages.reason,
    ),
    next: z.enum(otherWays, { error: () => cannotDoMessages.next }),
    /** Who goes instead; the owner's and the office's to say. */
    welderId: z.optional(idSchema),
  }),
} as const;

/** What is typed about a visit that is finished. */
export const finishFormSchema = z.omit(visitTapBodies.finish, { at: true });

export const visitTapSchema = z.union([
  z.extend(visitTapBodies['on-my-way'], { kind: z.literal('on-my-way') }),
  z.extend(visitTapBodies.start, { kind: z.literal('start') }),
  z.extend(visitTapBodies.finish, { kind: z.literal('finish') }),
  z.extend(visitTapBodies.cancel, { kind: z.literal('cancel') }),
  z.extend(visitTapBodies['cannot-do'], { kind: z.literal('cannot-do') }),
]);
export type VisitTap = z.infer<typeof visitTapSchema>;

/** What a tap does to a visit: fields, none of them when it was there before; or a sentence why not. */
export type TapOutcome = { readonly fields: Partial<Appointment> } | { readonly refused: string };

/** Where the time of each tap stands. */
export const timeFields = { 'on-my-way': 'onMyWayAt', start: 'startedAt', finish: 'finishedAt' } as const;
const nothing: TapOutcome = { fields: {} };

/** What is wrong with the time of a tap that arrives at `now`; undefined when nothing is. */
export function tapTimeProblem(tapped: Date, now: Date): string | undefined {
  const age = now.getTime() - tapped.getTime();
  if (age < -clockErrorMs) return visitTapMessages.ahead;
  return age > tapWaitingDays * 86_400_000 ? visitTapMessages.tooOld : undefined;
}

/**
 * Decides about a tap on a visit as it is now. A tap of somebody who makes the visit is their own; one of anybody else stands
 * for everybody who has not tapped it yet. The visit is on its way and started with the first, and completed with the last to
 * finish. The same tap a second time changes nothing, nor does setting out or starting again; either may arrive after the finish
 * that followed it. The API and the desk ask the same, so that a phone without a signal shows what will be.
 * @param by who tapped
 */
export function decideTap(visit: Appointment, tap: VisitTap, by: string): TapOutcome {
  if (tap.kind === 'cancel') {
    if (visit.status === 'cancelled') return nothing;
    if (visit.status === 'completed' || isPartlyDone(visit)) return { refused: visitTapMessages.finished };
    // Calendars count a cancellation as they count a move (RFC 5546).
    return { fields: { status: 'cancelled', sequence: (visit.sequence ?? 0) + 1, ...settled(visit) } };
  }
  if (tap.kind === 'cannot-do') return decideCannotDo(visit, tap, by);
  if (visit.needsTime) return { refused: cannotDoMessages.needsTime };
  const field = timeFields[tap.kind];
  const crew = crewOf(visit);
  const tappers = crew.includes(by) ? [by] : crew;
  const given = tappers.length > 0 ? tappers.map((id) => tapsOf(visit, id)) : [visit];
  if (given.some((taps) => taps[field] === tap.at)) return nothing;
  if (visit.status === 'cancelled') return { refused: visitTapMessages.cancelled };
  const isLate = (own: CrewTaps) => !own[field] && own.finishedAt !== undefined && tap.at < own.finishedAt;
  const isOver = visit.status === 'completed' || given.every(({ finishedAt }) => finishedAt);
  if (isOver && !given.some(isLate)) return { refused: visitTapMessages.finished };
  if (given.every((taps) => taps[field])) return nothing;
  const takes = (own: CrewTaps) => !own[field] && (!own.finishedAt || isLate(own));
  const taps = Object.fromEntries(
    crew.map((id) => {
      const own = tapsOf(visit, id);
      if (!tappers.includes(id) || !takes(own)) return [id, own];
      // The office taps for several, who may have begun at different times.
      const isSaid = tap.kind === 'finish' && (tappers.length === 1 || !own.startedAt);
      return [id, { ...own, [field]: tap.at, ...(isSaid && { hours: tap.hours }) }];
    }),
  );
  const crewTaps = crew.length > 0 ? { crew: definedTaps({ ...visit.crew, ...taps }) } : {};
  const goes = visit.needsWelder && { needsWelder: undefined };
  if (tap.kind !== 'finish')
    return { fields: { [field]: earliest(visit[field], tap.at), ...crewTaps, ...goes } };
  if (given.some(({ startedAt, finishedAt }) => !finishedAt && startedAt && tap.at < startedAt))
    return { refused: visitTapMessages.finishedEarly };
  const minutes = tappers.map((id, index) => (given[index]?.finishedAt ? 0 : workedMinutes(taps[id] ?? {})));
  const hours = crew.length > 0 ? minutes.reduce((sum, one) => sum + one, 0) / 60 : tap.hours;
  return { fields: finishedFields(visit, { ...tap, hours }, { ...crewTaps, taps: Object.values(taps) }) };
}

/** A visit that was asked about again has its answer. */
function decideCannotDo(
  visit: Appointment,
  tap: Extract<VisitTap, { kind: 'cannot-do' }>,
  by: string,
): TapOutcome {
  if (visit.status === 'cancelled') return { refused: visitTapMessages.cancelled };
  if (visit.status === 'completed' || isPartlyDone(visit)) return { refused: visitTapMessages.finished };
  const { next, welderId } = tap;
  const isSent = welderId ? crewOf(visit).includes(welderId) : visit.needsWelder;
  if (next === 'another-time' ? visit.needsTime : isSent) return nothing;
  return { fields: cannotDoFields(visit, { next, welderId }, by) };
}

/** Nobody has to look at it any more. */
function settled({ changedByClient, needsTime, needsWelder }: Appointment): Partial<Appointment> {
  return {
    ...(changedByClient && { changedByClient: undefined }),
    ...(needsTime && { needsTime: undefined }),
    ...(needsWelder && { needsWelder: undefined }),
  };
}

/** What a finish tells of the visit: everybody's hours together, and its end once nobody is left. */
function finishedFields(
  visit: Appointment,
  { at, hours, amountToCollect }: Extract<VisitTap, { kind: 'finish' }>,
  { crew, taps }: Pick<Appointment, 'crew'> & { readonly taps: readonly CrewTaps[] },
): Partial<Appointment> {
  const finishedAt = taps.length > 0 ? lastFinish(taps) : at;
  return {
    ...(finishedAt && { status: 'completed', finishedAt }),
    ...(crew && { crew }),
    hours: Math.round(((visit.hours ?? 0) + hours) * 100) / 100,
    ...(amountToCollect !== undefined && { amountToCollect }),
  };
}

/** Times are text in UTC, which sorts as they follow each other. */
function earliest(one: string | undefined, other: string): string {
  return one !== undefined && one < other ? one : other;
}
