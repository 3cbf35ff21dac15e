import type { Invoice } from '../entities/invoice.ts';
import { arrivedAt, hasArrived, type Payment } from '../entities/payment.ts';
import type { Project } from '../entities/project.ts';
import { centsToDollars, dollarsToCents } from '../values/money.ts';
import { asIfArrived, dueCents, netCents, returnedCents } from './balance.ts';
import { projectAccount } from './project-account.ts';

type Allocation = {
  readonly paidCents: ReadonlyMap<string, number>;
  /** The rest after all invoices are paid: deposits and overpayments. */
  readonly creditCents: number;
};

/**
 * Distributes a project's payments over its invoices: first to the invoice a payment names, then from the oldest on. No invoice
 * gets more than it asks. Open amounts less the credit equal the project's balance.
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

/** Cents of one payment that pay an invoice. */
type Applied = { readonly invoice: Invoice; readonly cents: number };

/**
 * Which invoices each payment paid, as `allocate` distributes them: an invoice is paid by the payments that name it, then by
 * those that arrived first. Refunded money pays none.
 * @param invoices, payments all of one project, in any order
 */
export function appliedTo(
  invoices: readonly Invoice[],
  payments: readonly Payment[],
): ReadonlyMap<string, readonly Applied[]> {
  const { paidCents } = allocate(invoices, payments);
  const inOrder = payments.toSorted((one, other) => (arrivedAt(one) < arrivedAt(other) ? -1 : 1));
  const left = new Map(inOrder.map((payment) => [payment.id, Math.max(0, netCents(payment))]));
  const open = new Map(paidCents);
  const applied = new Map<string, Applied[]>();
  const apply = (invoice: Invoice, { id }: Payment) => {
    const cents = Math.min(left.get(id) ?? 0, open.get(invoice.id) ?? 0);
    if (cents === 0) return;
    left.set(id, (left.get(id) ?? 0) - cents);
    open.set(invoice.id, (open.get(invoice.id) ?? 0) - cents);
    applied.set(id, [...(applied.get(id) ?? []), { invoice, cents }]);
  };
  const byAgeOf = invoices.toSorted(byAge);
  for (const invoice of byAgeOf) {
    for (const payment of inOrder) if (payment.invoiceId === invoice.id) apply(invoice, payment);
  }
  for (const invoice of byAgeOf) for (const payment of inOrder) apply(invoice, payment);
  return applied;
}

/** Cents on their way to each invoice, allocated like arrived money. */
export function onItsWayOf(
  invoices: readonly Invoice[],
  payments: readonly Payment[],
): ReadonlyMap<string, number> {
  const [now, then] = [allocate(invoices, payments), allocate(invoices, asIfArrived(payments))];
  return new Map(
    [...then.paidCents].map(([id, cents]) => [id, Math.max(0, cents - (now.paidCents.get(id) ?? 0))]),
  );
}

function byAge(one: Invoice, other: Invoice): number {
  const [first, second] = [one.sentAt ?? one.createdAt, other.sentAt ?? other.createdAt];
  if (first !== second) return first < second ? -1 : 1;
  return one.number < other.number ? -1 : 1;
}

/**
 * The latest payment of an invoice: one that names it, else one that `allocate` applied to it or whose refund it credits. One
 * that names another invoice counts only if nothing else paid this one.
 * @param invoices, payments all of its project
 */
export function lastPaymentOf(
  { id, credits }: Pick<Invoice, 'id' | 'credits'>,
  invoices: readonly Invoice[],
  payments: readonly Payment[],
): Payment | undefined {
  const inOrder = payments
    .filter(hasArrived)
    .toSorted((one, other) => (arrivedAt(one) < arrivedAt(other) ? -1 : 1));
  const paidBy = (count: number) => allocate(invoices, inOrder.slice(0, count)).paidCents.get(id) ?? 0;
  const applied = inOrder.filter(
    (payment, at) => paidBy(at + 1) > paidBy(at) || credits.some(({ paymentId }) => paymentId === payment.id),
  );
  return (
    inOrder.findLast(({ invoiceId }) => invoiceId === id) ??
    applied.findLast(({ invoiceId }) => !invoiceId) ??
    applied.at(-1)
  );
}

/**
 * The invoice fields that depend on payments.
 * @param paidCents from `allocate`
 * @param onItsWayCents from `onItsWayOf`
 */
export function settledInvoice(
  invoice: Pick<Invoice, 'status' | 'onPortal' | 'total' | 'credited'>,
  paidCents: number,
  onItsWayCents = 0,
): Pick<Invoice, 'paid' | 'balance' | 'status' | 'onItsWay'> {
  const asked = dollarsToCents(invoice.total) - dollarsToCents(invoice.credited);
  if (invoice.status === 'void') return { paid: 0, balance: 0, status: 'void', onItsWay: undefined };
  const left = asked - paidCents;
  return {
    paid: centsToDollars(paidCents),
    balance: centsToDollars(left),
    onItsWay: onItsWayCents > 0 ? centsToDollars(onItsWayCents) : undefined,
    status: invoice.onPortal && left === 0 ? 'paid' : 'open',
  };
}

export type RefundedLedger = {
  readonly project: Pick<Project, 'status' | 'finalCost' | 'agreedTotal' | 'estimatedCost'>;
  readonly invoices: readonly Invoice[];
  readonly payments: readonly Payment[];
};

export type LoweredBill = {
  /** By invoice id; empty if there is no invoice to reduce. */
  readonly credits: ReadonlyMap<string, number>;
  /** Off the final cost of a project without invoices. */
  readonly finalCostCents: number;
};

/**
 * Lowers a project's bill so that refunded money is not owed again, by as much as the refund reduces what is paid. Money that
 * paid no bill, such as an overpayment or early deposit, lowers nothing.
 * @param refunded the payment after the refund
 * @param cents of the refund that are not owed again
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

/**
 * Cents a client would owe after a refund; negative means owed to the client.
 * @param payments as they are now
 */
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

/**
 * The invoice with another credit.
 * @param cents at most its open amount
 */
export function creditedInvoice(invoice: Invoice, cents: number): Invoice {
  return cents === 0
    ? invoice
    : { ...invoice, credited: centsToDollars(dollarsToCents(invoice.credited) + cents) };
}
