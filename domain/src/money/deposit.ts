import type { Estimate } from '../entities/estimate.ts';
import type { Invoice } from '../entities/invoice.ts';
import type { Payment } from '../entities/payment.ts';
import type { Project } from '../entities/project.ts';
import { dollarsToCents } from '../values/money.ts';
import { asIfArrived, balanceOf, forgivenCents, netCents, sumOfNet } from './balance.ts';

export type DepositLedger = {
  readonly project: Pick<Project, 'status' | 'finalCost' | 'agreedTotal'> | undefined;
  readonly invoices: readonly Invoice[];
  readonly payments: readonly Payment[];
};

/**
 * Cents of an approved estimate's deposit still due. Other money for the project counts too, also while on its way. At most the
 * project's balance, and 0 if the job is canceled.
 */
export function depositDueCents(estimate: Estimate, ledger: DepositLedger): number {
  return openDepositCents(estimate, { ...ledger, payments: asIfArrived(ledger.payments) });
}

/** Cents of an approved estimate's deposit on their way: neither paid nor due. */
export function depositOnItsWayCents(estimate: Estimate, ledger: DepositLedger): number {
  return openDepositCents(estimate, ledger) - depositDueCents(estimate, ledger);
}

function openDepositCents(estimate: Estimate, { project, invoices, payments }: DepositLedger): number {
  if (project?.status === 'cancelled') return 0;
  const { invoicedCents, receivedCents } = balanceOf(invoices, payments);
  const namedCents = sumOfNet(payments.filter(({ estimateId }) => estimateId !== undefined));
  const waitingCents = Math.max(0, receivedCents - Math.max(invoicedCents, namedCents));
  const cost = project?.finalCost ?? project?.agreedTotal ?? estimate.total;
  const openCents = Math.max(dollarsToCents(cost), invoicedCents) - receivedCents;
  return Math.max(0, Math.min(unpaidDepositCents(estimate, payments) - waitingCents, openCents));
}

/**
 * Cents of an approved estimate's deposit not covered by payments that name it. A deposit refunded for good is not asked for
 * again.
 * @param payments any that may be for it
 */
export function unpaidDepositCents(estimate: Estimate, payments: readonly Payment[]): number {
  if (estimate.status !== 'approved') return 0;
  const paid = payments
    .filter(({ estimateId }) => estimateId === estimate.id)
    .reduce((sum, payment) => sum + netCents(payment) + forgivenCents(payment), 0);
  return Math.max(0, dollarsToCents(estimate.depositAmount) - paid);
}
