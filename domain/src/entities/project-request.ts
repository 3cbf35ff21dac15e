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

/** The edit form of a project. A completed project must keep a final cost. */
export const projectFormSchema = strictBody({
  ...details,
  estimatedCost: z.optional(dollarsSchema),
  scheduledDate: z.optional(scheduledDateSchema),
  finalCost: z.optional(dollarsSchema),
});
export const completedProjectFormSchema = z.extend(projectFormSchema, { finalCost: dollarsSchema });

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
 * The body of PATCH /api/desk/projects/{id}: the version, null if the project had none, and the changes. Empty text and null
 * clear a field.
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
  /** Replaces the reason when a canceled project was reopened by mistake and is canceled again. */
  byMistake: z.optional(trueOrFalse(() => projectRequestTexts().byMistake)),
});
export type ProjectChange = z.infer<typeof projectChangeSchema>;
