import * as z from 'zod/mini';
import { storedCode } from '../values/stored-fields.ts';
import { instantSchema } from '../values/text-fields.ts';

/** The header of a 409 with the nearest free times. */
export const freeTimesHeader = 'X-Free-Times';

export const offeredTimes = 3;

/** Writes ISO 8601 instants in UTC, the soonest first, separated by commas. */
export function writeFreeTimes(times: readonly Date[]): string {
  return times.map((time) => time.toISOString()).join(', ');
}

/** Reads the header; empty if missing. Skips invalid instants. */
export function readFreeTimes(header: string | null): Date[] {
  return (header ?? '')
    .split(',')
    .map((time) => new Date(time.trim()))
    .filter((time) => !Number.isNaN(time.getTime()));
}

/** The header that tells the desk about conflicts: of a 409, or of a change made despite them. */
export const inTheWayHeader = 'X-In-The-Way';

const entrySchema = z.object({
  kind: storedCode(['visit', 'block', 'hold']),
  id: z.string(),
  start: instantSchema,
  end: instantSchema,
  welderId: z.optional(z.string()),
});
export type InTheWay = z.infer<typeof entrySchema>;

const mostNamed = 20;

/** Writes conflicts as ASCII JSON without names. */
export function writeInTheWay(entries: readonly InTheWay[]): string {
  const named = entries
    .slice(0, mostNamed)
    .map(({ kind, id, start, end, welderId }) => ({ kind, id, start, end, welderId }));
  return JSON.stringify(named);
}

/** Reads the conflicts; undefined if missing or invalid. */
export function readInTheWay(header: string | null): InTheWay[] | undefined {
  if (header === null) return undefined;
  try {
    return z.array(entrySchema).safeParse(JSON.parse(header)).data;
  } catch {
    return undefined;
  }
}
