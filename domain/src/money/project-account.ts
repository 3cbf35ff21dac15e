import type { Estimate } from '../entities/estimate.ts';
import type { Invoice } from '../entities/invoice.ts';
import type { JobSheet } from '../entities/job-sheet.ts';
import type { Payment } from '../entities/payment.ts';
import type { Project } from '../entities/project.ts';
import { centsToDollars, dollarsToCents } from '../values/money.ts';
import { asIfArrived, balanceOf, sumOfNet } from './balance.ts';
import { restToInvoice } from './rest-to-invoice.ts';

/** A project's cost and payments, in cents. `basis` names the source of the cost. */
export type ProjectAccount = {
  readonly basis: 'invoiced' | 'final' | 'agreed' | 'estimated' | 'none';
  readonly costCents: number;
  readonly paidCents: number;
  readonly balanceCents: number;
  /** The part of the balance on its way from a bank. The client is not asked for it again. */
  readonly onItsWayCents: number;
};

/**
 * The account of a project. With a sent invoice that is not void, it is the balance (`balanceOf`). Before, it compares payments
 * with the final, agreed or estimated cost, in that order. A canceled project costs nothing. With void invoices only and no
 * expected cost, paid money is owed to the client.
 * @param payments, invoices those of the project, in any order
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
  const sent = invoices.filter(isSent);
  if (sent.some((invoice) => invoice.status !== 'void') || (sent.length > 0 && cost === undefined)) {
    const { invoicedCents, receivedCents, balanceCents } = balanceOf(invoices, payments);
    return {
      basis: 'invoiced',
      costCents: invoicedCents,
      paidCents: receivedCents,
      balanceCents,
      onItsWayCents: onItsWayOf(balanceCents, payments),
    };
  }
  const costCents = cost === undefined ? 0 : dollarsToCents(cost);
  const paidCents = sumOfNet(payments);
  const expected = finalCost !== undefined ? 'final' : agreedTotal !== undefined ? 'agreed' : 'estimated';
  const basis = cost === undefined ? 'none' : expected;
  const balanceCents = costCents - paidCents;
  return { basis, costCents, paidCents, balanceCents, onItsWayCents: onItsWayOf(balanceCents, payments) };
}

function isSent({ onPortal }: Invoice): boolean {
  return onPortal;
}

function onItsWayOf(balanceCents: number, payments: readonly Payment[]): number {
  const cents = sumOfNet(asIfArrived(payments)) - sumOfNet(payments);
  return Math.min(Math.max(0, balanceCents), cents);
}

/** Whether the client is asked to pay. Agreed and estimated costs are not due yet. */
export function isPaymentDue({ basis }: ProjectAccount): boolean {
  return basis === 'invoiced' || basis === 'final';
}

/**
 * Dollars still to collect for a project, without those on their way: 0 if fully paid, undefined without a cost. Once all
 * invoices are paid, agreed work without an invoice counts, too, such as extra work.
 */
export function amountToCollect(
  project: Parameters<typeof projectAccount>[0],
  payments: readonly Payment[],
  invoices: readonly Invoice[],
  estimates: readonly Estimate[] = [],
  isTaxExempt = false,
): Pick<JobSheet, 'amountToCollect' | 'owedByInvoice' | 'onItsWay'> {
  const { basis, balanceCents } = projectAccount(project, asIfArrived(payments), invoices);
  if (basis === 'none') return {};
  const { onItsWayCents } = projectAccount(project, payments, invoices);
  const coming = onItsWayCents > 0 && { onItsWay: centsToDollars(onItsWayCents) };
  if (basis === 'invoiced' && balanceCents > 0)
    return { amountToCollect: centsToDollars(balanceCents), owedByInvoice: true, ...coming };
  const isPaid = basis === 'invoiced' && project.status !== 'cancelled';
  const rest = isPaid && restToInvoice({ estimates, invoices: invoices.filter(isSent), isTaxExempt });
  const restCents = rest ? rest.restCents : 0;
  return { amountToCollect: centsToDollars(Math.max(0, balanceCents + restCents)), ...coming };
}
