import * as z from 'zod/mini';
import { dollarsSchema, requiredDollars } from '../values/dollars-schema.ts';
import { givenInstantText } from '../values/given-time.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import {
  addressLine,
  emptyAsMissing,
  optionalText,
  requiredText,
  shownVersion,
  strictBody,
} from '../values/text-fields.ts';
import { trueOrFalse } from '../values/whole-number.ts';
import { optionalZipSchema } from '../values/zip.ts';
import { foundBySchema } from './found-by.ts';
import { projectRequestTexts } from './project-request-texts.ts';
import { serviceTypes } from './service-type.ts';
import { requestStatusSchema } from './status.ts';
import { titleLine } from './title-line.ts';

export const projectMessages = inCurrentLanguage(() => projectRequestTexts().messages);

/** What a person says of the work itself. */
const details = {
  title: titleLine(
    () => projectRequestTexts().title,
    () => projectMessages.titleRequired,
  ),
  serviceType: z.enum(serviceTypes, { error: () => projectMessages.serviceRequired }),
  description: optionalText(() => projectRequestTexts().description, textLimits.text),
  address: addressLine(() => projectRequestTexts().address),
  zip: optionalZipSchema,
};

const reasonSchema = requiredText(
  () => projectRequestTexts().reason,
  textLimits.text,
  () => projectMessages.reasonRequired,
);
const scheduledDateSchema = givenInstantText(() => projectMessages.scheduledDate, { offset: false });

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
  finalCost: requiredDollars(() => projectMessages.finalCostRequired),
});
export const cancelProjectSchema = strictBody({ reason: reasonSchema });

/** The body of POST /api/desk/projects. */
export const newProjectSchema = z.extend(z.omit(projectFormSchema, { finalCost: true }), {
  foundBy: emptyAsMissing(foundBySchema),
  clientId: z.uuid({ error: () => projectMessages.clientRequired }),
});
export type NewProjectRequest = z.infer<typeof newProjectSchema>;

/**
 * The body of PATCH /api/desk/projects/{id}: the version it was made on, null where the project had none, and what
 * changes. Text that is empty, and null, take a field away.
 */
export const projectChangeSchema = strictBody({
  updatedAt: shownVersion,
  ...details,
  title: z.optional(details.title),
  serviceType: z.optional(details.serviceType),
  estimatedCost: z.optional(z.nullable(dollarsSchema)),
  scheduledDate: z.optional(z.nullable(scheduledDateSchema)),
  status: z.optional(z.enum(requestStatusSchema.options, { error: () => projectMessages.statusUnknown })),
  finalCost: z.optional(dollarsSchema),
  reason: z.optional(reasonSchema),
  /** In place of a reason: a project that was cancelled was reopened by mistake, and that is taken back. */
  byMistake: z.optional(trueOrFalse(() => projectRequestTexts().byMistake)),
});
export type ProjectChange = z.infer<typeof projectChangeSchema>;
