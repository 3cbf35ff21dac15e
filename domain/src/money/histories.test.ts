import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anInvoice, aPayment } from '../../../tests/support/entities.ts';
import { anyStep, balances, History } from '../../../tests/support/money-history.ts';
import { askedCents, type Invoice } from '../entities/invoice.ts';
import { dollarsToCents } from '../values/money.ts';
import { asIfArrived, balanceOf, sumOfNet } from './balance.ts';
import { unappliedMoney } from './loose-money.ts';
import { allocate } from './lower-bill.ts';

function bySending(one: Invoice, other: Invoice): number {
  return Date.parse(one.sentAt ?? one.createdAt) - Date.parse(other.sentAt ?? other.createdAt);
}

test('after each step of 10,000 histories, all balances match the ledger and none is negative', () => {
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
        // The open amounts less the credit are the balance. There are never both.
        const owed = balances(invoices);
        if (owed - creditCents !== balanceCents)
          throw new Error(`${step.kind}: ${owed} owed, ${balanceCents}`);
        if (owed !== (history.owedBefore ?? owed))
          throw new Error(`${owed} owed after ${history.owedBefore}`);
        if (owed > 0 && creditCents > 0) throw new Error(`${step.kind}: ${owed} owed beside ${creditCents}`);
        if (creditCents < 0) throw new Error(`${step.kind}: ${-creditCents} were paid that never came`);
        // The asked amount assumes that money on its way has arrived.
        const asked = invoices
          .filter(({ onPortal }) => onPortal)
          .reduce((sum, each) => sum + askedCents(each), 0);
        const wouldBe = balanceOf(invoices, asIfArrived(payments)).balanceCents;
        if (asked !== Math.max(0, wouldBe)) throw new Error(`${step.kind}: ${asked} asked of ${wouldBe}`);
        let olderOwed = 0;
        for (const invoice of invoices.toSorted(bySending)) {
          const paid = paidCents.get(invoice.id) ?? 0;
          if (paid < 0 || invoice.balance < 0 || invoice.paid < 0 || askedCents(invoice) < 0)
            throw new Error('Negative');
          if (invoice.status === 'paid' && invoice.balance !== 0) throw new Error('Paid with a balance');
          const named = payments.filter(({ invoiceId }) => invoiceId === invoice.id);
          const ownCents = Math.min(sumOfNet(named), history.sum('asked', invoice.id));
          // A payment first pays the invoice it names, then the oldest open one.
          if (paid < ownCents) throw new Error(`${paid} paid of ${ownCents}`);
          if (olderOwed > 0 && paid > ownCents) throw new Error(`${paid} paid before an older invoice`);
          if (invoice.onPortal) olderOwed += dollarsToCents(invoice.balance);
        }
        const { heldCents, looseCents } = unappliedMoney({ status: 'in_progress' }, invoices, payments);
        if (heldCents < 0 || looseCents < 0 || heldCents + looseCents !== Math.max(0, creditCents))
          throw new Error(`${heldCents} held and ${looseCents} loose of ${creditCents}`);
      }
    }),
    { numRuns: 10_000 },
  );
});

test('a payment pays the invoice it names first, and then the oldest', () => {
  const [first, second] = [
    anInvoice({ id: 'one', number: 'INV-1', sentAt: '2026-11-01T12:00:00.000Z' }),
    anInvoice({ id: 'two', number: 'INV-2', sentAt: '2026-11-02T12:00:00.000Z' }),
  ];
  const { paidCents, creditCents } = allocate([second, first], [aPayment({ amount: 150, invoiceId: 'two' })]);
  expect([paidCents.get('one'), paidCents.get('two'), creditCents]).toEqual([5_000, 10_000, 0]);
});

test('a payment of a void invoice pays the other invoices, or is owed to the client', () => {
  const isVoid = anInvoice({ id: 'one', status: 'void' });
  const payment = aPayment({ amount: 100, invoiceId: 'one' });
  expect(allocate([isVoid], [payment]).creditCents).toBe(10_000);
  expect(balanceOf([isVoid], [payment]).balanceCents).toBe(-10_000);
  const open = anInvoice({ id: 'two', total: 40 });
  expect(allocate([isVoid, open], [payment])).toMatchObject({ creditCents: 6_000 });
});
