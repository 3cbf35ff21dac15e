import * as z from 'zod/mini';
import { defaultDuration, durationSchema } from '../entities/appointment.ts';
import { crewParameterSchema, crewSchema } from '../entities/crew.ts';
import { givenInstant } from '../values/given-time.ts';
import { idSchema, instantSchema, strictBody } from '../values/text-fields.ts';
import { optionalZipSchema } from '../values/zip.ts';
import { availabilityQuerySchema } from './availability.ts';
import { staffTimeTexts } from './staff-time-texts.ts';

/** How long a time is held for somebody on the phone. */
export const holdMinutes = 10;

const welderMessage = () => staffTimeTexts().chooseWelder;

/** The body of POST /api/desk/holds. */
export const newHoldSchema = strictBody({
  welderIds: z.optional(crewSchema),
  /** What pages of before send in place of `welderIds`. */
  welderId: z.optional(z.uuid({ error: welderMessage })),
  start: givenInstant(() => staffTimeTexts().startRequired),
  duration: z._default(durationSchema, defaultDuration),
  zip: optionalZipSchema,
}).check(z.refine(({ welderId, welderIds }) => Boolean(welderId ?? welderIds), { error: welderMessage }));
export type NewHold = z.infer<typeof newHoldSchema>;

/** The answer: the hold as each welder's day has it, the first of whom is `welderId`. The visit that is planned on it names it as `holdId`. */
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

/** The query of DELETE /api/desk/holds/{id}: whose days the hold stands in, and when it begins. */
export const holdPlaceSchema = z.object({
  id: idSchema,
  welderId: idSchema,
  /** All of them, where they are several. */
  welderIds: z.optional(crewParameterSchema),
  start: givenInstant(() => staffTimeTexts().startRequired),
});

/** The query of GET /api/desk/suggestions: that of GET /api/availability, and who is to come together, parted by commas. */
export const suggestionsQuerySchema = z.extend(availabilityQuerySchema, {
  welderIds: z.optional(crewParameterSchema),
});
export type SuggestionsQuery = z.infer<typeof suggestionsQuerySchema>;

/** The answer of GET /api/desk/suggestions: who could come when, the least driving of those days first. */
export const suggestionsSchema = z.object({
  suggestions: z.array(
    z.object({
      /** Who leads. */
      welderId: idSchema,
      /** One of the welders, or the whole crew that was asked for. */
      welderIds: z.array(idSchema),
      at: instantSchema,
      /** What the visit adds to the way of the welder who leads on that day, as the crow flies; null where a ZIP code is not known. */
      extraMiles: z.nullable(z.number()),
    }),
  ),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
