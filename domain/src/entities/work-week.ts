import * as z from 'zod/mini';
import { addDays, chicagoDate, mondayOf } from '../values/chicago-day.ts';
import { formatChicagoTime } from '../values/chicago-time.ts';
import { typedDay } from '../values/given-time.ts';
import { inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { listOf } from '../values/list-of.ts';
import { field, stored } from '../values/stored-fields.ts';
import { idSchema, instantSchema, requiredText, strictBody } from '../values/text-fields.ts';
import { localTitle } from './local-title.ts';
import type { WorkEntry } from './work-entry.ts';

const workWeekTexts = inLanguages({
  week: say('Give the week by its Monday, YYYY-MM-DD', 'Indique la semana por su lunes, AAAA-MM-DD'),
  countedOf: say('Give either visitId or projectId', 'Indique visitId o projectId, uno de los dos'),
  overlap: say(
    (hours: string) => `These hours overlap ${hours}. Each minute counts once. Confirm to save them anyway`,
    (hours) => `Estas horas se enciman con ${hours}. Cada minuto cuenta una vez. Confirme para guardarlas`,
  ),
  comment: say('Comment', 'Comentario'),
  textRequired: say('Please write something', 'Escriba algo'),
});

/** The Monday of a Chicago week, `YYYY-MM-DD`. */
const weekMessage = () => workWeekTexts().week;
export const weekSchema = typedDay(weekMessage).check(
  z.refine((date) => mondayOf(date) === date, { error: weekMessage }),
);

export const countedOfSchema = z.union(
  [z.strictObject({ visitId: idSchema }), z.strictObject({ projectId: idSchema })],
  { error: () => workWeekTexts().countedOf },
);
export type CountedOf = z.infer<typeof countedOfSchema>;

/** The response of GET /api/desk/counted-hours: counted minutes by entry id. */
export const countedHoursSchema = z.object({ minutes: z.record(z.string(), z.number()) });

/** Shorter gaps between entries are not flagged. */
const gapMinutes = 15;
/** Longer entries were probably tapped too late. */
const longMinutes = { drive: 4 * 60, work: 12 * 60, other: 12 * 60 } as const;

type Span = readonly [from: number, to: number];
type Timed = Pick<WorkEntry, 'id' | 'welderId' | 'kind' | 'start' | 'end' | 'removed'>;

/**
 * The counted minutes of each entry, by id. When a welder's entries overlap, each minute counts once: as work before driving,
 * then for the earlier entry. Removed entries do not count.
 */
export function countedMinutes(entries: readonly Timed[]): ReadonlyMap<string, number> {
  const claimed = new Map<string, Span[]>();
  const first = entries.filter(({ removed }) => !removed).toSorted(byClaim);
  return new Map(
    first.map(({ id, welderId, start, end }) => {
      const taken = claimed.get(welderId) ?? [];
      const own = taken.reduce<Span[]>(without, [[minuteOf(start), minuteOf(end)]]);
      claimed.set(welderId, [...taken, ...own]);
      return [id, own.reduce((sum, [from, to]) => sum + to - from, 0)];
    }),
  );
}

/** The other entries of the same person at the same time, soonest first, without removed ones. */
export function overlapsOf<Entry extends Timed>(entry: Timed, entries: readonly Entry[]): Entry[] {
  const { id, welderId, start, end, removed } = entry;
  if (removed) return [];
  const others = entries.filter((other) => other.id !== id && other.welderId === welderId && !other.removed);
  return others.filter((other) => other.start < end && start < other.end).toSorted(byStart);
}

/** The later one of each two entries that overlap without a confirmation by staff, by id. */
export function unconfirmedOverlaps(
  entries: readonly (Timed & Pick<WorkEntry, 'mayOverlap'>)[],
): ReadonlySet<string> {
  const may = (one: (typeof entries)[number], other: Timed) => one.mayOverlap?.includes(other.id) ?? false;
  const asked = entries.filter((entry) =>
    overlapsOf(entry, entries).some(
      (other) => byStart(other, entry) < 0 && !may(entry, other) && !may(other, entry),
    ),
  );
  return new Set(asked.map(({ id }) => id));
}

/** The question before hours that overlap these are saved. */
export function hoursOverlapText(others: readonly Pick<WorkEntry, 'start' | 'end' | 'job'>[]): string {
  const told = others.map(({ start, end, job }) => {
    const times = `${formatChicagoTime(new Date(start))} – ${formatChicagoTime(new Date(end))}`;
    return job === undefined ? times : `${times} (${localTitle(job)})`;
  });
  return workWeekTexts().overlap(listOf(told));
}

function byStart(one: Timed, other: Timed): number {
  return one.start.localeCompare(other.start) || one.id.localeCompare(other.id);
}

function byClaim(one: Timed, other: Timed): number {
  if (one.kind !== other.kind) return one.kind === 'work' ? -1 : 1;
  return byStart(one, other);
}

function without(spans: readonly Span[], [from, to]: Span): Span[] {
  return spans.flatMap(([start, end]): Span[] =>
    [[start, Math.min(end, from)] as const, [Math.max(start, to), end] as const].filter(
      ([left, right]) => left < right,
    ),
  );
}

function minuteOf(instant: string): number {
  return Date.parse(instant) / 60_000;
}

type EntryMark = 'overlap' | 'long';

/** A timesheet entry with its counted minutes and flags. */
export type MarkedEntry = {
  readonly entry: WorkEntry;
  readonly counted: number;
  readonly marks: readonly EntryMark[];
  /** Minutes since the previous entry of the day, if the gap is long enough to flag. */
  readonly gapBefore?: number | undefined;
};

/** The entries of one welder's day in order, including removed ones. */
export function markDay(entries: readonly WorkEntry[]): MarkedEntry[] {
  const counted = countedMinutes(entries);
  const sorted = entries.toSorted(byStart);
  let lastEnd: string | undefined;
  return sorted.map((entry) => {
    if (entry.removed) return { entry, counted: 0, marks: [] };
    const pause = lastEnd === undefined ? 0 : minuteOf(entry.start) - minuteOf(lastEnd);
    if (lastEnd === undefined || lastEnd < entry.end) lastEnd = entry.end;
    const overlaps = overlapsOf(entry, sorted).length > 0;
    return {
      entry,
      counted: counted.get(entry.id) ?? 0,
      marks: [
        ...(overlaps ? (['overlap'] as const) : []),
        ...(entry.minutes > longMinutes[entry.kind] ? (['long'] as const) : []),
      ],
      ...(pause >= gapMinutes && { gapBefore: pause }),
    };
  });
}

const minutesFields = { driveMinutes: z.number(), workMinutes: z.number() };

/** The response of GET /api/desk/timesheets. */
export const timesheetSchema = z.object({
  week: z.string(),
  welders: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      days: z.array(z.object({ date: z.string(), ...minutesFields })),
      ...minutesFields,
    }),
  ),
});
export type Timesheet = z.infer<typeof timesheetSchema>;
type Minutes = Pick<Timesheet['welders'][number], 'driveMinutes' | 'workMinutes'>;

