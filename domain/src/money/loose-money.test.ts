import { expect, test } from 'vitest';
import { anInvoice, aPayment } from '../../../tests/support/entities.ts';
import { unappliedMoney } from './loose-money.ts';

const job = { status: 'in_progress' };
const agreed = { ...job, agreedTotal: 750 };
const invoice = anInvoice({ id: 'i1', total: 750 });
const ofInvoice = aPayment({ amount: 750, invoiceId: 'i1' });
const ahead = aPayment({ id: 'p2', amount: 240 });

test.each([
  ['a deposit for agreed work', agreed, [], [ahead], [24_000, 0]],
  ['money paid ahead of a price', job, [], [ahead], [24_000, 0]],
  ['a payment of an open invoice', agreed, [invoice], [ofInvoice], [0, 0]],
  [
    'a payment of an invoice that was voided',
    agreed,
    [{ ...invoice, status: 'void' }],
    [ofInvoice],
    [0, 75_000],
  ],
  [
    'the same beside a deposit',
    agreed,
    [{ ...invoice, status: 'void' }],
    [ofInvoice, ahead],
    [24_000, 75_000],
  ],
  [
    'a second payment of a paid invoice',
    agreed,
    [invoice],
    [ofInvoice, { ...ofInvoice, id: 'p3' }],
    [0, 75_000],
  ],
  ['cash beyond the price', agreed, [invoice], [ofInvoice, ahead], [0, 24_000]],
  ['a deposit of a cancelled job', { ...agreed, status: 'cancelled' }, [], [ahead], [0, 24_000]],
  ['more than the price, before the invoice', { ...job, agreedTotal: 100 }, [], [ahead], [10_000, 14_000]],
  ['a credit note on a paid invoice', agreed, [{ ...invoice, credited: 50 }], [ofInvoice], [0, 5_000]],
  [
    'a refunded payment',
    agreed,
    [{ ...invoice, status: 'void' }],
    [{ ...ofInvoice, status: 'refunded' }],
    [0, 0],
  ],
  ['a payment on its way', agreed, [], [{ ...ahead, status: 'processing' }], [0, 0]],
] as const)(
  'each cent of %s is either held for work or without a purpose',
  (_, project, invoices, payments, cents) => {
    const { heldCents, looseCents } = unappliedMoney(project, invoices, payments);
    expect([heldCents, looseCents]).toEqual(cents);
  },
);
