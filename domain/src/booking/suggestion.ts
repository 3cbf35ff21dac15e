import * as z from 'zod/mini';
import { crewParameterSchema } from '../entities/crew.ts';
import { idSchema, instantSchema } from '../values/text-fields.ts';
import { availabilityQuerySchema } from './availability.ts';

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
