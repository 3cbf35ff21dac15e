import * as z from 'zod/mini';
import { textLimits } from '../business/limits.ts';
import { dollarsSchema } from '../values/dollars-schema.ts';
import {
  idSchema,
  instantSchema,
  optionalText,
  requiredLine,
  requiredText,
  strictBody,
} from '../values/text-fields.ts';
import { serviceTypeSchema } from './service-type-schema.ts';
import { requestStatusSchema } from './status.ts';

export const projectMessages = {
  clientRequired: 'Client is required',
  titleRequired: 'Title is required',
  serviceRequired: 'Please select a service',
  finalCostRequired: 'Final cost is required to complete a project',
  finalCostTooEarly: 'The final cost belongs to a completed project',
  reasonRequired: 'Reason is required to cancel a project',
  statusUnknown: 'Status must be pending, in_progress, completed or cancelled',
  zip: 'ZIP code must have five digits',
} as const;

/** What a person says of the work itself. */
const details = {
  title: requiredLine('Title', textLimits.title, projectMessages.titleRequired),
  serviceType: serviceTypeSchema,
  description: optionalText('Description', textLimits.text),
  address: optionalText('Address', textLimits.text),
  zip: z.optional(
    z.string(projectMessages.zip).check(z.trim(), z.regex(/^(?:\d{5})?$/, projectMessages.zip)),
  ),
};

/** The body of POST /api/desk/projects. */
export const newProjectSchema = strictBody({
  clientId: z.uuid({ error: projectMessages.clientRequired }),
  ...details,
  estimatedCost: z.optional(dollarsSchema),
  scheduledDate: z.optional(instantSchema),
});
export type NewProject = z.infer<typeof newProjectSchema>;

/**
 * The body of PATCH /api/desk/projects/{id}: the version it was made on, null where the project had none, and what
 * changes. Text that is empty, and null, take a field away.
 */
export const projectChangeSchema = strictBody({
  updatedAt: z.nullable(instantSchema),
  ...details,
  title: z.optional(details.title),
  serviceType: z.optional(details.serviceType),
  estimatedCost: z.optional(z.nullable(dollarsSchema)),
  scheduledDate: z.optional(z.nullable(instantSchema)),
  status: z.optional(z.enum(requestStatusSchema.options, projectMessages.statusUnknown)),
  finalCost: z.optional(dollarsSchema),
  reason: z.optional(requiredText('Reason', textLimits.text, projectMessages.reasonRequired)),
});
export type ProjectChange = z.infer<typeof projectChangeSchema>;

/** The variable part of a project's address. */
export const projectAddressSchema = z.object({ id: idSchema });
