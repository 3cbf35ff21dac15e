import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../values/text-fields.ts';

/** The answer of GET /api/desk/suggestions, whose query is that of GET /api/availability: who could come when, the least driving of those days first. */
export const suggestionsSchema = z.object({
  suggestions: z.array(
    z.object({
      welderId: idSchema,
      at: instantSchema,
      /** What the visit adds to the welder's way of that day, as the crow flies; null where a ZIP code is not known. */
      extraMiles: z.nullable(z.number()),
    }),
  ),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
