import * as z from 'zod/mini';
import { business } from '../values/business.ts';
import { dollarsSchema } from '../values/given-number.ts';
import { givenInstant } from '../values/given-time.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { maxTapHours, tapWaitingDays, textLimits } from '../values/limits.ts';
import { idSchema, optionalText, requiredText, strictBody } from '../values/text-fields.ts';
import type { Appointment } from './appointment.ts';
import type { AuditAction } from './audit-entry.ts';
import { crewOf } from './crew.ts';
import {
  type CrewTaps,
  cannotDoFields,
  cannotDoMessages,
  definedTaps,
  isPartlyDone,
  lastFinish,
  otherWays,
  stillNeeded,
  tapsOf,
  whoNeedsSubstitute,
  whoStops,
  workedMinutes,
} from './crew-taps.ts';

const visitTapTexts = inLanguages({
  visitTap: {
    time: say(
      'The time of the tap must be ISO 8601, like 2026-11-22T15:00:00Z',
      'La hora debe estar en formato ISO 8601, como 2026-11-22T15:00:00Z',
    ),
    ahead: say(
      'This tap is dated in the future. Please check your phone’s clock and try again',
      'Esta hora está en el futuro. Revise el reloj de su teléfono e intente de nuevo',
    ),
    tooOld: say(
      `This tap is more than ${tapWaitingDays} days old. Please tell the office what happened`,
      `Esto pasó hace más de ${tapWaitingDays} días. Cuéntele a la oficina lo que pasó`,
    ),
    hours: say(
      `Hours must be a number from 0 to ${maxTapHours}`,
      `Las horas deben ser un número de 0 a ${maxTapHours}`,
    ),
    onlyOvertaken: say('overtaken can only be true', 'overtaken solo puede ser true'),
    notYours: say(
      'This visit isn’t yours anymore. Please ask the office',
      'Esta visita ya no es suya. Pregunte a la oficina',
    ),
    cancelled: say(
      `This visit was cancelled. Please call ${business.phone} before you go on`,
      `Esta visita se canceló. Llame al ${business.phone} antes de seguir`,
    ),
    finished: say(
      'This visit is already finished. Please tell the office what to change',
      'Esta visita ya terminó. Diga a la oficina qué hay que cambiar',
    ),
    finishedEarly: say(
      'The visit ends before it starts. Please tell the office',
      'La visita termina antes de empezar. Avise a la oficina',
    ),
  },
  reason: say('Reason', 'Motivo'),
  note: say('Note', 'Nota'),
});

/** The taps on a visit in usual order; also the last part of the API path. */
export const visitTapKinds = ['on-my-way', 'start', 'finish', 'cancel', 'cannot-do'] as const;
export type VisitTapKind = (typeof visitTapKinds)[number];

export const tapActions = {
  'on-my-way': 'set out for',
  start: 'started',
  finish: 'finished',
  cancel: 'cancelled',
  'cannot-do': 'could not make',
} as const satisfies Record<VisitTapKind, AuditAction>;

/** The tolerated error of a phone's clock. */
export const clockErrorMs = 5 * 60_000;

export const visitTapMessages = inCurrentLanguage(() => visitTapTexts().visitTap);

export const tapTimeSchema = z.pipe(
  givenInstant(() => visitTapMessages.time),
  z.transform((instant) => instant.toISOString()),
);

/** The body of each tap: when it was tapped, possibly long before it arrives, and its details. */
export const visitTapBodies = {
  'on-my-way': strictBody({
    at: tapTimeSchema,
    /** A later tap follows in the queue, so the client is not notified. */
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
    mayShow: z.optional(z.boolean()),
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
    /** The new welder. Only the owner and the office may choose. */
    welderId: z.optional(idSchema),
  }),
} as const;

export const finishFormSchema = z.omit(visitTapBodies.finish, { at: true });

export const visitTapSchema = z.union([
  z.extend(visitTapBodies['on-my-way'], { kind: z.literal('on-my-way') }),
  z.extend(visitTapBodies.start, { kind: z.literal('start') }),
  z.extend(visitTapBodies.finish, { kind: z.literal('finish') }),
  z.extend(visitTapBodies.cancel, { kind: z.literal('cancel') }),
  z.extend(visitTapBodies['cannot-do'], { kind: z.literal('cannot-do') }),
]);
export type VisitTap = z.infer<typeof visitTapSchema>;

