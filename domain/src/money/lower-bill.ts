import type { Invoice } from '../entities/invoice.ts';
import type { Payment } from '../entities/payment.ts';
import type { Project } from '../entities/project.ts';
import { centsToDollars, dollarsToCents } from '../values/money.ts';
import { dueCents, netCents, returnedCents } from './balance.ts';
import { projectAccount } from './project-account.ts';

/** Which invoice the money of a project has paid, in whole cents. */
type Allocation = {
  /** By the invoice's id. */
  readonly paidCents: ReadonlyMap<string, number>;
  /** What is left when every invoice is paid: deposits before an invoice, overpayments. */
  readonly creditCents: number;
};

/**
 * Spreads what the payments of one project have left over its invoices: first to the invoice that a payment names, the rest
 * from the oldest invoice on. Nothing is paid beyond what an invoice asks, and what every invoice still asks less the credit
 * is the project's balance.
 * @param invoices, payments all of one project, in any order
 */
export function allocate(invoices: readonly Invoice[], payments: readonly Payment[]): Allocation {
  const inOrder = invoices.toSorted(byAge);
  const named = new Map<string, number>();
  let poolCents = 0;
  for (const payment of payments) {
    const net = netCents(payment);
    poolCents += net;
    if (payment.invoiceId) named.set(payment.invoiceId, (named.get(payment.invoiceId) ?? 0) + net);
  }
  const paidCents = new Map<string, number>();
  const pay = (invoice: Invoice, wantedCents: number) => {
    const before = paidCents.get(invoice.id) ?? 0;
    const cents = Math.max(0, Math.min(wantedCents, dueCents(invoice) - before, poolCents));
    paidCents.set(invoice.id, before + cents);
    poolCents -= cents;
  };
  for (const invoice of inOrder) pay(invoice, named.get(invoice.id) ?? 0);
  for (const invoice of inOrder) pay(invoice, poolCents);
  return { paidCents, creditCents: poolCents };
}

function byAge(one: Invoice, other: Invoice): number {
  const [first, second] = [one.sentAt ?? one.createdAt, other.sentAt ?? other.createdAt];
  if (first !== second) return first < second ? -1 : 1;
  return one.number < other.number ? -1 : 1;
}

/** What of an invoice follows from payments. @param paidCents from `allocate` */
export function settledInvoice(
  invoice: Pick<Invoice, 'status' | 'onPortal' | 'total' | 'credited'>,
  paidCents: number,
): Pick<Invoice, 'paid' | 'balance' | 'status'> {
  const asked = dollarsToCents(invoice.total) - dollarsToCents(invoice.credited);
  if (invoice.status === 'void') return { paid: 0, balance: 0, status: 'void' };
  const left = asked - paidCents;
  return {
    paid: centsToDollars(paidCents),
    balance: centsToDollars(left),
    status: invoice.onPortal && left === 0 ? 'paid' : 'open',
  };
}

/** A project with all of its money, the payments as they are after the refund. */
export type RefundedLedger = {
  readonly project: Pick<Project, 'status' | 'finalCost' | 'agreedTotal' | 'estimatedCost'>;
  readonly invoices: readonly Invoice[];
  readonly payments: readonly Payment[];
};

/** What a refund takes off the bill, in whole cents. */
export type LoweredBill = {
  /** By the invoice's id; none where there is no invoice to lower. */
  readonly credits: ReadonlyMap<string, number>;
  /** Off the final cost of a project that was never invoiced. */
  readonly finalCostCents: number;
};

/**
 * What to take off a project's bill so that nobody owes again what went back: as much as the refund takes from what is paid. Of
 * money that had paid no bill, as one that came too much or a deposit before the first invoice, nothing is taken off.
 * @param refunded the payment as it is after the refund @param cents of the refund that are not to be owed again
 */
export function lowerBill(ledger: RefundedLedger, refunded: Payment, cents: number): LoweredBill {
  const { invoices, payments } = ledger;
  const unrefunded = payments.map((payment) =>
    payment.id === refunded.id ? withoutRefund(refunded, cents) : payment,
  );
  const [before, after] = [allocate(invoices, unrefunded), allocate(invoices, payments)];
  const falls = invoices.map(
    ({ id }) => [id, (before.paidCents.get(id) ?? 0) - (after.paidCents.get(id) ?? 0)] as const,
  );
  return {
    credits: new Map(falls.filter(([, fall]) => fall > 0)),
    finalCostCents: finalCostOwed(ledger) - finalCostOwed({ ...ledger, payments: unrefunded }),
  };
}

/** Cents that a client would owe after a refund, below zero what is owed to the client. @param payments as they are now */
export function balanceAfterRefund(
  { project, invoices, payments }: RefundedLedger,
  payment: Payment,
  { cents, lowersBill }: { readonly cents: number; readonly lowersBill: boolean },
): number {
  const after = payments.map((each) => (each.id === payment.id ? withoutRefund(each, -cents) : each));
  const refunded = withoutRefund(payment, -cents);
  const { balanceCents } = projectAccount(project, after, invoices);
  if (!lowersBill) return balanceCents;
  const lowered = lowerBill({ project, invoices, payments: after }, refunded, cents);
  return [...lowered.credits.values()].reduce(
    (left, off) => left - off,
    balanceCents - lowered.finalCostCents,
  );
}

/** The payment as if so much less of it had gone back. */
function withoutRefund(payment: Payment, cents: number): Payment {
  const returned = returnedCents(payment) - cents;
  return {
    ...payment,
    status: 'succeeded',
    refundedAmount: centsToDollars(returned),
    handedBackAmount: undefined,
  };
}

function finalCostOwed({ project, payments, invoices }: RefundedLedger): number {
  const { basis, balanceCents } = projectAccount(project, payments, invoices);
  return basis === 'final' ? Math.max(0, balanceCents) : 0;
}

/** The invoice with so much more taken off. @param cents at most what it asks */
export function creditedInvoice(invoice: Invoice, cents: number): Invoice {
  return cents === 0
    ? invoice
    : { ...invoice, credited: centsToDollars(dollarsToCents(invoice.credited) + cents) };
}
