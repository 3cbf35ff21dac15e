import * as z from 'zod/mini';
import { projectAccount } from '../business/project-account.ts';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { centsToDollars } from '../values/money.ts';
import { idSchema } from '../values/text-fields.ts';
import { storedIntakeSchema } from './intake.ts';
import type { Invoice } from './invoice.ts';
import type { Payment } from './payment.ts';

/** What belongs to a visit and stands elsewhere, as the one who drives there needs it: no money but what to collect. */
export const jobSheetSchema = z.object({
  appointmentId: idSchema,
  clientName: z.optional(z.string()),
  phone: z.optional(z.string()),
  address: z.optional(z.string()),
  projectId: z.optional(idSchema),
  projectTitle: z.optional(z.string()),
  projectDescription: z.optional(z.string()),
  /** What was said about the job in the request that the project came of. */
  intake: storedIntakeSchema,
  /** Addresses of the project's photos, and what stands under them. */
  beforePhotos: z.optional(z.array(z.string())),
  afterPhotos: z.optional(z.array(z.string())),
  photoCaptions: z.optional(z.record(z.string(), z.string())),
  /** Dollars that the project costs and that were not paid yet. */
  amountToCollect: z.optional(dollarsSchema),
});
export type JobSheet = z.infer<typeof jobSheetSchema>;

/** The answer of GET /api/desk/job-sheets. */
export const jobSheetListSchema = z.array(jobSheetSchema);

/** Dollars that a project still owes; undefined when it has no cost yet or nothing is left. */
export function amountToCollect(
  project: Parameters<typeof projectAccount>[0],
  payments: readonly Payment[],
  invoices: readonly Invoice[],
): number | undefined {
  const { balanceCents } = projectAccount(project, payments, invoices);
  return balanceCents > 0 ? centsToDollars(balanceCents) : undefined;
}
