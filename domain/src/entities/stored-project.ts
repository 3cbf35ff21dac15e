import * as z from 'zod/mini';
import {
  storedCaptions,
  storedCreationTime,
  storedOptionalDollars,
  storedOptionalText,
  storedOptionalTime,
  storedPhotos,
  storedText,
} from '../values/stored-fields.ts';
import { idSchema } from '../values/text-fields.ts';
import type { Project } from './project.ts';
import { serviceTypeSchema } from './service-type-schema.ts';

/** A project as it is read: only whose it is has to be there. */
export const storedProjectSchema: z.ZodMiniType<Project> = z.object({
  id: idSchema,
  clientId: idSchema,
  title: z.catch(storedText, 'Project'),
  description: storedOptionalText,
  serviceType: z.catch(serviceTypeSchema, 'other'),
  status: z.catch(storedText, 'pending'),
  estimatedCost: storedOptionalDollars,
  finalCost: storedOptionalDollars,
  scheduledDate: storedOptionalTime,
  completedDate: storedOptionalTime,
  beforePhotos: storedPhotos,
  afterPhotos: storedPhotos,
  photoCaptions: storedCaptions,
  createdAt: storedCreationTime,
  address: storedOptionalText,
  zip: storedOptionalText,
  updatedAt: storedOptionalTime,
});

/** The answer of GET /api/projects/client/{clientId}. */
export const projectListSchema = z.array(storedProjectSchema);
