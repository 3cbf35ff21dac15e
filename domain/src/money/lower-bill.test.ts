import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anInvoice, aPayment } from '../../../tests/support/entities.ts';
import { anEstimate } from '../../../tests/support/money-entities.ts';
import type { Invoice } from '../entities/invoice.ts';
import type { Payment } from '../entities/payment.ts';
import { centsToDollars, dollarsToCents } from '../values/money.ts';
import { netCents } from './balance.ts';
import { depositDueCents, unpaidDepositCents } from './deposit.ts';
import {
  allocate,
  appliedTo,
  balanceAfterRefund,
  creditedInvoice,
  lastPaymentOf,
  lowerBill,
  settledInvoice,
} from './lower-bill.ts';
import { amountToCollect } from './project-account.ts';

const project = { status: 'in_progress' as const, agreedTotal: 300 };
const cents = fc.integer({ min: 100, max: 20_000 });

test('a refund that lowers the bill leaves each invoice’s balance as it was, to the cent', () => {
  const ledgers = fc.record({
    totals: fc.array(cents, { maxLength: 4 }),
    paid: fc.array(fc.record({ cents, named: fc.option(fc.nat(3)) }), { minLength: 1, maxLength: 5 }),
    refunds: fc.array(fc.record({ at: fc.nat(), cents }), { minLength: 1, maxLength: 4 }),
  });
  fc.assert(
    fc.property(ledgers, ({ totals, paid, refunds }) => {
      let invoices = totals.map((total, index) =>
        anInvoice({ id: `i${index}`, number: `INV-${1001 + index}`, total: centsToDollars(total) }),
      );
      let payments = paid.map((each, index) =>
        aPayment({
          id: `p${index}`,
          amount: centsToDollars(each.cents),
          ...(each.named !== null && { invoiceId: `i${each.named}` }),
        }),
      );
      const settled = () => {
        const { paidCents } = allocate(invoices, payments);
        return invoices.map((invoice) => settledInvoice(invoice, paidCents.get(invoice.id) ?? 0));
      };
      for (const refund of refunds) {
        const payment = payments[refund.at % payments.length];
        const back = Math.min(refund.cents, payment ? netCents(payment) : 0);
        if (!payment || back === 0) continue;
        const before = settled();
        const ledger = { project, invoices, payments };
        const told = balanceAfterRefund(ledger, payment, { cents: back, lowersBill: true });
        const refundedAmount = centsToDollars(dollarsToCents(payment.refundedAmount ?? 0) + back);
        const refunded = { ...payment, refundedAmount };
        payments = payments.map((each) => (each.id === payment.id ? refunded : each));
        const { credits, finalCostCents } = lowerBill({ project, invoices, payments }, refunded, back);
        invoices = invoices.map((invoice) => creditedInvoice(invoice, credits.get(invoice.id) ?? 0));
        const after = settled();
        expect(after.map(({ balance, status }) => [balance, status])).toEqual(
          before.map(({ balance, status }) => [balance, status]),
        );
        expect(finalCostCents).toBe(0);
        const owed = after.reduce((sum, { balance }) => sum + dollarsToCents(balance), 0);
        if (invoices.length > 0) expect(Math.max(0, told)).toBe(owed);
        for (const { credited, total } of invoices) expect(credited).toBeLessThanOrEqual(total);
      }
    }),
    { numRuns: 2_000 },
  );
});

describe('the balance after a refund', () => {
  const paid = aPayment({ amount: 100 });
  const invoices = [anInvoice({ total: 100, paid: 100, balance: 0, status: 'paid' })];
  test.each([
    ['the bill is lower', { lowersBill: true }, 0],
    ['the bill stays', { lowersBill: false }, 4_525],
  ])('includes the refund only if the bill stays: %s', (_, { lowersBill }, expected) => {
    const ledger = { project, invoices, payments: [paid] };
    expect(balanceAfterRefund(ledger, paid, { cents: 4_525, lowersBill })).toBe(expected);
  });

  test('falls with the final cost without an invoice, and stays while the job is only agreed', () => {
    const billed = { status: 'completed' as const, finalCost: 100 };
    const back = { cents: 4_000, lowersBill: true };
    expect(balanceAfterRefund({ project: billed, invoices: [], payments: [paid] }, paid, back)).toBe(0);
    expect(balanceAfterRefund({ project, invoices: [], payments: [paid] }, paid, back)).toBe(24_000);
  });
});

