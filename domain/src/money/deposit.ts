import type { Estimate } from '../entities/estimate.ts';
import type { Invoice } from '../entities/invoice.ts';
import type { Payment } from '../entities/payment.ts';
import { dollarsToCents } from '../values/money.ts';
import { balanceOf } from './balance.ts';
import { forgivenCents, netCents } from './net-cents.ts';

/**
 * Cents of an approved estimate's deposit that are still to be paid; one that was given back for good is not asked for again.
 * @param payments any that may be for it
 */
export function depositDueCents(estimate: Estimate, payments: readonly Payment[]): number {
  if (estimate.status !== 'approved') return 0;
  const paid = payments
    .filter(({ estimateId }) => estimateId === estimate.id)
    .reduce((sum, payment) => sum + netCents(payment) + forgivenCents(payment), 0);
  return Math.max(0, dollarsToCents(estimate.depositAmount) - paid);
}

/**
 * Cents of deposits that the business holds for work it has not invoiced: at most what a project's invoices leave over.
 * @param invoices, payments all of one project
 */
export function depositsHeldCents(invoices: readonly Invoice[], payments: readonly Payment[]): number {
  const deposits = payments.filter(({ kind }) => kind === 'deposit');
  const kept = deposits.reduce((sum, payment) => sum + netCents(payment), 0);
  return Math.max(0, Math.min(kept, -balanceOf(invoices, payments).balanceCents));
}
