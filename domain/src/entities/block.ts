import * as z from 'zod/mini';
import { trueOrFalse } from '../values/given-number.ts';
import { givenInstant } from '../values/given-time.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { maxBlockDays } from '../values/limits.ts';
import { creationTime, field, flag, stored, storedTime, time } from '../values/stored-fields.ts';
import { baseVersion, idSchema, requiredLine, strictBody } from '../values/text-fields.ts';
import { bookAnywaySchema } from './visit.ts';

const blockTexts = inLanguages({
  messages: {
    endBeforeStart: say('The end must be after the start', 'El final debe ser después del inicio'),
    tooLong: say(
      `A block lasts at most ${maxBlockDays} days. Make a second one for the rest`,
      `Un bloqueo dura ${maxBlockDays} días como máximo. Haga otro para el resto`,
    ),
  },
  startRequired: say('Start is required', 'Indique el inicio'),
  endRequired: say('End is required', 'Indique el final'),
  reason: say('Reason', 'Motivo'),
  reasonRequired: say('Reason is required', 'Indique el motivo'),
  chooseWelder: say('Choose a welder', 'Elija un soldador'),
  removed: say('Removed', 'Quitado'),
  blocked: say('Blocked', 'Bloqueado'),
});

const blockMessages = inCurrentLanguage(() => blockTexts().messages);

const startSchema = givenInstant(() => blockTexts().startRequired);
const endSchema = givenInstant(() => blockTexts().endRequired);
export const blockReasonSchema = requiredLine(
  () => blockTexts().reason,
  100,
  () => blockTexts().reasonRequired,
);

/** The body of POST /api/desk/blocks: a time when a welder takes no visits. */
export const newBlockSchema = strictBody({
  welderId: z.uuid({ error: () => blockTexts().chooseWelder }),
  start: startSchema,
  end: endSchema,
  reason: blockReasonSchema,
  bookAnyway: bookAnywaySchema,
});
export type NewBlock = z.infer<typeof newBlockSchema>;

/** The body of PATCH /api/desk/blocks/{id}. `removed` deletes the block or restores it. */
export const blockChangeSchema = strictBody({
  updatedAt: baseVersion,
  start: z.optional(startSchema),
  end: z.optional(endSchema),
  reason: z.optional(blockReasonSchema),
  removed: z.optional(trueOrFalse(() => blockTexts().removed)),
  bookAnyway: bookAnywaySchema,
});
export type BlockChange = z.infer<typeof blockChangeSchema>;

export function blockProblem(start: Date, end: Date): string | undefined {
  if (end <= start) return blockMessages.endBeforeStart;
  if (end.getTime() - start.getTime() > maxBlockDays * 86_400_000) return blockMessages.tooLong;
  return undefined;
}

/** `newBlockSchema` for a form: a wrong time is reported at its end. */
export const blockFormSchema = newBlockSchema.check(({ value, issues }) => {
  const message = blockProblem(value.start, value.end);
  if (message) issues.push({ code: 'custom', message, input: value, path: ['end'] });
});

/** A stored block. Removed blocks are kept so that they can be restored. */
export const blockSchema = stored({
  id: field(idSchema, 'plain'),
  welderId: field(idSchema, 'staff'),
  start: field(storedTime, 'plain'),
  end: field(storedTime, 'plain'),
  reason: field(
    z.catch(z.string(), () => blockTexts().blocked),
    'staff',
  ),
  removed: flag('plain'),
  createdAt: creationTime('plain'),
  updatedAt: time('plain'),
});
export type Block = z.infer<typeof blockSchema>;
