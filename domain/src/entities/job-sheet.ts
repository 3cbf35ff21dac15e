import * as z from 'zod/mini';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { centsToDollars, dollarsToCents } from '../values/money.ts';
import { idSchema } from '../values/text-fields.ts';
import type { Payment } from './payment.ts';
import type { Project } from './project.ts';

/** What belongs to a visit and stands elsewhere, as the one who drives there needs it: no money but what to collect. */
export const jobSheetSchema = z.object({
  appointmentId: idSchema,
  clientName: z.optional(z.string()),
  phone: z.optional(z.string()),
  address: z.optional(z.string()),
  projectTitle: z.optional(z.string()),
  projectDescription: z.optional(z.string()),
  /** Dollars that the project costs and that were not paid yet. */
  amountToCollect: z.optional(dollarsSchema),
});
export type JobSheet = z.infer<typeof jobSheetSchema>;

/** The answer of GET /api/desk/job-sheets. */
export const jobSheetListSchema = z.array(jobSheetSchema);

/** Dollars of a project's cost that are still to be paid; undefined when it has no cost yet or nothing is left. */
export function amountToCollect(
  { finalCost, estimatedCost }: Pick<Project, 'finalCost' | 'estimatedCost'>,
  payments: readonly Pick<Payment, 'amount' | 'status' | 'refundedAmount' | 'withdrawnAmount'>[],
): number | undefined {
  const cost = finalCost ?? estimatedCost;
  if (cost === undefined) return undefined;
  const paid = payments
    .filter(({ status }) => status === 'succeeded')
    .reduce(
      (cents, { amount, refundedAmount = 0, withdrawnAmount = 0 }) =>
        cents + dollarsToCents(amount) - dollarsToCents(refundedAmount) - dollarsToCents(withdrawnAmount),
      0,
    );
  const left = dollarsToCents(cost) - paid;
  return left > 0 ? centsToDollars(left) : undefined;
}
