import * as z from 'zod/mini';
import { dollarsSchema, requiredDollars } from '../values/dollars-schema.ts';
import { textLimits } from '../values/limits.ts';
import {
  instantSchema,
  optionalText,
  requiredLine,
  requiredText,
  strictBody,
} from '../values/text-fields.ts';
import { optionalZipSchema } from '../values/zip.ts';
import { serviceTypes } from './service-type.ts';
import { requestStatusSchema } from './status.ts';

export const projectMessages = {
  clientRequired: 'Client is required',
  titleRequired: 'Title is required',
  serviceRequired: 'Please select a service',
  finalCostRequired: 'Final cost is required to complete a project',
  finalCostTooEarly: 'The final cost belongs to a completed project',
  reasonRequired: 'Reason is required to cancel a project',
  statusUnknown: 'Status must be pending, in_progress, completed or cancelled',
  scheduledDate: 'Please give a day and a time',
} as const;

/** What a person says of the work itself. */
const details = {
  title: requiredLine('Title', textLimits.title, projectMessages.titleRequired),
  serviceType: z.enum(serviceTypes, projectMessages.serviceRequired),
  description: optionalText('Description', textLimits.text),
  address: optionalText('Address', textLimits.address),
  zip: optionalZipSchema,
};

const reasonSchema = requiredText('Reason', textLimits.text, projectMessages.reasonRequired);
const scheduledDateSchema = z.iso.datetime({ error: projectMessages.scheduledDate });

/** What staff type about a project that is there; the final cost of a completed one cannot be taken away. */
export const projectFormSchema = strictBody({
  ...details,
  estimatedCost: z.optional(dollarsSchema),
  scheduledDate: z.optional(scheduledDateSchema),
  finalCost: z.optional(dollarsSchema),
});
export const completedProjectFormSchema = z.extend(projectFormSchema, { finalCost: dollarsSchema });

/** What is asked for when a project is completed, or cancelled. */
export const completeProjectSchema = strictBody({
  finalCost: requiredDollars(projectMessages.finalCostRequired),
});
export const cancelProjectSchema = strictBody({ reason: reasonSchema });

/** The body of POST /api/desk/projects. */
export const newProjectSchema = z.extend(z.omit(projectFormSchema, { finalCost: true }), {
  clientId: z.uuid({ error: projectMessages.clientRequired }),
});

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
  scheduledDate: z.optional(z.nullable(scheduledDateSchema)),
  status: z.optional(z.enum(requestStatusSchema.options, projectMessages.statusUnknown)),
  finalCost: z.optional(dollarsSchema),
  reason: z.optional(reasonSchema),
});
export type ProjectChange = z.infer<typeof projectChangeSchema>;
