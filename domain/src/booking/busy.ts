import * as z from 'zod/mini';
import type { PrivacyOf } from '../entities/privacy.ts';
import { idSchema, instantSchema } from '../values/text-fields.ts';

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