describe('the last payment of an invoice', () => {
  const credits = [
    { number: 'CN-1', amount: 250, reason: '', at: '2027-03-04T12:00:00.000Z', paymentId: 'p3' },
  ];
  const invoices = [250, 1000].map((total, index) =>
    anInvoice({ id: `i${index + 1}`, number: `INV-${index + 1}`, total }),
  );
  const paid = (day: number, amount: number, more: Partial<Payment> = {}) =>
    aPayment({ id: `p${day}`, amount, paidAt: `2027-03-0${day}T12:00:00.000Z`, ...more });
  const deposit = (day: number, more: Partial<Payment> = {}) => paid(day, 250, { estimateId: 'e1', ...more });
  const card = (day: number, more: Partial<Payment> = {}) => paid(day, 1000, { invoiceId: 'i2', ...more });
  const refunded = { status: 'refunded', refundedAmount: 250 } as const;
  const credited = { ...anInvoice({ id: 'i1', total: 250, credited: 250 }), credits };

  test.each<[string, Payment[], string | undefined, Invoice?]>([
    ['is the deposit that paid it', [card(2), deposit(1)], 'p1'],
    ['is the last that names it', [paid(3, 50, { invoiceId: 'i1' }), deposit(4)], 'p3'],
    [
      'is none for another, though it paid more',
      [deposit(1, { amount: 200 }), card(2, { amount: 1050 })],
      'p1',
    ],
    ['is one for another if its surplus alone paid it', [card(2, { amount: 1250 })], 'p2'],
    ['is none that paid nothing of it', [deposit(1), paid(2, 1000)], 'p1'],
    ['is none that did not arrive', [deposit(1), deposit(2, { status: 'failed', invoiceId: 'i1' })], 'p1'],
    ['is the refunded one that its credit names', [card(4), deposit(3, refunded)], 'p3', credited],
    ['is none where a credit alone settled it', [deposit(2)], undefined, credited],
  ])('%s', (_, payments, expected, first = invoices[0]) => {
    const all = invoices.map((each) => (each.id === first?.id ? first : each));
    expect(first && lastPaymentOf(first, all, payments)?.id).toBe(expected);
  });
});

test('a refund that lowers the bill does not raise the amount to collect', () => {
  const refunded = aPayment({ amount: 100, refundedAmount: 45.25 });
  const invoices = [anInvoice({ total: 150 })];
  const { credits } = lowerBill({ project, invoices, payments: [refunded] }, refunded, 4_525);
  const lowered = invoices.map((invoice) => creditedInvoice(invoice, credits.get(invoice.id) ?? 0));
  expect(amountToCollect(project, [refunded], lowered).amountToCollect).toBe(50);
});

test('a deposit refunded for good is not due again, but one owed again or void is', () => {
  const estimate = anEstimate({ status: 'approved', deposit: { kind: 'amount', value: 200 } });
  const deposit = aPayment({ amount: 200, estimateId: estimate.id, refundedAmount: 80 });
  expect(unpaidDepositCents(estimate, [deposit])).toBe(0);
  expect(unpaidDepositCents(estimate, [{ ...deposit, owedAgainAmount: 30 }])).toBe(3_000);
  expect(unpaidDepositCents(estimate, [{ ...deposit, status: 'canceled' }])).toBe(20_000);
});

