import type { Invoice } from '@welding/domain/entities/invoice';
import { mayBecome, type Payment } from '@welding/domain/entities/payment';
import {
  allocate,
  creditedInvoice,
  lowerBill,
  onItsWayOf,
  settledInvoice,
} from '@welding/domain/money/lower-bill';
import { centsToDollars, dollarsToCents } from '@welding/domain/values/money';
import fc from 'fast-check';
import { anInvoice, aPayment, aProject } from './entities.ts';

/*
 * Histories of one project, run twice: by the domain, on stored invoices and payments, and by a slow ledger that adds up
 * every movement of money in cents. `at` picks one of the existing entities.
 */
const cents = fc.integer({ min: 1, max: 500_000 });
const at = fc.nat();
/** One event in the money of a project. */
export const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('invoice' as const), cents }),
  fc.record({ kind: fc.constant('send' as const), at }),
  fc.record({ kind: fc.constant('pay' as const), cents, at: fc.option(at), deposit: fc.boolean() }),
  fc.record({ kind: fc.constant('transfer' as const), cents, at: fc.option(at) }),
  fc.record({ kind: fc.constant('transfer_ends' as const), at, arrives: fc.boolean() }),
  fc.record({ kind: fc.constant('refund' as const), at, cents, lowersBill: fc.boolean() }),
  fc.record({ kind: fc.constant('void_payment' as const), at }),
  fc.record({ kind: fc.constant('refund_fails' as const), at }),
  fc.record({ kind: fc.constant('hand_back' as const), at, cents }),
  fc.record({ kind: fc.constant('dispute' as const), at }),
  fc.record({ kind: fc.constant('dispute_won' as const), at }),
  fc.record({ kind: fc.constant('void' as const), at }),
  fc.record({ kind: fc.constant('credit' as const), at, cents }),
  // Stripe repeats an event or delivers it late. The record must end in the same state.
  fc.record({ kind: fc.constant('webhook_again' as const), at }),
  fc.record({
    kind: fc.constant('webhook_late' as const),
    at,
    status: fc.constantFrom('processing' as const, 'failed' as const),
  }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer Known> ? Known : never;

type Movement = { readonly of: string; readonly what: 'asked' | 'received'; readonly cents: number };

/** A project's money, and the ledger to compare it with. */
export class History {
  readonly invoices: Invoice[] = [];
  readonly payments: Payment[] = [];
  readonly movements: Movement[] = [];
  /** The open cents before a refund that lowers the bill. They must be the same after it. */
  owedBefore: number | undefined;

  do(step: Step): void {
    this.owedBefore = undefined;
    switch (step.kind) {
      case 'invoice': {
        const id = `invoice-${this.invoices.length}`;
        const total = centsToDollars(step.cents);
        const number = `INV-${1001 + this.invoices.length}`;
        this.invoices.push(anInvoice({ id, number, total, onPortal: false, sentAt: undefined }));
        break;
      }
      case 'send':
        this.#changeInvoice(step.at, (invoice) => {
          if (invoice.onPortal || invoice.status === 'void') return undefined;
          this.#move(invoice.id, 'asked', dollarsToCents(invoice.total));
          return { onPortal: true, sentAt: new Date(this.movements.length * 1000).toISOString() };
        });
        break;
      case 'pay': {
        const id = `payment-${this.payments.length}`;
        const invoice = step.at === null ? undefined : pick(this.invoices, step.at);
        this.#move(id, 'received', step.cents);
        this.payments.push(
          aPayment({
            id,
            amount: centsToDollars(step.cents),
            kind: step.deposit ? 'deposit' : 'payment',
            ...(invoice && { invoiceId: invoice.id }),
          }),
        );
        break;
      }
      case 'transfer': {
        const id = `payment-${this.payments.length}`;
        const invoiceId = step.at === null ? undefined : pick(this.invoices, step.at)?.id;
        const amount = centsToDollars(step.cents);
        this.payments.push(aPayment({ id, amount, status: 'processing', ...(invoiceId && { invoiceId }) }));
        break;
      }
      case 'transfer_ends':
        this.#changePayment(step.at, ({ id, status, amount }) => {
          if (status !== 'processing') return undefined;
          if (step.arrives) this.#move(id, 'received', dollarsToCents(amount));
          return { status: step.arrives ? ('succeeded' as const) : ('failed' as const) };
        });
        break;
      case 'refund':
        this.#changePayment(step.at, (payment) => {
          const left = this.#received(payment.id);
          const back = Math.min(step.cents, left);
          if (back <= 0) return undefined;
          this.#move(payment.id, 'received', -back);
          const refunded = dollarsToCents(payment.refundedAmount ?? 0) + back;
          const isAll = refunded === dollarsToCents(payment.amount);
          const after = {
            ...payment,
            refundedAmount: centsToDollars(refunded),
            ...(isAll && { status: 'refunded' as const }),
          };
          if (step.lowersBill) this.#lowerBill(after, back);
          return after;
        });
        break;
      case 'void_payment':
        this.#changePayment(step.at, (payment) => {
          const left = this.#received(payment.id);
          if (left !== dollarsToCents(payment.amount)) return undefined;
          this.#move(payment.id, 'received', -left);
          return { status: 'canceled' as const };
        });
        break;
      case 'refund_fails':
        this.#changePayment(step.at, (payment) => {
          if (!payment.refundedAmount) return undefined;
          this.#move(payment.id, 'received', dollarsToCents(payment.refundedAmount));
          return {
            refundedAmount: undefined,
            refundFailedAmount: payment.refundedAmount,
            status: 'succeeded' as const,
          };
        });
        break;
      case 'hand_back':
        this.#changePayment(step.at, (payment) => {
          const open = dollarsToCents(payment.refundFailedAmount ?? 0);
          const back = Math.min(step.cents, open, this.#received(payment.id));
          if (back <= 0) return undefined;
          this.#move(payment.id, 'received', -back);
          return {
            handedBackAmount: centsToDollars(dollarsToCents(payment.handedBackAmount ?? 0) + back),
            refundFailedAmount: open > back ? centsToDollars(open - back) : undefined,
          };
        });
        break;
      case 'dispute':
        this.#changePayment(step.at, (payment) => {
          const left = this.#received(payment.id);
          if (left <= 0 || payment.withdrawnAmount) return undefined;
          this.#move(payment.id, 'received', -left);
          return { disputeStatus: 'needs_response' as const, withdrawnAmount: centsToDollars(left) };
        });
        break;
      case 'dispute_won':
        this.#changePayment(step.at, (payment) => {
          if (!payment.withdrawnAmount) return undefined;
          this.#move(payment.id, 'received', dollarsToCents(payment.withdrawnAmount));
          return { disputeStatus: 'won' as const, withdrawnAmount: undefined };
        });
        break;
      case 'void':
        this.#changeInvoice(step.at, (invoice) => {
          if (invoice.status === 'void') return undefined;
          this.#move(invoice.id, 'asked', -this.#asked(invoice.id));
          return { status: 'void' as const };
        });
        break;
      case 'credit':
        this.#changeInvoice(step.at, (invoice) => {
          const off = Math.min(step.cents, this.#asked(invoice.id));
          if (!invoice.onPortal || invoice.status === 'void' || off <= 0) return undefined;
          this.#move(invoice.id, 'asked', -off);
          return { credited: centsToDollars(dollarsToCents(invoice.credited) + off) };
        });
        break;
      case 'webhook_again':
        this.#changePayment(step.at, (payment) => ({ ...payment }));
        break;
      case 'webhook_late':
        this.#changePayment(step.at, ({ status }) => {
          return mayBecome(status, step.status) ? { status: step.status } : undefined;
        });
        break;
    }
    this.#settle();
  }

  /** The ledger's cents, of everything or of one invoice or payment. */
  sum(what: Movement['what'], of?: string): number {
    return this.movements
      .filter((movement) => movement.what === what && (of === undefined || movement.of === of))
      .reduce((all, movement) => all + movement.cents, 0);
  }

  #asked = (id: string) => this.sum('asked', id);
  #received = (id: string) => this.sum('received', id);

  #move(of: string, what: Movement['what'], moved: number): void {
    this.movements.push({ of, what, cents: moved });
  }

  #changeInvoice(index: number, change: (invoice: Invoice) => Partial<Invoice> | undefined): void {
    const invoice = pick(this.invoices, index);
    const fields = invoice && change(invoice);
    if (invoice && fields) this.invoices[this.invoices.indexOf(invoice)] = { ...invoice, ...fields };
  }

  #changePayment(index: number, change: (payment: Payment) => Partial<Payment> | undefined): void {
    const payment = pick(this.payments, index);
    const fields = payment && change(payment);
    if (payment && fields) this.payments[this.payments.indexOf(payment)] = { ...payment, ...fields };
  }

  #lowerBill(refunded: Payment, back: number): void {
    this.owedBefore = balances(this.invoices);
    const payments = this.payments.map((payment) => (payment.id === refunded.id ? refunded : payment));
    const { credits } = lowerBill({ project: aProject(), invoices: this.invoices, payments }, refunded, back);
    for (const [index, invoice] of this.invoices.entries()) {
      const off = credits.get(invoice.id) ?? 0;
      this.#move(invoice.id, 'asked', -off);
      this.invoices[index] = creditedInvoice(invoice, off);
    }
  }

  #settle(): void {
    const { paidCents } = allocate(this.invoices, this.payments);
    const onItsWay = onItsWayOf(this.invoices, this.payments);
    this.invoices.forEach((invoice, index) => {
      const settled = settledInvoice(invoice, paidCents.get(invoice.id) ?? 0, onItsWay.get(invoice.id));
      this.invoices[index] = { ...invoice, ...settled };
    });
  }
}

function pick<Entity>(list: readonly Entity[], index: number): Entity | undefined {
  return list[index % Math.max(1, list.length)];
}

/** The open cents of sent invoices. */
export const balances = (invoices: readonly Invoice[]) =>
  invoices.filter(({ onPortal }) => onPortal).reduce((sum, { balance }) => sum + dollarsToCents(balance), 0);
