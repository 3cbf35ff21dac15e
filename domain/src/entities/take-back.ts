import * as z from 'zod/mini';
import { inCurrentLanguage } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { optionalText, requiredText, strictBody } from '../values/text-fields.ts';
import type { Appointment } from './appointment.ts';
import type { FieldChange } from './audit-entry.ts';
import { crewOf } from './crew.ts';
import { definedTaps, lastFinish, tapsOf } from './crew-taps.ts';
import {
  type TapOutcome,
  tapTimeSchema,
  timeFields,
  type VisitTapKind,
  visitTapKinds,
  visitTapMessages,
} from './visit-tap.ts';
import { visitTapTexts } from './visit-tap-texts.ts';

/** How long after a tap whoever made it takes it back without a word, in milliseconds. */
export const takeBackMs = 60_000;

/** How long after collected money arrived here its take-back may: a phone's clock could say anything. */
export const takeBackArrivesMs = 5 * 60_000;

/** What can be taken back: each tap, and that money was collected. */
export const takenBackKinds = [...visitTapKinds, 'collect'] as const;
export type TakenBackKind = (typeof takenBackKinds)[number];

export const takeBackMessages = inCurrentLanguage(() => visitTapTexts().takeBack);

/**
 * The body of POST /api/desk/appointments/{id}/take-back: which tap, by its kind and its time, and when it was taken back, which
 * may be long before it arrives.
 */
export const takeBackSchema = strictBody({
  of: z.enum(takenBackKinds, { error: () => visitTapTexts().takenBackKind(takenBackKinds.join(', ')) }),
  tapped: tapTimeSchema,
  at: tapTimeSchema,
  reason: optionalText(() => visitTapTexts().reason, textLimits.text),
});
export type TakeBack = z.infer<typeof takeBackSchema>;

/** The same, as one of the taps that a phone queues. */
export const queuedTakeBackSchema = z.extend(takeBackSchema, { kind: z.literal('take-back') });

/** What the office is asked that takes a tap back. */
export const takeBackReasonSchema = strictBody({
  reason: requiredText(
    () => visitTapTexts().reason,
    textLimits.text,
    () => takeBackMessages.reasonRequired,
  ),
});

/** Whether a tap is taken back soon enough to need no reason. Both times are of one phone, however late they arrive. */
export function isTakenBackAtOnce({ tapped, at }: Pick<TakeBack, 'tapped' | 'at'>): boolean {
  const ms = Date.parse(at) - Date.parse(tapped);
  return ms >= 0 && ms <= takeBackMs;
}

/** What follows each tap in a usual visit. */
const laterFields = {
  'on-my-way': ['startedAt', 'finishedAt'],
  start: ['finishedAt'],
  finish: [],
} as const;
const nothing: TapOutcome = { fields: {} };

/**
 * The visit as it was before a tap. What others tapped stays; what they tapped later on of the same step keeps its time. A tap
 * that is not there any more changes nothing.
 * @param by whose tap it is; undefined for the office, which takes back everybody's of that time
 * @param did what the tap changed, as the history has it: a phone, which cannot know, shows the visit as merely open again
 */
export function decideTakeBack(
  visit: Appointment,
  { of, tapped }: { readonly of: VisitTapKind; readonly tapped: string },
  by?: string,
  did: readonly FieldChange[] = [],
): TapOutcome {
  if (of === 'cancel') {
    if (visit.status !== 'cancelled') return nothing;
    return { fields: { status: statusBefore(did), sequence: (visit.sequence ?? 0) + 1 } };
  }
  if (visit.status === 'cancelled') return { refused: visitTapMessages.cancelled };
  if (of === 'cannot-do') return madeAfterAll(visit, did);
  const field = timeFields[of];
  const whose = Object.keys(visit.crew ?? {}).filter(
    (id) => tapsOf(visit, id)[field] === tapped && (by === undefined || by === id),
  );
  if (whose.length === 0 && (visit.crew || visit[field] !== tapped)) return nothing;
  const taps = whose.length > 0 ? whose.map((id) => tapsOf(visit, id)) : [visit];
  if (taps.some((own) => laterFields[of].some((later) => own[later] !== undefined)))
    return { refused: takeBackMessages.laterFirst };
  const crew = definedTaps({
    ...visit.crew,
    ...Object.fromEntries(
      whose.map((id) => {
        const own = { ...tapsOf(visit, id), [field]: undefined };
        return [id, of === 'finish' ? { ...own, hours: undefined } : own];
      }),
    ),
  });
  const left = { crew: Object.keys(crew).length > 0 ? crew : undefined };
  if (of === 'finish') return { fields: { ...left, ...unfinished({ ...visit, ...left }, did) } };
  const others = Object.values(crew).flatMap((own) => own[field] ?? []);
  return { fields: { ...left, [field]: others.toSorted()[0] } };
}

/** What whoever cannot make a visit asks for. */
const asks = ['needsTime', 'needsWelder', 'crew', 'onMyWayAt', 'startedAt', 'welderId', 'welderIds'] as const;

/** The visit as it was when somebody could not make it; refused once it was moved or given to somebody else. */
function madeAfterAll(visit: Appointment, did: readonly FieldChange[]): TapOutcome {
  if (did.length === 0) return { fields: { needsTime: undefined, needsWelder: undefined } };
  const changes = did.filter(({ field }) => asks.some((asked) => asked === field));
  const isAsLeft = ({ field, to }: FieldChange) =>
    JSON.stringify(to) === JSON.stringify(visit[field as keyof Appointment]);
  if (!changes.every(isAsLeft)) return { refused: takeBackMessages.laterFirst };
  const before = Object.fromEntries(changes.map(({ field, from }) => [field, from]));
  const counts = visit.needsTime && { sequence: (visit.sequence ?? 0) + 1 };
  return { fields: { ...before, ...counts } };
}

/** What a finish told of the visit, taken off again. @param visit without the tap */
function unfinished(visit: Appointment, did: readonly FieldChange[]): Partial<Appointment> {
  const crew = crewOf(visit);
  const finishedAt =
    visit.crew && crew.length > 0 ? lastFinish(crew.map((id) => tapsOf(visit, id))) : undefined;
  const reopens = visit.status === 'completed' && finishedAt === undefined;
  const asked = did.find(({ field }) => field === 'amountToCollect');
  return {
    finishedAt,
    ...(reopens && { status: statusBefore(did) }),
    hours: hoursBefore(visit, did),
    ...(asked && asked.to === visit.amountToCollect && { amountToCollect: amountOf(asked.from) }),
  };
}

/** Hours of several add up: only what the tap added goes. */
function hoursBefore({ hours }: Appointment, did: readonly FieldChange[]): number | undefined {
  const change = did.find(({ field }) => field === 'hours');
  if (!change || hours === undefined) return undefined;
  const left = Math.round((hours - (amountOf(change.to) ?? 0) + (amountOf(change.from) ?? 0)) * 100) / 100;
  return left > 0 ? left : undefined;
}

function statusBefore(did: readonly FieldChange[]): string {
  const { from } = did.find(({ field }) => field === 'status') ?? {};
  return from === 'rescheduled' ? from : 'scheduled';
}

function amountOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
