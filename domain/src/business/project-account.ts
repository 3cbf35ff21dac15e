import type { Payment } from '../entities/payment.ts';
import type { Project } from '../entities/project.ts';
import { dollarsToCents } from '../values/money.ts';

/** Cents that a payment has left with the business: what came less what went back; negative for money paid out. */
export function keptCents(payment: Payment): number {
  const { status, kind, amount, refundedAmount, withdrawnAmount = 0 } = payment;
  if (status !== 'succeeded' && status !== 'refunded') return 0;
  const cents = dollarsToCents(amount);
  if (kind === 'refund') return -cents;
  const returned = refundedAmount ?? (status === 'refunded' ? amount : 0);
  return cents - dollarsToCents(returned) - dollarsToCents(withdrawnAmount);
}

/** What a project costs and has been paid, in cents. `basis`: which of its costs counts. */
export type ProjectAccount = {
  readonly basis: 'final' | 'estimated' | 'none';
  readonly costCents: number;
  readonly paidCents: number;
  /** Still owed; below zero when more came than it costs. */
  readonly balanceCents: number;
};

/**
 * The account of a project: its final cost, or until it has one the estimate, against what its payments have left with
 * the business. A cancelled project costs nothing. @param payments those of the project, in any order
 */
export function projectAccount(
  { status, finalCost, estimatedCost }: Pick<Project, 'status' | 'finalCost' | 'estimatedCost'>,
  payments: readonly Payment[],
): ProjectAccount {
  const cost = status === 'cancelled' ? undefined : (finalCost ?? estimatedCost);
  const costCents = cost === undefined ? 0 : dollarsToCents(cost);
  const paidCents = sumOfKept(payments);
  const basis = cost === undefined ? 'none' : finalCost === undefined ? 'estimated' : 'final';
  return { basis, costCents, paidCents, balanceCents: costCents - paidCents };
}

/** Cents that these payments together have left with the business. */
export function sumOfKept(payments: readonly Payment[]): number {
  return payments.reduce((sum, payment) => sum + keptCents(payment), 0);
}
