import * as z from 'zod/mini';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { textLimits } from '../values/limits.ts';
import { formatDollars } from '../values/money.ts';
import { idSchema, instantSchema, requiredLine } from '../values/text-fields.ts';
import { projectTexts } from './project-texts.ts';
import { serviceTypeSchema } from './service-type-schema.ts';
import { foundByOptions } from './stored-found-by.ts';

/** Specification section 3. `status` is any text; an unknown one is shown in grey (section 4). */
export const projectSchema = z.object({
  id: idSchema,
  /** Such as P-1001; missing in older projects. */
  number: z.optional(z.string()),
  clientId: idSchema,
  title: requiredLine(
    () => projectTexts().title,
    textLimits.title,
    () => projectTexts().titleRequired,
  ),
  description: z.optional(z.string()),
  serviceType: serviceTypeSchema,
  status: z._default(z.string(), 'pending'),
  estimatedCost: z.optional(dollarsSchema),
  finalCost: z.optional(dollarsSchema),
  /** Dollars: the sum of the valid approvals. `estimatedCost` then equals it. */
  agreedTotal: z.optional(dollarsSchema),
  scheduledDate: z.optional(instantSchema),
  completedDate: z.optional(instantSchema),
  /** True if the last visit is finished and part of the agreed amount is not invoiced; otherwise missing. */
  awaitsInvoice: z.optional(z.boolean()),
  beforePhotos: z._default(z.array(z.string()), []),
  afterPhotos: z._default(z.array(z.string()), []),
  photoCaptions: z.optional(z.record(z.string(), z.string())),
  createdAt: instantSchema,
  address: z.optional(z.string()),
  zip: z.optional(z.string()),
  /** How the client found us, for jobs by phone. Requests have their own field. */
  foundBy: z.optional(z.enum(foundByOptions)),
  /** The version; missing until the first change. */
  updatedAt: z.optional(instantSchema),
});
export type Project = z.infer<typeof projectSchema>;

/** A project for readers who take care of visits alone. */
export function withoutMoney<
  Told extends Pick<Project, 'estimatedCost' | 'finalCost' | 'agreedTotal' | 'awaitsInvoice'>,
>({ estimatedCost: _, finalCost: __, agreedTotal: ___, awaitsInvoice: ____, ...rest }: Told) {
  return rest;
}

/** The expected cost in words: the agreed total, otherwise the estimate. */
export function costText({
  agreedTotal,
  estimatedCost,
}: Pick<Project, 'agreedTotal' | 'estimatedCost'>): string | undefined {
  if (agreedTotal !== undefined) return projectTexts().agreed(formatDollars(agreedTotal));
  return estimatedCost === undefined ? undefined : projectTexts().estimate(formatDollars(estimatedCost));
}
