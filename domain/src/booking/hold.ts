import * as z from 'zod/mini';
import { defaultDuration, durationSchema } from '../entities/appointment.ts';
import { givenInstant, idSchema, instantSchema, strictBody } from '../values/text-fields.ts';
import { optionalZipSchema } from '../values/zip.ts';

/** How long a time is held for somebody on the phone. */
export const holdMinutes = 10;

/** The body of POST /api/desk/holds. */
export const newHoldSchema = strictBody({
  welderId: z.uuid({ error: 'Choose a welder' }),
  start: givenInstant('Beginning is required'),
  duration: z._default(durationSchema, defaultDuration),
  zip: optionalZipSchema,
});
export type NewHold = z.infer<typeof newHoldSchema>;

/** The answer: the hold as the welder's day has it. The visit that is planned on it names it as `holdId`. */
export const holdSchema = z.object({
  id: idSchema,
  welderId: idSchema,
  start: instantSchema,
  end: instantSchema,
  until: instantSchema,
  by: z.string(),
});
export type Hold = z.infer<typeof holdSchema>;

/** The query of DELETE /api/desk/holds/{id}: whose day the hold stands in, and when it begins. */
export const holdPlaceSchema = z.object({
  id: idSchema,
  welderId: idSchema,
  start: givenInstant('Beginning is required'),
});
