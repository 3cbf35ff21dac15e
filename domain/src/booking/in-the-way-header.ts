import * as z from 'zod/mini';
import { instantSchema } from '../values/text-fields.ts';

/** The header in which a 409 of the desk says what is in the way: the owner may book anyway then. */
export const inTheWayHeader = 'X-In-The-Way';

const entrySchema = z.object({
  kind: z.enum(['visit', 'block', 'hold']),
  /** The visit's, block's or hold's. */
  id: z.string(),
  start: instantSchema,
  end: instantSchema,
});
export type InTheWay = z.infer<typeof entrySchema>;

/** A header has an end: who sees so much in the way chooses another time. */
const mostNamed = 20;

/** What is in the way as the header has it: JSON of plain ASCII, names left out. */
export function writeInTheWay(entries: readonly InTheWay[]): string {
  const named = entries.slice(0, mostNamed).map(({ kind, id, start, end }) => ({ kind, id, start, end }));
  return JSON.stringify(named);
}

/** What the header names; undefined where it is missing or not ours. */
export function readInTheWay(header: string | null): InTheWay[] | undefined {
  if (header === null) return undefined;
  try {
    return z.array(entrySchema).safeParse(JSON.parse(header)).data;
  } catch {
    return undefined;
  }
}
