import * as z from 'zod/mini';
import { startOfChicagoDay } from '../values/chicago-day.ts';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { idSchema } from '../values/text-fields.ts';
import { estimateSchema } from './estimate.ts';
import { extraWorkBaseSchema } from './extra-work.ts';
import { storedIntakeSchema } from './intake.ts';

/** Friday's phone knows Monday's stops. */
const daysAfterToday = 3;

/**
 * Until when visits are near enough that whoever makes them has all that belongs to them at hand, also without a signal; of
 * later ones the head.
 */
export function endOfNearDays(now: Date): Date {
  return startOfChicagoDay(now, daysAfterToday + 1);
}

/** What belongs to a visit and stands elsewhere, as the one who drives there needs it: no money but what to collect, and
 * what is to be signed. */
export const jobSheetSchema = z.object({
  appointmentId: idSchema,
  clientName: z.optional(z.string()),
  phone: z.optional(z.string()),
  address: z.optional(z.string()),
  zip: z.optional(z.string()),
  /** Who else makes the visit: a welder reads about no other. */
  crewmates: z.optional(z.array(z.object({ id: idSchema, name: z.string() }))),
  projectId: z.optional(idSchema),
  projectTitle: z.optional(z.string()),
  projectDescription: z.optional(z.string()),
  /** What was said about the job in the request that the project came of. */
  intake: storedIntakeSchema,
  /** Addresses of the project's photos, and what stands under them. */
  beforePhotos: z.optional(z.array(z.string())),
  afterPhotos: z.optional(z.array(z.string())),
  photoCaptions: z.optional(z.record(z.string(), z.string())),
  /** Estimates and change orders that its client may sign there and then. */
  toSign: z.optional(z.array(estimateSchema)),
  /** What extra work adds to, where this person may agree to some. */
  extraWork: z.optional(extraWorkBaseSchema),
  /** Dollars that the project costs and that were not paid yet; 0 where all is paid. */
  amountToCollect: z.optional(dollarsSchema),
});
export type JobSheet = z.infer<typeof jobSheetSchema>;

/** The answer of GET /api/desk/job-sheets. */
export const jobSheetListSchema = z.array(jobSheetSchema);
