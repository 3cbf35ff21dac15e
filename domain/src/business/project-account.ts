import type { Invoice } from '../entities/invoice.ts';
import type { Payment } from '../entities/payment.ts';
import type { Project } from '../entities/project.ts';
import { balanceOf } from '../money/balance.ts';
import { sumOfKept } from '../money/kept-cents.ts';
import { dollarsToCents } from '../values/money.ts';

/** What a project costs and has been paid, in cents. `basis`: its invoices, or while none counts, which of its costs does. */
export type ProjectAccount = {
  readonly basis: 'invoiced' | 'final' | 'estimated' | 'none';
  readonly costCents: number;
  readonly paidCents: number;
  /** Still owed; below zero when more came than it costs. */
  readonly balanceCents: number;
};

/**
 * The account of a project: its one balance (`balanceOf`) once an invoice was sent; before that, and while each is void, what
 * is expected: the final cost, or until it has one the estimate, against what its payments have left with the business. A
 * cancelled project is expected to cost nothing. Where nothing is expected either, void invoices ask nothing, so that what was
 * paid on them is owed to the client. @param payments, invoices those of the project, in any order
 */
export function projectAccount(
  { status, finalCost, estimatedCost }: Pick<Project, 'status' | 'finalCost' | 'estimatedCost'>,
  payments: readonly Payment[],
  invoices: readonly Invoice[] = [],
): ProjectAccount {
  const cost = status === 'cancelled' ? undefined : (finalCost ?? estimatedCost);
  const sent = invoices.filter(({ onPortal }) => onPortal);
  if (sent.some((invoice) => invoice.status !== 'void') || (sent.length > 0 && cost === undefined)) {
    const { invoicedCents, receivedCents, balanceCents } = balanceOf(invoices, payments);
    return { basis: 'invoiced', costCents: invoicedCents, paidCents: receivedCents, balanceCents };
  }
  const costCents = cost === undefined ? 0 : dollarsToCents(cost);
  const paidCents = sumOfKept(payments);
  const basis = cost === undefined ? 'none' : finalCost === undefined ? 'estimated' : 'final';
  return { basis, costCents, paidCents, balanceCents: costCents - paidCents };
}