/** The fields that a tap changes, empty for a repeated tap, or the reason it is refused. */
export type TapOutcome = { readonly fields: Partial<Appointment> } | { readonly refused: string };

export const timeFields = { 'on-my-way': 'onMyWayAt', start: 'startedAt', finish: 'finishedAt' } as const;
const nothing: TapOutcome = { fields: {} };

/** The problem with the time of a tap that arrives at `now`; undefined if it is fine. */
export function tapTimeProblem(tapped: Date, now: Date): string | undefined {
  const age = now.getTime() - tapped.getTime();
  if (age < -clockErrorMs) return visitTapMessages.ahead;
  return age > tapWaitingDays * 86_400_000 ? visitTapMessages.tooOld : undefined;
}

/**
 * Decides about a tap on the current visit. A crew member taps for themselves; anyone else taps for all who have not tapped
 * yet. The first to set out or start changes the visit, and the last to finish completes it. Repeating a tap changes nothing,
 * and setting out or starting may arrive after the finish. The API and the desk share it so that an offline phone shows the
 * result.
 * @param by who tapped
 */
export function decideTap(visit: Appointment, tap: VisitTap, by: string): TapOutcome {
  if (tap.kind === 'cancel') {
    if (visit.status === 'cancelled') return nothing;
    if (visit.status === 'completed' || isPartlyDone(visit)) return { refused: visitTapMessages.finished };
    // A cancellation increases SEQUENCE (RFC 5546).
    return { fields: { status: 'cancelled', sequence: (visit.sequence ?? 0) + 1, ...clearedFlags(visit) } };
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
  const begins = (own: CrewTaps) => takes(own) && !own.onMyWayAt && !own.startedAt && !own.finishedAt;
  const goes =
    visit.needsWelder &&
    whoGoesAfterAll(
      visit,
      tappers.filter((id) => begins(tapsOf(visit, id))),
    );
  if (tap.kind !== 'finish')
    return { fields: { [field]: earliest(visit[field], tap.at), ...crewTaps, ...goes } };
  if (given.some(({ startedAt, finishedAt }) => !finishedAt && startedAt && tap.at < startedAt))
    return { refused: visitTapMessages.finishedEarly };
  const minutes = tappers.map((id, index) => (given[index]?.finishedAt ? 0 : workedMinutes(taps[id] ?? {})));
  const hours = crew.length > 0 ? minutes.reduce((sum, one) => sum + one, 0) / 60 : tap.hours;
  return { fields: finishedFields(visit, { ...tap, hours }, { ...crewTaps, taps: Object.values(taps) }) };
}

/** Who cannot make it no longer needs a substitute once they set out. A colleague's tap replaces no one. */
function whoGoesAfterAll(visit: Appointment, goers: readonly string[]): Partial<Appointment> {
  const waiting = whoNeedsSubstitute(visit);
  const left = waiting.filter((id) => !goers.includes(id));
  const isSettled = waiting.length > 0 ? left.length < waiting.length : goers.length > 0;
  return isSettled ? stillNeeded(left) : {};
}

/** Asking again for the same other time or welder changes nothing. */
function decideCannotDo(
  visit: Appointment,
  tap: Extract<VisitTap, { kind: 'cannot-do' }>,
  by: string,
): TapOutcome {
  if (visit.status === 'cancelled') return { refused: visitTapMessages.cancelled };
  if (visit.status === 'completed' || isPartlyDone(visit)) return { refused: visitTapMessages.finished };
  const { next, welderId } = tap;
  const waiting = whoNeedsSubstitute(visit);
  const isAsked = waiting.length === 0 || whoStops(visit, { next }, by).every((id) => waiting.includes(id));
  const isSent = welderId ? crewOf(visit).includes(welderId) : visit.needsWelder && isAsked;
  if (next === 'another-time' ? visit.needsTime : isSent) return nothing;
  return { fields: cannotDoFields(visit, { next, welderId }, by) };
}

/** Clears the flags that ask for the office's attention. */
function clearedFlags({ changedByClient, needsTime, needsWelder }: Appointment): Partial<Appointment> {
  return {
    ...(changedByClient && { changedByClient: undefined }),
    ...(needsTime && { needsTime: undefined }),
    ...(needsWelder && { needsWelder: undefined }),
  };
}

/** The fields a finish sets: the crew's total hours, and completion once all have finished. */
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

/** UTC times in ISO 8601 sort as text. */
function earliest(one: string | undefined, other: string): string {
  return one !== undefined && one < other ? one : other;
}
