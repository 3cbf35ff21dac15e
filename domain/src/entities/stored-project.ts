import * as z from 'zod/mini';
import {
  type StoredFields,
  storedCaptions,
  storedCreationTime,
  storedOptionalBoolean,
  storedOptionalDollars,
  storedOptionalText,
  storedOptionalTime,
  storedPhotos,
  storedText,
} from '../values/stored-fields.ts';
import { idSchema } from '../values/text-fields.ts';
import type { PrivacyOf } from './privacy.ts';
import type { Project } from './project.ts';
import { serviceTypeSchema } from './service-type-schema.ts';
import { storedFoundBy } from './stored-found-by.ts';
import { storedServiceNames } from './stored-service-names.ts';

/** A stored project. Only its ids must be valid. */
export const storedProjectSchema: z.ZodMiniType<Project> = z.object({
  id: idSchema,
  number: storedOptionalText,
  clientId: idSchema,
  title: z.catch(storedText, 'Project'),
  description: storedOptionalText,
  serviceType: z.catch(serviceTypeSchema, 'other'),
  status: z.catch(storedText, 'pending'),
  estimatedCost: storedOptionalDollars,
  finalCost: storedOptionalDollars,
  agreedTotal: storedOptionalDollars,
  scheduledDate: storedOptionalTime,
  completedDate: storedOptionalTime,
  awaitsInvoice: storedOptionalBoolean,
  beforePhotos: storedPhotos,
  afterPhotos: storedPhotos,
  photoCaptions: storedCaptions,
  createdAt: storedCreationTime,
  address: storedOptionalText,
  zip: storedOptionalText,
  foundBy: storedFoundBy,
  updatedAt: storedOptionalTime,
} satisfies StoredFields<Project>);

/** The answer of GET /api/projects/client/{clientId}. */
export const projectListSchema = z.array(storedProjectSchema);

export const projectPrivacy = {
  id: 'plain',
  number: 'plain',
  clientId: 'plain',
  title: { holds: 'client', erasedFrom: ({ serviceType }) => storedServiceNames[serviceType] },
  description: 'client',
  serviceType: 'plain',
  status: 'plain',
  estimatedCost: 'plain',
  finalCost: 'plain',
  agreedTotal: 'plain',
  scheduledDate: 'plain',
  completedDate: 'plain',
  awaitsInvoice: 'plain',
  beforePhotos: { holds: 'client', erased: [] },
  afterPhotos: { holds: 'client', erased: [] },
  photoCaptions: 'client',
  createdAt: 'plain',
  address: 'client',
  zip: 'client',
  foundBy: 'plain',
  updatedAt: 'plain',
} satisfies PrivacyOf<Project>;
