import * as z from 'zod/mini';
import { addDays, chicagoDate, chicagoInstant } from '../values/chicago-day.ts';
import { trueOrFalse } from '../values/given-number.ts';
import { givenInstant } from '../values/given-time.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { minutesBetween, toMinute } from '../values/minutes.ts';
import {
  creationTime,
  field,
  flag,
  stored,
  storedCode,
  storedTime,
  text,
  time,
} from '../values/stored-fields.ts';
import { baseVersion, idSchema, requiredText, strictBody } from '../values/text-fields.ts';
import type { Appointment } from './appointment.ts';
import { crewOf } from './crew.ts';
import { type CrewTaps, tapsOf, workTimes } from './crew-taps.ts';

const workTexts = inLanguages({
  kinds: {
    drive: say('Driving', 'Manejo'),
    work: say('Work', 'Trabajo'),
  },
  messages: {
    time: say(
      'Say from when to when, as dates and times',
      'Diga desde cuándo y hasta cuándo, con fecha y hora',
    ),
    backwards: say('The end must be after the start', 'El final debe ser después del inicio'),
    ahead: say('Hours can be entered once they are over', 'Las horas se anotan cuando ya pasaron'),
    overMidnight: say(
      'Hours end on the day they begin. Add the rest to the next day',
      'Las horas terminan el día en que empiezan. Agregue el resto al día siguiente',
    ),
    reasonRequired: say('Say why', 'Diga por qué'),
    noSuchWelder: say('No one on the staff has this id', 'Nadie del personal tiene este identificador'),
    removed: say(
      'This entry was removed. Put it back first',
      'Esta entrada se quitó. Póngala de nuevo primero',
    ),
  },
  reason: say('Reason', 'Motivo'),
  kind: say('Kind must be drive or work', 'El tipo debe ser drive o work'),
  removed: say('Removed', 'Quitado'),
  despiteOverlap: say('Despite the overlap', 'Aunque se encimen'),
  entryId: say(
    'An entry has an id of letters, digits, - and _',
    'El identificador de una entrada lleva letras, dígitos, - y _',
  ),
});

const workKindSchema = z.enum(['drive', 'work'], { error: () => workTexts().kind });
type WorkKind = z.infer<typeof workKindSchema>;

export const workKindLabels: Record<WorkKind, string> = inCurrentLanguage(() => workTexts().kinds);

/**
 * Time of one welder on one Chicago day, from a visit's taps or entered by hand. Its hourly cost is stored separately
 * (staff-rate.ts). Entries overlap once staff confirm it, or by taps; `countedMinutes` in work-week.ts counts each minute once.
 * Hours stay for the books, without words that may name the client.
 */
export const workEntrySchema = stored({
  /** Derived from visit, welder, kind and day for tapped entries. */
  id: field(z.string(), 'plain'),
  welderId: field(z.string(), 'staff'),
  visitId: text('plain'),
  projectId: text('plain'),
  clientId: text('plain'),
  /** The title of the visit or project; missing for other time. */
  job: text('client'),
  kind: field(z.catch(storedCode(workKindSchema.options), 'work'), 'plain'),
  /** Whole minutes, in UTC. */
  start: field(storedTime, 'plain'),
  end: field(storedTime, 'plain'),
  minutes: field(z.number().check(z.nonnegative()), 'plain'),
  /** The staff member who changed, removed or added it. Later taps do not overwrite it. */
  correctedBy: text('staff'),
  reason: text('client'),
  /** The reason says why the visit could not be done. */
  cannotDo: flag('plain'),
  /** Does not count, but is kept so that taps do not recreate it. */
  removed: flag('plain'),
  /** Overlaps other hours that it may not, which staff see in "Needs you". */
  overlaps: flag('plain'),
  /** The ids of entries that it may overlap, because staff confirmed it. */
  mayOverlap: field(z.optional(z.array(z.string())), 'plain'),
  createdAt: creationTime('plain'),
  updatedAt: time('plain'),
});

