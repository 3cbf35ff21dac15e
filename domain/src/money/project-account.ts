import type { Invoice } from '../entities/invoice.ts';
import type { Payment } from '../entities/payment.ts';
import type { Project } from '../entities/project.ts';
import { centsToDollars, dollarsToCents } from '../values/money.ts';
import { balanceOf, sumOfNet } from './balance.ts';

/** What a project costs and has been paid, in cents. `basis`: its invoices, or while none counts, which of its costs does. */
export type ProjectAccount = {
  readonly basis: 'invoiced' | 'final' | 'agreed' | 'estimated' | 'none';
  readonly costCents: number;
  readonly paidCents: number;
  /** Still owed; below zero when more came than it costs. */
  readonly balanceCents: number;
};

/**
 * The account of a project: its one balance (`balanceOf`) once an invoice was sent; before that, and while each is void, what
 * is expected: the final cost, or until it has one what was agreed, else estimated, against what its payments have left with the business. A
 * cancelled project is expected to cost nothing. Where nothing is expected either, void invoices ask nothing, so that what was
 * paid on them is owed to the client. @param payments, invoices those of the project, in any order
 */
export function projectAccount(
  {
    status,
    finalCost,
    agreedTotal,
    estimatedCost,
  }: Pick<Project, 'status' | 'finalCost' | 'agreedTotal' | 'estimatedCost'>,
  payments: readonly Payment[],
  invoices: readonly Invoice[] = [],
): ProjectAccount {
  const cost = status === 'cancelled' ? undefined : (finalCost ?? agreedTotal ?? estimatedCost);
  const sent = invoices.filter(({ onPortal }) => onPortal);
  if (sent.some((invoice) => invoice.status !== 'void') || (sent.length > 0 && cost === undefined)) {
    const { invoicedCents, receivedCents, balanceCents } = balanceOf(invoices, payments);
    return { basis: 'invoiced', costCents: invoicedCents, paidCents: receivedCents, balanceCents };
  }
  const costCents = cost === undefined ? 0 : dollarsToCents(cost);
  const paidCents = sumOfNet(payments);
  const expected = finalCost !== undefined ? 'final' : agreedTotal !== undefined ? 'agreed' : 'estimated';
  const basis = cost === undefined ? 'none' : expected;
  return { basis, costCents, paidCents, balanceCents: costCents - paidCents };
}

/** Whether the client is asked for the balance: what is only agreed or estimated is not due yet. */
export function isAsked({ basis }: ProjectAccount): boolean {
  return basis === 'invoiced' || basis === 'final';
}

/** Dollars that a project still owes, 0 where all is paid; undefined as long as it has no cost. */
export function amountToCollect(
  project: Parameters<typeof projectAccount>[0],
  payments: readonly Payment[],
  invoices: readonly Invoice[],
): number | undefined {
  const { basis, balanceCents } = projectAccount(project, payments, invoices);
  return basis === 'none' ? undefined : centsToDollars(Math.max(0, balanceCents));
}
