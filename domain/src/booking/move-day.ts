import * as z from 'zod/mini';
import { appointmentSchema } from '../entities/appointment.ts';
import { blockReasonSchema, blockSchema } from '../entities/block.ts';
import { crewSchema } from '../entities/crew.ts';
import { undoesSchema, visitTimeFields } from '../entities/visit.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { baseVersion, idSchema, instantSchema, strictBody } from '../values/text-fields.ts';
import { dateSchema } from './availability.ts';

const moveDayTexts = inLanguages({
  moveDay: {
    welderRequired: say('Choose a welder', 'Elija un soldador'),
    changedMeanwhile: say(
      'This visit was changed in the meantime. Please look again',
      'Mientras tanto cambió esta visita. Revísela de nuevo',
    ),
    notOfDay: say(
      'This visit was moved in the meantime. It’s no longer on that day',
      'Mientras tanto se movió esta visita. Ya no está en ese día',
    ),
    dayOver: say(
      'This day is over. There is nothing left of it to block',
      'Este día ya terminó. No queda nada que bloquear',
    ),
    notMoved: say(
      'This visit was not moved. Please look again',
      'Esta visita no se movió. Revísela de nuevo',
    ),
  },
  prefer: say('prefer must be welder or day', 'prefer debe ser welder o day'),
  moveCount: say(
    (maxMoves: number) => `Move 1 to ${maxMoves} visits, each once`,
    (max) => `Mueva de 1 a ${max} visitas, cada una una sola vez`,
  ),
});

export const moveDayMessages = inCurrentLanguage(() => moveDayTexts().moveDay);

/** Limited so that one batch can write all moves. */
const maxMoves = 20;
const countMessage = () => moveDayTexts().moveCount(maxMoves);

const moveSchema = strictBody({
  id: idSchema,
  /** The version shown. A visit changed since then stays. */
  updatedAt: z.optional(baseVersion),
  welderIds: z.optional(crewSchema),
  scheduledDate: z.optional(visitTimeFields.scheduledDate),
  undoes: undoesSchema,
});

/**
 * The body of POST /api/desk/calendar/move-day: the changes of visits of a welder's Chicago day; omitted fields stay. Each
 * visit leaves that day, or returns to it on undo. `block` gives the reason to block the day.
 */
export const moveDaySchema = strictBody({
  welderId: z.uuid({ error: () => moveDayMessages.welderRequired }),
  date: dateSchema,
  moves: z.array(moveSchema, { error: countMessage }).check(
    z.minLength(1, { error: countMessage }),
    z.maxLength(maxMoves, { error: countMessage }),
    z.refine((moves) => new Set(moves.map(({ id }) => id)).size === moves.length, { error: countMessage }),
  ),
  block: z.optional(blockReasonSchema),
});
export type MoveDay = z.infer<typeof moveDaySchema>;

/** The response: the moved visits, those that could not be moved and why, and the new block. */
export const movedDaySchema = z.object({
  moved: z.array(appointmentSchema),
  left: z.array(z.object({ id: idSchema, code: z.string(), message: z.string() })),
  block: z.optional(blockSchema),
});
export type MovedDay = z.infer<typeof movedDaySchema>;

const preferenceSchema = z.enum(['welder', 'day'], { error: () => moveDayTexts().prefer });
/** What to look for first: another welder at the same time, or another day for the same crew, for example after rain. */
export type MovePreference = z.infer<typeof preferenceSchema>;

/** The query of GET /api/desk/calendar/move-day. */
export const dayProposalsQuerySchema = z.object({
  welderId: z.uuid({ error: () => moveDayMessages.welderRequired }),
  date: dateSchema,
  prefer: z._default(preferenceSchema, 'welder'),
});
export type DayProposalsQuery = z.infer<typeof dayProposalsQuerySchema>;

const proposalSchema = z.object({
  welderIds: z.array(idSchema),
  scheduledDate: instantSchema,
  /** Straight-line miles the visit adds for a new welder, otherwise for the lead; null if a ZIP code is unknown. */
  extraMiles: z.nullable(z.number()),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** The response: the day's movable visits, the soonest first, each with its proposals, the best first. */
export const dayProposalsSchema = z.object({
  visits: z.array(z.object({ visit: appointmentSchema, proposals: z.array(proposalSchema) })),
});
export type DayProposals = z.infer<typeof dayProposalsSchema>;
