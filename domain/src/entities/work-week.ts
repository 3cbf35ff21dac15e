import * as z from 'zod/mini';
import { addDays, chicagoDate, mondayOf } from '../values/chicago-day.ts';
import { givenDay } from '../values/given-time.ts';
import { inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { field, stored } from '../values/stored-fields.ts';
import { idSchema, instantSchema, requiredText, strictBody } from '../values/text-fields.ts';
import type { WorkEntry } from './work-entry.ts';

const workWeekTexts = inLanguages({
  week: say('Give the week by its Monday, YYYY-MM-DD', 'Indique la semana por su lunes, AAAA-MM-DD'),
  countedOf: say('Give either visitId or projectId', 'Indique visitId o projectId, uno de los dos'),
  comment: say('Comment', 'Comentario'),
  textRequired: say('Please write something', 'Escriba algo'),
});

/** The Monday of a Chicago week, `YYYY-MM-DD`. */
const weekMessage = () => workWeekTexts().week;
export const weekSchema = givenDay(weekMessage).check(
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
const longMinutes = { drive: 4 * 60, work: 12 * 60 } as const;

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

function byClaim(one: Timed, other: Timed): number {
  if (one.kind !== other.kind) return one.kind === 'work' ? -1 : 1;
  return one.start.localeCompare(other.start) || one.id.localeCompare(other.id);
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
  const sorted = entries.toSorted(
    (one, other) => one.start.localeCompare(other.start) || one.id.localeCompare(other.id),
  );
  let lastEnd: string | undefined;
  return sorted.map((entry) => {
    if (entry.removed) return { entry, counted: 0, marks: [] };
    const pause = lastEnd === undefined ? 0 : minuteOf(entry.start) - minuteOf(lastEnd);
    if (lastEnd === undefined || lastEnd < entry.end) lastEnd = entry.end;
    const overlaps = sorted.some(
      (other) => other !== entry && !other.removed && other.start < entry.end && entry.start < other.end,
    );
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
