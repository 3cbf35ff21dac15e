import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anInvoice, aPayment } from '../../../tests/support/entities.ts';
import type { Invoice } from '../entities/invoice.ts';
import { mayFollow, type Payment } from '../entities/payment.ts';
import { centsToDollars, dollarsToCents } from '../values/money.ts';
import { allocate } from './allocate.ts';
import { balanceOf } from './balance.ts';
import { depositsHeldCents } from './deposit.ts';
import { sumOfKept } from './kept-cents.ts';
import { settledInvoice } from './settle-invoice.ts';

/*
 * Histories of one project, carried out twice: by the domain, on invoices and payments as they are stored, and by a slow
 * ledger that writes down each movement of money in cents and adds all of them up. `at` picks the one it is about, of those
 * that are there.
 */
const cents = fc.integer({ min: 1, max: 500_000 });
const at = fc.nat();
const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('invoice' as const), cents }),
  fc.record({ kind: fc.constant('send' as const), at }),
  fc.record({ kind: fc.constant('pay' as const), cents, at: fc.option(at), deposit: fc.boolean() }),
  fc.record({ kind: fc.constant('refund' as const), at, cents }),
  fc.record({ kind: fc.constant('refund_fails' as const), at }),
  fc.record({ kind: fc.constant('hand_back' as const), at, cents }),
  fc.record({ kind: fc.constant('dispute' as const), at }),
  fc.record({ kind: fc.constant('dispute_won' as const), at }),
  fc.record({ kind: fc.constant('void' as const), at }),
  fc.record({ kind: fc.constant('credit' as const), at, cents }),
  // Stripe tells again what it told before, or tells late: the record stays what it is, or becomes what it was already.
  fc.record({ kind: fc.constant('webhook_again' as const), at }),
  fc.record({
    kind: fc.constant('webhook_late' as const),
    at,
    status: fc.constantFrom('processing' as const, 'failed' as const),
  }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer Known> ? Known : never;

type Movement = { readonly of: string; readonly what: 'asked' | 'received'; readonly cents: number };

class History {
  readonly invoices: Invoice[] = [];
  readonly payments: Payment[] = [];
  readonly movements: Movement[] = [];

  do(step: Step): void {
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
      case 'refund':
        this.#changePayment(step.at, (payment) => {
          const left = this.#received(payment.id);
          const back = Math.min(step.cents, left);
          if (back <= 0) return undefined;
          this.#move(payment.id, 'received', -back);
          const refunded = dollarsToCents(payment.refundedAmount ?? 0) + back;
          const isAll = refunded === dollarsToCents(payment.amount);
          return { refundedAmount: centsToDollars(refunded), ...(isAll && { status: 'refunded' as const }) };
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
          return mayFollow(status, step.status) ? { status: step.status } : undefined;
        });
        break;
    }
    this.#settle();
  }

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

  #settle(): void {
    const { paidCents } = allocate(this.invoices, this.payments);
    this.invoices.forEach((invoice, index) => {
      this.invoices[index] = { ...invoice, ...settledInvoice(invoice, paidCents.get(invoice.id) ?? 0) };
    });
  }
}

function pick<Entity>(list: readonly Entity[], index: number): Entity | undefined {
  return list[index % Math.max(1, list.length)];
}

function bySending(one: Invoice, other: Invoice): number {
  return Date.parse(one.sentAt ?? one.createdAt) - Date.parse(other.sentAt ?? other.createdAt);
}

const balances = (invoices: readonly Invoice[]) =>
  invoices.filter(({ onPortal }) => onPortal).reduce((sum, { balance }) => sum + dollarsToCents(balance), 0);

test('after each step of 10,000 histories all balances are those of the ledger, and nothing is negative', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { minLength: 1, maxLength: 30, size: 'max' }), (steps) => {
      const history = new History();
      for (const step of steps) {
        history.do(step);
        const { invoices, payments } = history;
        const { invoicedCents, receivedCents, balanceCents } = balanceOf(invoices, payments);
        if (invoicedCents !== history.sum('asked') || receivedCents !== history.sum('received')) {
          throw new Error(`${step.kind}: ${invoicedCents} asked, ${receivedCents} received`);
        }
        const { creditCents, paidCents } = allocate(invoices, payments);
        // What the invoices still ask, less what is left over, is the balance; there is never both.
        const owed = balances(invoices);
        if (owed - creditCents !== balanceCents)
          throw new Error(`${step.kind}: ${owed} owed, ${balanceCents}`);
        if (owed > 0 && creditCents > 0) throw new Error(`${step.kind}: ${owed} owed beside ${creditCents}`);
        if (creditCents < 0) throw new Error(`${step.kind}: ${-creditCents} were paid that never came`);
        let olderOwed = 0;
        for (const invoice of invoices.toSorted(bySending)) {
          const paid = paidCents.get(invoice.id) ?? 0;
          if (paid < 0 || invoice.balance < 0 || invoice.paid < 0) throw new Error('Negative');
          if (invoice.status === 'paid' && invoice.balance !== 0) throw new Error('Paid with a balance');
          const named = payments.filter(({ invoiceId }) => invoiceId === invoice.id);
          const ownCents = Math.min(sumOfKept(named), history.sum('asked', invoice.id));
          // A payment pays what it names, and nothing else is paid while an older invoice is not.
          if (paid < ownCents) throw new Error(`${paid} paid of ${ownCents}`);
          if (olderOwed > 0 && paid > ownCents) throw new Error(`${paid} paid before an older invoice`);
          if (invoice.onPortal) olderOwed += dollarsToCents(invoice.balance);
        }
        const held = depositsHeldCents(invoices, payments);
        if (held < 0 || held > Math.max(0, creditCents)) throw new Error(`${held} held of ${creditCents}`);
      }
    }),
    { numRuns: 10_000 },
  );
});

test('a payment goes to the invoice it names first, and what is over to the oldest', () => {
  const [first, second] = [
    anInvoice({ id: 'one', number: 'INV-1', sentAt: '2026-11-01T12:00:00.000Z' }),
    anInvoice({ id: 'two', number: 'INV-2', sentAt: '2026-11-02T12:00:00.000Z' }),
  ];
  const { paidCents, creditCents } = allocate([second, first], [aPayment({ amount: 150, invoiceId: 'two' })]);
  expect([paidCents.get('one'), paidCents.get('two'), creditCents]).toEqual([5_000, 10_000, 0]);
});

test('what was paid on an invoice that is void pays the others, or is owed to the client', () => {
  const isVoid = anInvoice({ id: 'one', status: 'void' });
  const payment = aPayment({ amount: 100, invoiceId: 'one' });
  expect(allocate([isVoid], [payment]).creditCents).toBe(10_000);
  expect(balanceOf([isVoid], [payment]).balanceCents).toBe(-10_000);
  const open = anInvoice({ id: 'two', total: 40 });
  expect(allocate([isVoid, open], [payment])).toMatchObject({ creditCents: 6_000 });
});
