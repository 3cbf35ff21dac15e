import * as z from 'zod/mini';
import type { Appointment } from '../entities/appointment.ts';
import { field, stored, storedCode } from '../values/stored-fields.ts';
import { idSchema, instantSchema } from '../values/text-fields.ts';

/** Replaces a ZIP code at the start and end of a welder's day. */
export const shop = 'shop';

/** Straight-line miles between two ZIP codes, or the shop; undefined if one is unknown. */
export type MilesBetween = (one: string, other: string) => number | undefined;

/** Estimates road miles from straight-line miles, and the average speed in town and on expressways. */
const roadFactor = 1.3;
const milesPerHour = 40;
const stepMinutes = 5;

/** The longest gap in minutes, which bounds how far to look for conflicts. */
export const maxGapMinutes = 240;

/**
 * Minutes between two visits: the configured gap, or the drive if longer, in steps of five.
 * @param miles straight-line; undefined if a place is unknown
 */
export function gapBetween(gapMinutes: number, miles: number | undefined): number {
  const drive = miles === undefined ? 0 : driveMinutes(miles);
  return Math.min(maxGapMinutes, Math.max(gapMinutes, drive));
}

/**
 * The estimated drive in minutes, in steps of five.
 * @param miles straight-line
 */
export function driveMinutes(miles: number): number {
  return Math.ceil(((miles * roadFactor) / milesPerHour) * (60 / stepMinutes)) * stepMinutes;
}

/**
 * Minutes of each drive of a day that starts and ends at the shop; undefined where a place is unknown.
 * @param zips of the stops, in order
 */
export function drivesOfDay(
  zips: readonly (string | undefined)[],
  milesBetween: MilesBetween,
): readonly (number | undefined)[] {
  const places = [shop, ...zips, shop];
  return places.slice(1).map((to, index) => {
    const from = places[index];
    const miles = from && to ? milesBetween(from, to) : undefined;
    return miles === undefined ? undefined : driveMinutes(miles);
  });
}

type DatabaseTime = { readonly toDate: () => Date };

const isDatabaseTime = (value: unknown): value is DatabaseTime =>
  typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function';

/** A time inside a list, which document converters do not reach. ISO 8601 in UTC. */
const listedTime = z.pipe(
  z.pipe(
    z.union([z.string(), z.custom<DatabaseTime>(isDatabaseTime)]),
    z.transform((time) => (typeof time === 'string' ? time : time.toDate().toISOString())),
  ),
  instantSchema,
);

/** Occupied time of one welder, from `start` up to but not including `end`. */
const busySchema = z.object({
  id: z.string(),
  kind: storedCode(['visit', 'block', 'hold']),
  start: listedTime,
  end: listedTime,
  until: z.optional(listedTime),
  by: z.optional(z.string()),
  zip: z.optional(z.string()),
});
export type Busy = z.infer<typeof busySchema>;

/** `calendarDays/{welderId}_{date}`: a welder's occupied times that touch this Chicago day. */
export const calendarDaySchema = stored({
  id: field(z.string(), 'plain'),
  welderId: field(idSchema, 'staff'),
  /** `YYYY-MM-DD` in Chicago. */
  date: field(z.string(), 'plain'),
  /** Erasing a client rebuilds these from the welder's other visits. */
  busy: field(z.array(busySchema), { holds: 'client', erased: [] }),
});
export type CalendarDay = z.infer<typeof calendarDaySchema>;

export function calendarDayId(welderId: string, date: string): string {
  return `${welderId}_${date}`;
}

/** Whether an entry counts at `now`. Expired holds do not. */
export function countsAt({ until }: Pick<Busy, 'until'>, now: Date): boolean {
  return until === undefined || Date.parse(until) > now.getTime();
}

/** The entries of several days, each once. Entries over midnight are stored in both days. */
export function busyOfDays(days: readonly { readonly busy: readonly Busy[] }[]): Busy[] {
  return [...new Map(days.flatMap(({ busy }) => busy).map((entry) => [entry.id, entry])).values()];
}

export function busyOfVisit({
  id,
  scheduledDate,
  duration,
  zip,
}: Pick<Appointment, 'id' | 'scheduledDate' | 'duration' | 'zip'>): Busy {
  const end = new Date(Date.parse(scheduledDate) + Number(duration) * 60_000).toISOString();
  return { id, kind: 'visit', start: scheduledDate, end, ...(zip && { zip }) };
}

/** The time a visit occupies. Canceled visits and those awaiting a new time occupy none; a finished visit ends early. */
export function timeOfVisit(visit: Appointment): Busy | undefined {
  if (visit.status === 'cancelled' || visit.needsTime) return undefined;
  const busy = busyOfVisit(visit);
  if (visit.status !== 'completed' || visit.finishedAt === undefined) return busy;
  const finished = Date.parse(visit.finishedAt);
  if (finished >= Date.parse(busy.end)) return busy;
  return finished > Date.parse(busy.start) ? { ...busy, end: new Date(finished).toISOString() } : undefined;
}

const minuteMs = 60_000;

export type ConflictRules = {
  readonly gapMinutes: number;
  readonly milesBetween: MilesBetween;
  readonly now: Date;
};

export type Wanted = {
  readonly kind: Busy['kind'];
  readonly start: Date;
  readonly end: Date;
  readonly zip?: string | undefined;
};

/**
 * The entries that conflict with `wanted`: visits and holds that overlap it or come within the gap, and blocks that overlap it.
 * Expired holds do not conflict, nor do blocks with each other.
 * @param busy the welder's entries within the longest gap of `wanted`, in any order
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

/** Milliseconds to keep free between `entry` and the wanted time; 0 around blocks. */
export function gapMsTo(
  entry: Busy,
  wanted: Pick<Wanted, 'kind' | 'zip'>,
  { gapMinutes, milesBetween }: ConflictRules,
): number {
  if (entry.kind === 'block' || wanted.kind === 'block') return 0;
  const miles = entry.zip && wanted.zip ? milesBetween(entry.zip, wanted.zip) : undefined;
  return gapBetween(gapMinutes, miles) * minuteMs;
}
