import * as z from 'zod/mini';
import { textLimits } from '../business/limits.ts';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { idSchema, instantSchema, requiredLine } from '../values/text-fields.ts';
import { serviceTypeSchema } from './service-type-schema.ts';

/** Specification section 3. `status` is any text: one the label map does not know is shown in grey (section 4). */
export const projectSchema = z.object({
  id: idSchema,
  clientId: idSchema,
  title: requiredLine('Title', textLimits.title, 'Title is required'),
  description: z.optional(z.string()),
  serviceType: serviceTypeSchema,
  status: z._default(z.string(), 'pending'),
  estimatedCost: z.optional(dollarsSchema),
  finalCost: z.optional(dollarsSchema),
  scheduledDate: z.optional(instantSchema),
  completedDate: z.optional(instantSchema),
  beforePhotos: z._default(z.array(z.string()), []),
  afterPhotos: z._default(z.array(z.string()), []),
  /** What stands under photos, by the photo's id. */
  photoCaptions: z.optional(z.record(z.string(), z.string())),
  createdAt: instantSchema,
  /** Where the work is done. */
  address: z.optional(z.string()),
  zip: z.optional(z.string()),
  /** The version: missing until the first change. */
  updatedAt: z.optional(instantSchema),
});
export type Project = z.infer<typeof projectSchema>;
