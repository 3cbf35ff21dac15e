import * as z from 'zod/mini';
import { maxBlockDays } from '../values/limits.ts';
import { storedCreationTime, storedOptionalTime, storedTime } from '../values/stored-fields.ts';
import { givenInstant, idSchema, instantSchema, requiredLine, strictBody } from '../values/text-fields.ts';
import type { PrivacyOf } from './privacy.ts';
import { bookAnywaySchema } from './visit.ts';

const blockMessages = {
  endBeforeStart: 'The end must be after the start',
  tooLong: `A block lasts at most ${maxBlockDays} days. Make a second one for the rest`,
} as const;

const startSchema = givenInstant('Start is required');
const endSchema = givenInstant('End is required');
export const blockReasonSchema = requiredLine('Reason', 100, 'Reason is required');

/** The body of POST /api/desk/blocks: a time in which a welder takes no visits. */
export const newBlockSchema = strictBody({
  welderId: z.uuid({ error: 'Choose a welder' }),
  start: startSchema,
  end: endSchema,
  reason: blockReasonSchema,
  bookAnyway: bookAnywaySchema,
});
export type NewBlock = z.infer<typeof newBlockSchema>;

/** The body of PATCH /api/desk/blocks/{id}: what changes; `removed` takes the block away, or brings it back. */
export const blockChangeSchema = strictBody({
  updatedAt: z.nullable(instantSchema),
  start: z.optional(startSchema),
  end: z.optional(endSchema),
  reason: z.optional(blockReasonSchema),
  removed: z.optional(z.boolean('Removed must be true or false')),
  bookAnyway: bookAnywaySchema,
});
export type BlockChange = z.infer<typeof blockChangeSchema>;

/** Why a block cannot be from `start` to `end`; undefined when it can. */
export function blockProblem(start: Date, end: Date): string | undefined {
  if (end <= start) return blockMessages.endBeforeStart;
  if (end.getTime() - start.getTime() > maxBlockDays * 86_400_000) return blockMessages.tooLong;
  return undefined;
}

/** As `newBlockSchema`, with what is wrong with the time at its end. */
export const blockFormSchema = newBlockSchema.check(({ value, issues }) => {
  const message = blockProblem(value.start, value.end);
  if (message) issues.push({ code: 'custom', message, input: value, path: ['end'] });
});

/** A time in which a welder takes no visits, as it is read. One that was removed stays, so that it can be brought back. */
export const blockSchema = z.object({
  id: idSchema,
  welderId: idSchema,
  start: storedTime,
  end: storedTime,
  reason: z.catch(z.string(), 'Blocked'),
  removed: z.catch(z.optional(z.boolean()), undefined),
  createdAt: storedCreationTime,
  updatedAt: storedOptionalTime,
});
export type Block = z.infer<typeof blockSchema>;

export const blockPrivacy = {
  id: 'plain',
  welderId: 'staff',
  start: 'plain',
  end: 'plain',
  reason: 'staff',
  removed: 'plain',
  createdAt: 'plain',
  updatedAt: 'plain',
} satisfies PrivacyOf<Block>;
