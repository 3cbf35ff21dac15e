import * as z from 'zod/mini';
import type { Appointment } from '../entities/appointment.ts';
import type { PrivacyOf } from '../entities/privacy.ts';
import { idSchema, instantSchema } from '../values/text-fields.ts';
import { gapBetween, type MilesBetween } from './gap.ts';

/** A database's own kind of time, which its SDK brings. */
type DatabaseTime = { readonly toDate: () => Date };

const isDatabaseTime = (value: unknown): value is DatabaseTime =>
  typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function';

/** A time inside a list, where no converter of documents looks: ISO 8601 in UTC, however it is stored. */
const listedTime = z.pipe(
  z.pipe(
    z.union([z.string(), z.custom<DatabaseTime>(isDatabaseTime)]),
    z.transform((time) => (typeof time === 'string' ? time : time.toDate().toISOString())),
  ),
  instantSchema,
);

/** A time that is taken out of one welder's day, from `start` up to, not including, `end`. */
const busySchema = z.object({
  /** The visit's, the block's or the hold's. */
  id: z.string(),
  kind: z.enum(['visit', 'block', 'hold']),
  start: listedTime,
  end: listedTime,
  /** Until when a hold counts. */
  until: z.optional(listedTime),
  /** Who holds the time, by name. */
  by: z.optional(z.string()),
  /** Where the visit is, for the way to the next one. */
  zip: z.optional(z.string()),
});
export type Busy = z.infer<typeof busySchema>;

/** `calendarDays/{welderId}_{date}`: what is taken of one welder's Chicago day, and what reaches into it. */
export const calendarDaySchema = z.object({
  id: z.string(),
  welderId: idSchema,
  /** `YYYY-MM-DD` in Chicago. */
  date: z.string(),
  busy: z.array(busySchema),
});
export type CalendarDay = z.infer<typeof calendarDaySchema>;

/** The id of a welder's day. */
export function calendarDayId(welderId: string, date: string): string {
  return `${welderId}_${date}`;
}

/** Whether an entry still counts at `now`: a hold does until it runs out. */
export function countsAt({ until }: Pick<Busy, 'until'>, now: Date): boolean {
  return until === undefined || Date.parse(until) > now.getTime();
}

/** Everything that is taken in some days, each once, although what lasts over midnight stands in two. */
export function busyOfDays(days: readonly { readonly busy: readonly Busy[] }[]): Busy[] {
  return [...new Map(days.flatMap(({ busy }) => busy).map((entry) => [entry.id, entry])).values()];
}

/** A day is made anew of what its welder's visits still say. */
export const calendarDayPrivacy = {
  id: 'plain',
  welderId: 'staff',
  date: 'plain',
  busy: { holds: 'client', erased: [] },
} satisfies PrivacyOf<CalendarDay>;

/** A visit as an entry of whoever makes it: its duration, from its beginning on. */
export function busyOfVisit({
  id,
  scheduledDate,
  duration,
  zip,
}: Pick<Appointment, 'id' | 'scheduledDate' | 'duration' | 'zip'>): Busy {
  const end = new Date(Date.parse(scheduledDate) + Number(duration) * 60_000).toISOString();
  return { id, kind: 'visit', start: scheduledDate, end, ...(zip && { zip }) };
}

/**
 * What a visit takes of its welder's time, whatever became of it: nothing once cancelled or while its client chooses another
 * time, and not what was left when it was finished.
 */
export function timeOfVisit(visit: Appointment): Busy | undefined {
  if (visit.status === 'cancelled' || visit.needsTime) return undefined;
  const busy = busyOfVisit(visit);
  if (visit.status !== 'completed' || visit.finishedAt === undefined) return busy;
  const finished = Date.parse(visit.finishedAt);
  if (finished >= Date.parse(busy.end)) return busy;
  return finished > Date.parse(busy.start) ? { ...busy, end: new Date(finished).toISOString() } : undefined;
}

const minuteMs = 60_000;

/** What decides whether two things are in each other's way. */
export type ConflictRules = {
  /** Kept free between two visits, at least. */
  readonly gapMinutes: number;
  readonly milesBetween: MilesBetween;
  readonly now: Date;
};

/** A time that somebody wants of a welder. */
export type Wanted = {
  readonly kind: Busy['kind'];
  readonly start: Date;
  readonly end: Date;
  readonly zip?: string | undefined;
};

/**
 * What of a welder's time is in the way of `wanted`: visits and holds that overlap it or come nearer than the gap, and blocks
 * that overlap it. Holds that have run out are in nobody's way, and blocks not in each other's.
 * @param busy everything of the welder within the longest gap of `wanted`, in any order
 */
export function conflictsOf(wanted: Wanted, busy: readonly Busy[], rules: ConflictRules): Busy[] {
  const [start, end] = [wanted.start.getTime(), wanted.end.getTime()];
  return busy.filter((entry) => {
    if (!countsAt(entry, rules.now)) return false;
    if (entry.kind === 'block' && wanted.kind === 'block') return false;
    const gap = gapMsTo(entry, wanted, rules);
    return start < Date.parse(entry.end) + gap && Date.parse(entry.start) < end + gap;
  });
}

/** Milliseconds that are kept free between `entry` and what is wanted; none before and after a block. */
export function gapMsTo(
  entry: Busy,
  wanted: Pick<Wanted, 'kind' | 'zip'>,
  { gapMinutes, milesBetween }: ConflictRules,
): number {
  if (entry.kind === 'block' || wanted.kind === 'block') return 0;
  const miles = entry.zip && wanted.zip ? milesBetween(entry.zip, wanted.zip) : undefined;
  return gapBetween(gapMinutes, miles) * minuteMs;
}