function daysOfWeek(week: string): string[] {
  return Array.from({ length: 7 }, (_, day) => addDays(week, day));
}

export function timesheetOf(
  week: string,
  entries: readonly WorkEntry[],
  people: readonly { readonly id: string; readonly name: string }[],
): Timesheet {
  const counted = countedMinutes(entries);
  return {
    week,
    welders: people.map(({ id, name }) => {
      const own = entries.filter(({ welderId }) => welderId === id);
      const days = daysOfWeek(week).map((date) => ({
        date,
        ...minutesOf(
          own.filter(({ start }) => chicagoDate(new Date(start)) === date),
          counted,
        ),
      }));
      return { id, name, days, ...minutesOf(own, counted) };
    }),
  };
}

/** @param counted by `countedMinutes` */
export function minutesOf(
  entries: readonly Pick<WorkEntry, 'id' | 'kind'>[],
  counted: ReadonlyMap<string, number>,
): Minutes {
  const sum = (kind: WorkEntry['kind']) =>
    entries.reduce((total, entry) => total + (entry.kind === kind ? (counted.get(entry.id) ?? 0) : 0), 0);
  return { driveMinutes: sum('drive'), workMinutes: sum('work') };
}

const textSchema = requiredText(
  () => workWeekTexts().comment,
  textLimits.text,
  () => workWeekTexts().textRequired,
);

export const weekCommentFormSchema = strictBody({ text: textSchema });

export const newWeekCommentSchema = strictBody({ welderId: idSchema, week: weekSchema, text: textSchema });
export type NewWeekComment = z.infer<typeof newWeekCommentSchema>;

/** A comment on a welder's week, by the welder, the office or the owner. */
export const weekCommentSchema = stored({
  id: field(idSchema, 'plain'),
  welderId: field(idSchema, 'staff'),
  /** The Monday, `YYYY-MM-DD`. */
  week: field(z.string(), 'plain'),
  text: field(z.string(), 'staff'),
  authorId: field(z.string(), 'staff'),
  authorName: field(z.string(), 'staff'),
  at: field(instantSchema, 'plain'),
});
export type WeekComment = z.infer<typeof weekCommentSchema>;
