import * as z from 'zod/mini';
import type { Invoice } from '../entities/invoice.ts';
import type { Payment } from '../entities/payment.ts';
import type { Project } from '../entities/project.ts';
import { dollarsSchema } from '../values/given-number.ts';
import { dollarsToCents } from '../values/money.ts';
import { field, stored } from '../values/stored-fields.ts';
import { idSchema, strictBody } from '../values/text-fields.ts';
import { balanceOf, sumOfNet } from './balance.ts';
import { billedCents } from './derived-fields.ts';

/** A project's money without a purpose, in dollars, under the project's id. Missing without any. */
export const looseMoneySchema = stored({
  id: field(idSchema, 'plain'),
  amount: field(dollarsSchema, 'plain'),
  /** The part that staff keep as the client's credit. It pays the project's next invoice. */
  kept: field(z._default(dollarsSchema, 0), 'plain'),
  /** The rest, which somebody has to refund, assign or keep. */
  toDecide: field(z._default(dollarsSchema, 0), 'plain'),
});
export type LooseMoney = z.infer<typeof looseMoneySchema>;

/** The body of POST /api/desk/projects/{id}/keep-credit: the dollars shown. */
export const keepCreditSchema = strictBody({ amount: dollarsSchema });

/** Received money that pays no invoice, in cents. Each cent counts in one of the two. */
type UnappliedMoney = {
  /** For work not invoiced yet: deposits and what was paid ahead. */
  readonly heldCents: number;
  /** Anything else: on a void or paid invoice, for a cancelled job, or more than the work costs. */
  readonly looseCents: number;
};

/**
 * What a project's money waits for. Money that names an invoice is for that invoice alone, other money for the work that is not
 * invoiced yet, up to its expected cost.
 * @param invoices, payments all of the project, in any order
 */
export function unappliedMoney(
  {
    status,
    finalCost,
    agreedTotal,
    estimatedCost,
  }: Pick<Project, 'status' | 'finalCost' | 'agreedTotal' | 'estimatedCost'>,
  invoices: readonly Invoice[],
  payments: readonly Payment[],
): UnappliedMoney {
  const creditCents = Math.max(0, -balanceOf(invoices, payments).balanceCents);
  const forWork = sumOfNet(payments.filter(({ invoiceId }) => !invoiceId));
  const cost = status === 'cancelled' ? 0 : (finalCost ?? agreedTotal ?? estimatedCost);
  const openCents = cost === undefined ? creditCents : dollarsToCents(cost) - billedCents(invoices);
  const heldCents = Math.max(0, Math.min(creditCents, forWork, openCents));
  return { heldCents, looseCents: creditCents - heldCents };
}
