import * as z from 'zod/mini';
import { instantSchema } from '../values/text-fields.ts';

/** The header in which the desk is told what is in the way: of a 409, or of what was done although it stays. */
export const inTheWayHeader = 'X-In-The-Way';

const entrySchema = z.object({
  kind: z.enum(['visit', 'block', 'hold']),
  /** The visit's, block's or hold's. */
  id: z.string(),
  start: instantSchema,
  end: instantSchema,
  /** Whose it is, of several who leads; left out where whoever asks knows. */
  welderId: z.optional(z.string()),
});
export type InTheWay = z.infer<typeof entrySchema>;

/** A header has an end: who sees so much in the way chooses another time. */
const mostNamed = 20;

/** What is in the way as the header has it: JSON of plain ASCII, names left out. */
export function writeInTheWay(entries: readonly InTheWay[]): string {
  const named = entries
    .slice(0, mostNamed)
    .map(({ kind, id, start, end, welderId }) => ({ kind, id, start, end, welderId }));
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