test('a deposit is not due once the job received as much in another way', () => {
  const estimate = anEstimate({ status: 'approved', total: 1_000, depositAmount: 500 });
  const due = (payments: readonly Payment[], invoices: readonly Invoice[] = [], agreedTotal = 1_000) =>
    depositDueCents(estimate, { project: { status: 'pending', agreedTotal }, payments, invoices });
  const bill = (total: number, id = 'bill') => anInvoice({ id, total });
  const cash = aPayment({ amount: 400, estimateId: undefined });
  const all = aPayment({ amount: 1_000, estimateId: undefined });
  expect(due([])).toBe(50_000);
  expect(due([cash])).toBe(10_000);
  expect(due([all])).toBe(0);
  // Cash for an earlier job of the project does not count for the deposit, nor does the deposit of another estimate.
  expect(due([all], [bill(1_000)], 2_000)).toBe(50_000);
  expect(due([{ ...cash, estimateId: 'other' }], [], 2_000)).toBe(50_000);
  // The invoice for the whole job includes the deposit. Once it is paid, the deposit is not due.
  expect(due([], [bill(1_000)])).toBe(50_000);
  expect(due([{ ...all, amount: 700 }], [bill(1_000)])).toBe(30_000);
  expect(due([{ ...all, invoiceId: 'bill' }], [bill(1_000)])).toBe(0);
});

test('each payment names the invoices it paid, and together they add up to the cent', () => {
  const ledgers = fc.record({
    totals: fc.array(cents, { maxLength: 4 }),
    paid: fc.array(
      fc.record({ cents, named: fc.option(fc.nat(3)), refunded: fc.integer({ min: 0, max: 20_000 }) }),
      { maxLength: 6 },
    ),
  });
  fc.assert(
    fc.property(ledgers, ({ totals, paid }) => {
      const invoices = totals.map((total, index) =>
        anInvoice({ id: `i${index}`, number: `INV-${1001 + index}`, total: centsToDollars(total) }),
      );
      const payments = paid.map((each, index) =>
        aPayment({
          id: `p${index}`,
          amount: centsToDollars(each.cents),
          refundedAmount: centsToDollars(Math.min(each.cents, each.refunded)),
          ...(each.named !== null && { invoiceId: `i${each.named}` }),
        }),
      );
      const applied = appliedTo(invoices, payments);
      const { paidCents, creditCents } = allocate(invoices, payments);
      const of = (id: string) => [...applied.values()].flat().filter(({ invoice }) => invoice.id === id);
      for (const { id } of invoices)
        expect(of(id).reduce((sum, each) => sum + each.cents, 0)).toBe(paidCents.get(id) ?? 0);
      const left = payments.map(
        (payment) =>
          netCents(payment) - (applied.get(payment.id) ?? []).reduce((sum, each) => sum + each.cents, 0),
      );
      expect(Math.min(0, ...left)).toBe(0);
      expect(left.reduce((sum, each) => sum + each, 0)).toBe(creditCents);
    }),
  );
});

test('a deposit and unassigned cash pay the oldest invoice, and a named payment its own', () => {
  const older = anInvoice({ id: 'i1', number: 'INV-1004', total: 540, sentAt: '2027-01-01T12:00:00.000Z' });
  const newer = anInvoice({ id: 'i2', number: 'INV-1005', total: 100, sentAt: '2027-02-01T12:00:00.000Z' });
  const payments = [
    aPayment({ id: 'deposit', kind: 'deposit', amount: 240, paidAt: '2027-01-01T12:00:00.000Z' }),
    aPayment({ id: 'named', invoiceId: 'i2', amount: 100, paidAt: '2027-01-02T12:00:00.000Z' }),
    aPayment({ id: 'cash', method: 'cash', amount: 350, paidAt: '2027-01-03T12:00:00.000Z' }),
  ];
  const numbers = [...appliedTo([newer, older], payments)].map(([id, paid]) => [
    id,
    paid.map(({ invoice, cents: paidCents }) => [invoice.number, paidCents]),
  ]);
  expect(Object.fromEntries(numbers)).toEqual({
    deposit: [['INV-1004', 24_000]],
    named: [['INV-1005', 10_000]],
    cash: [['INV-1004', 30_000]],
  });
});
