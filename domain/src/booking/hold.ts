import * as z from 'zod/mini';
import { crewParameterSchema, crewSchema } from '../entities/crew.ts';
import { defaultDuration, plannedDurationSchema } from '../entities/duration.ts';
import { givenInstant } from '../values/given-time.ts';
import { inLanguages, say } from '../values/language.ts';
import { optionalZipSchema } from '../values/place.ts';
import { idSchema, instantSchema, strictBody } from '../values/text-fields.ts';
import { availabilityQuerySchema } from './availability.ts';

const holdTexts = inLanguages({
  startRequired: say('Start is required', 'Indique el inicio'),
  chooseWelder: say('Choose a welder', 'Elija un soldador'),
});

export const holdMinutes = 10;

const welderMessage = () => holdTexts().chooseWelder;

/** The body of POST /api/desk/holds. The place is the typed ZIP code, else the project's, else the client's. */
export const newHoldSchema = strictBody({
  welderIds: z.optional(crewSchema),
  /** Instead of `welderIds`, for one welder. */
  welderId: z.optional(z.uuid({ error: welderMessage })),
  start: givenInstant(() => holdTexts().startRequired),
  duration: z._default(plannedDurationSchema, defaultDuration),
  zip: optionalZipSchema,
  clientId: z.optional(idSchema),
  projectId: z.optional(idSchema),
}).check(z.refine(({ welderId, welderIds }) => Boolean(welderId ?? welderIds), { error: welderMessage }));
export type NewHold = z.infer<typeof newHoldSchema>;

/** The response: the hold in each welder's day; `welderId` is the lead. The visit planned on it refers to it as `holdId`. */
export const holdSchema = z.object({
  id: idSchema,
  welderId: idSchema,
  welderIds: z.array(idSchema),
  start: instantSchema,
  end: instantSchema,
  until: instantSchema,
  by: z.string(),
});
export type Hold = z.infer<typeof holdSchema>;

/** The query of DELETE /api/desk/holds/{id}: the welders' days and the start. */
export const holdPlaceSchema = z.object({
  id: idSchema,
  welderId: idSchema,
  welderIds: z.optional(crewParameterSchema),
  start: givenInstant(() => holdTexts().startRequired),
});

/**
 * The query of GET /api/desk/suggestions: that of GET /api/availability with any planned length, plus a crew, separated by commas, and the
 * client. The place is the typed ZIP code, else the project's, else the client's.
 */
export const suggestionsQuerySchema = z.extend(availabilityQuerySchema, {
  duration: z._default(plannedDurationSchema, defaultDuration),
  welderIds: z.optional(crewParameterSchema),
  clientId: z.optional(idSchema),
});
export type SuggestionsQuery = z.infer<typeof suggestionsQuerySchema>;

/** The response of GET /api/desk/suggestions: possible crews and times, the least extra driving first. */
export const suggestionsSchema = z.object({
  suggestions: z.array(
    z.object({
      welderId: idSchema,
      /** One welder, or the requested crew. */
      welderIds: z.array(idSchema),
      at: instantSchema,
      /** Straight-line miles the visit adds to the lead's day; null if a ZIP code is unknown. */
      extraMiles: z.nullable(z.number()),
    }),
  ),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