export type WorkEntry = z.infer<typeof workEntrySchema>;

export const workEntryMessages = inCurrentLanguage(() => workTexts().messages);

const timeSchema = z.pipe(
  givenInstant(() => workEntryMessages.time),
  z.transform((instant) => toMinute(instant.toISOString())),
);
const reasonSchema = requiredText(
  () => workTexts().reason,
  textLimits.text,
  () => workEntryMessages.reasonRequired,
);

/** Confirms hours by hand that overlap others of the same person. */
const despiteOverlapField = { despiteOverlap: z.optional(trueOrFalse(() => workTexts().despiteOverlap)) };

/** The body of POST /api/desk/work-entries: hours entered by hand. */
export const newWorkEntrySchema = strictBody({
  welderId: idSchema,
  visitId: z.optional(idSchema),
  projectId: z.optional(idSchema),
  kind: workKindSchema,
  start: timeSchema,
  end: timeSchema,
  reason: reasonSchema,
  ...despiteOverlapField,
});
export type NewWorkEntry = z.infer<typeof newWorkEntrySchema>;

const timesFields = { start: timeSchema, end: timeSchema, reason: reasonSchema };

export const hoursFormSchema = strictBody(timesFields);
export const newHoursFormSchema = strictBody({
  kind: workKindSchema,
  visitId: z.optional(idSchema),
  ...timesFields,
});
export const hoursReasonSchema = strictBody({ reason: reasonSchema });

/** The body of PATCH /api/desk/work-entries/{id}: new times, or whether it is removed, with its version. */
export const workEntryChangeSchema = strictBody({
  updatedAt: baseVersion,
  start: z.optional(timeSchema),
  end: z.optional(timeSchema),
  removed: z.optional(trueOrFalse(() => workTexts().removed)),
  reason: reasonSchema,
  ...despiteOverlapField,
});
export type WorkEntryChange = z.infer<typeof workEntryChangeSchema>;

/** The id of a failed try ends in a time. */
export const workEntryParamsSchema = z.object({
  id: z
    .string()
    .check(z.regex(/^(?!__.*__$)[\w-]{1,120}(?::\d\d:\d\d\.\d{3}Z)?$/, { error: () => workTexts().entryId })),
});

/** A stretch of one kind within one Chicago day, `YYYY-MM-DD`; instants in UTC. */
type Part = Pick<WorkEntry, 'kind' | 'start' | 'end' | 'minutes'> & { readonly date: string };

export type TappedEntry = Omit<WorkEntry, 'createdAt' | 'updatedAt' | 'correctedBy' | 'reason' | 'removed'>;

/** The hours in taps, split by day: driving until the start, then work. Missing or reversed taps give none. */
export function partsOfTaps(taps: CrewTaps): Part[] {
  const [from, to] = workTimes(taps);
  return [
    ...partsBetween('drive', taps.onMyWayAt, taps.startedAt ?? from),
    ...partsBetween('work', from, to),
  ];
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

/** The entries of everyone who tapped on a visit. Ids are stable. */
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

/** The hours worked at a visit, without removed ones and failed tries, which its client does not pay. */
export function hoursAtVisit(
  entries: readonly Pick<WorkEntry, 'id' | 'kind' | 'minutes' | 'removed' | 'cannotDo'>[],
): number {
  const minutes = entries
    .filter((entry) => entry.kind === 'work' && !entry.removed && !isOfTry(entry))
    .reduce((sum, entry) => sum + entry.minutes, 0);
  return Math.round((minutes * 100) / 60) / 100;
}

/** A correction clears `cannotDo`, so the id tells as well. */
function isOfTry({ id, cannotDo }: Pick<WorkEntry, 'id' | 'cannotDo'>): boolean {
  return cannotDo === true || id.split('_').length === 5;
}

/** The id of an entry whose attempt has ended, so that a new attempt on the same day gets its own. */
export function idOfTry({ id, start }: Pick<TappedEntry, 'id' | 'start'>): string {
  return `${id}_${start}`;
}
