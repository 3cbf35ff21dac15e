import * as z from 'zod/mini';
import { appointmentSchema } from '../entities/appointment.ts';
import { blockReasonSchema, blockSchema } from '../entities/block.ts';
import { crewSchema } from '../entities/crew.ts';
import { visitTimeFields } from '../entities/visit.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { idSchema, instantSchema, shownVersion, strictBody } from '../values/text-fields.ts';
import { dateSchema } from './availability.ts';
import { staffTimeTexts } from './staff-time-texts.ts';

/** What staff are told who move a day. */
export const moveDayMessages = inCurrentLanguage(() => staffTimeTexts().moveDay);

/** Nobody makes more visits a day than that, and one batch holds as many. */
const maxMoves = 20;
const countMessage = () => staffTimeTexts().moveCount(maxMoves);

const moveSchema = strictBody({
  id: idSchema,
  /** The version of the visit that was shown; one that was changed since stays. */
  updatedAt: z.optional(shownVersion),
  welderIds: z.optional(crewSchema),
  scheduledDate: z.optional(visitTimeFields.scheduledDate),
});

/**
 * The body of POST /api/desk/calendar/move-day: what becomes of the visits of a welder's Chicago day, by the visit; what is
 * left out of one stays. Each leaves that day or, when it is taken back, returns to it. `block` says why no others come there.
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

/** The answer: the visits as they are asked for now, those that could not be moved and why, and the block that was made. */
export const movedDaySchema = z.object({
  moved: z.array(appointmentSchema),
  left: z.array(z.object({ id: idSchema, code: z.string(), message: z.string() })),
  block: z.optional(blockSchema),
});
export type MovedDay = z.infer<typeof movedDaySchema>;

const preferenceSchema = z.enum(['welder', 'day'], { error: () => staffTimeTexts().prefer });
/** What is looked for first: somebody else at the same time, or another day for the same crew, as after rain. */
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
  /** What the visit adds to the way of who is new to it, else of who leads; null where a ZIP code is not known. */
  extraMiles: z.nullable(z.number()),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** The answer: what of the day can still be moved, the soonest first, each with what could become of it, the best first. */
export const dayProposalsSchema = z.object({
  visits: z.array(z.object({ visit: appointmentSchema, proposals: z.array(proposalSchema) })),
});
export type DayProposals = z.infer<typeof dayProposalsSchema>;
