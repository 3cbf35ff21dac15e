import * as z from 'zod/mini';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { optionalText, requiredText, strictBody } from '../values/text-fields.ts';
import type { Appointment } from './appointment.ts';
import type { FieldChange } from './audit-entry.ts';
import { crewOf } from './crew.ts';
import { definedTaps, lastFinish, tapsOf, workedMinutes } from './crew-taps.ts';
import {
  type TapOutcome,
  tapTimeSchema,
  timeFields,
  type VisitTapKind,
  visitTapKinds,
  visitTapMessages,
} from './visit-tap.ts';

const takeBackTexts = inLanguages({
  takeBack: {
    tooLate: say(
      'More than a minute has passed. Please ask the office to take it back',
      'Ya pasó más de un minuto. Pida a la oficina que lo deshaga',
    ),
    notYours: say(
      'Somebody else tapped this. Please ask the office',
      'Otra persona marcó esto. Pregunte a la oficina',
    ),
    gone: say(
      'There is no such tap to take back. Please look again',
      'No hay nada así que deshacer. Revise de nuevo',
    ),
    laterFirst: say(
      'Something was tapped after that. Take the later tap back first',
      'Después de eso se marcó otra cosa. Deshaga primero lo último',
    ),
    reasonRequired: say('Enter a reason', 'Escriba el motivo'),
    handedOver: say(
      'The office has this money already. Please ask the office',
      'La oficina ya tiene este dinero. Pregunte a la oficina',
    ),
    refunded: say(
      'Some of this money was refunded. Please ask the office',
      'Una parte de este dinero se reembolsó. Pregunte a la oficina',
    ),
  },
  takenBackKind: say(
    (kinds: string) => `of must be one of ${kinds}`,
    (kinds) => `El valor debe ser uno de estos: ${kinds}`,
  ),
  reason: say('Reason', 'Motivo'),
});

/** Milliseconds during which the person who tapped can undo without a reason. */
export const takeBackMs = 60_000;

/** Milliseconds for an undo to arrive after its money. Uses server time because a phone's clock can be wrong. */
export const takeBackArrivesMs = 5 * 60_000;

export const takenBackKinds = [...visitTapKinds, 'collect'] as const;
export type TakenBackKind = (typeof takenBackKinds)[number];

export const takeBackMessages = inCurrentLanguage(() => takeBackTexts().takeBack);

/**
 * The body of POST /api/desk/appointments/{id}/take-back: the kind and time of the tap, and when it was undone, possibly long
 * before it arrives.
 */
export const takeBackSchema = strictBody({
  of: z.enum(takenBackKinds, { error: () => takeBackTexts().takenBackKind(takenBackKinds.join(', ')) }),
  tapped: tapTimeSchema,
  at: tapTimeSchema,
  reason: optionalText(() => takeBackTexts().reason, textLimits.text),
});
export type TakeBack = z.infer<typeof takeBackSchema>;

export const queuedTakeBackSchema = z.extend(takeBackSchema, { kind: z.literal('take-back') });

export const takeBackReasonSchema = strictBody({
  reason: requiredText(
    () => takeBackTexts().reason,
    textLimits.text,
    () => takeBackMessages.reasonRequired,
  ),
});

/** Whether the undo is quick enough to need no reason. Both times come from the same phone. */
export function isTakenBackAtOnce({ tapped, at }: Pick<TakeBack, 'tapped' | 'at'>): boolean {
  const ms = Date.parse(at) - Date.parse(tapped);
  return ms >= 0 && ms <= takeBackMs;
}

const laterFields = {
  'on-my-way': ['startedAt', 'finishedAt'],
  start: ['finishedAt'],
  finish: [],
} as const;
const nothing: TapOutcome = { fields: {} };

/**
 * The visit before a tap. Other people's taps stay, and later taps of the same step keep their time. Undoing a missing tap
 * changes nothing.
 * @param by who tapped; undefined for the office, which undoes everyone's tap of that time
 * @param did the tap's changes from the history; empty on a phone, which then reopens the visit
 */
export function decideTakeBack(
  visit: Appointment,
  { of, tapped }: { readonly of: VisitTapKind; readonly tapped: string },
  by?: string,
  did: readonly FieldChange[] = [],
): TapOutcome {
  if (of === 'cancel') {
    if (visit.status !== 'cancelled') return nothing;
    const sequence = (visit.sequence ?? 0) + 1;
    return { fields: { status: statusBefore(did), sequence, ...flagsBefore(did) } };
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

const flags = ['needsTime', 'needsWelder', 'outsideHours', 'changedByClient'] as const;

/** The flags for the office that a change cleared. */
export function flagsBefore(did: readonly FieldChange[]): Partial<Appointment> {
  const cleared = flags.filter((flag) => did.some(({ field, from }) => field === flag && from === true));
  return Object.fromEntries(cleared.map((flag) => [flag, true]));
}

/** The fields that calling off a visit sets. */
const asks = [
  'needsTime',
  'needsWelder',
  'needsWelderFor',
  'crew',
  'onMyWayAt',
  'startedAt',
  'welderId',
  'welderIds',
] as const;

/** Undoes "cannot do". Refused once the visit was moved or reassigned. */
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

/**
 * The fields that undo a finish.
 * @param visit without the tap
 */
function unfinished(visit: Appointment, did: readonly FieldChange[]): Partial<Appointment> {
  const crew = crewOf(visit);
  const finishedAt =
    visit.crew && crew.length > 0 ? lastFinish(crew.map((id) => tapsOf(visit, id))) : undefined;
  const reopens = visit.status === 'completed' && finishedAt === undefined;
  const asked = did.find(({ field }) => field === 'amountToCollect');
  return {
    finishedAt,
    ...(reopens && { status: statusBefore(did) }),
    hours: hoursOfTaps(visit),
    ...(asked && asked.to === visit.amountToCollect && { amountToCollect: amountOf(asked.from) }),
  };
}

/** The hours of everyone who has finished; undefined for none. */
function hoursOfTaps({ crew = {} }: Appointment): number | undefined {
  const minutes = Object.values(crew).reduce((sum, own) => sum + workedMinutes(own), 0);
  return minutes > 0 ? Math.round((minutes * 100) / 60) / 100 : undefined;
}

function statusBefore(did: readonly FieldChange[]): string {
  const { from } = did.find(({ field }) => field === 'status') ?? {};
  return from === 'rescheduled' ? from : 'scheduled';
}

function amountOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
