import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anInvoice, aPayment } from '../../../tests/support/entities.ts';
import { paymentStatusSchema } from '../entities/status.ts';
import { centsToDollars } from '../values/money.ts';
import { netCents, sumOfNet } from './balance.ts';
import { projectAccount } from './project-account.ts';

const cents = fc.integer({ min: 1, max: 9_999_999_999 });
const dollars = cents.map(centsToDollars);

/** Any stored payment, with the money the business keeps, computed independently. */
const anyPayment = fc
  .record({
    amount: cents,
    returned: fc.nat(),
    withdrawn: fc.nat(),
    status: fc.constantFrom(...paymentStatusSchema.options),
  })
  .map(({ amount, returned, withdrawn, status }) => {
    const back = Math.min(returned, amount);
    const taken = Math.min(withdrawn, amount - back);
    const arrived = status === 'succeeded' || status === 'refunded';
    return {
      left: arrived ? amount - back - taken : 0,
      stored: aPayment({
        amount: centsToDollars(amount),
        status,
        refundedAmount: centsToDollars(back),
        withdrawnAmount: centsToDollars(taken),
      }),
    };
  });

describe('the rest of a payment', () => {
  test.each([
    ['succeeded', {}, 10_000],
    ['partly refunded', { refundedAmount: 30.1 }, 6_990],
    ['refunded whole', { status: 'refunded', refundedAmount: 100 }, 0],
    ['refunded, without an amount', { status: 'refunded' }, 0],
    ['partly refunded, the rest handed back', { refundedAmount: 30.1, handedBackAmount: 69.9 }, 0],
    ['withdrawn by the bank', { withdrawnAmount: 100, disputeStatus: 'lost' }, 0],
    ['still with the bank', { status: 'processing' }, 0],
    ['failed', { status: 'failed' }, 0],
    ['void', { status: 'canceled', method: 'cash' }, 0],
    ['paid back', { kind: 'refund', method: 'cash' }, -10_000],
  ] as const)('%s', (_name, fields, expected) => {
    expect(netCents(aPayment(fields))).toBe(expected);
  });
});

describe('the account of a project', () => {
  test.each([
    [
      'final before estimated',
      { status: 'completed', estimatedCost: 500, finalCost: 612.5 },
      'final',
      61_250,
    ],
    ['estimated until then', { status: 'in_progress', estimatedCost: 500 }, 'estimated', 50_000],
    ['nothing known', { status: 'pending' }, 'none', 0],
    ['cancelled costs nothing', { status: 'cancelled', estimatedCost: 500 }, 'none', 0],
  ] as const)('%s', (_name, project, basis, costCents) => {
    const open = { basis, costCents, paidCents: 0, balanceCents: costCents, onItsWayCents: 0 };
    expect(projectAccount(project, [])).toEqual(open);
    const payments = [aPayment({ amount: 10_000_000, status: 'processing' })];
    expect(projectAccount(project, payments)).toEqual({ ...open, onItsWayCents: costCents });
  });

  test.each([
    ['which has no cost', {}, 'invoiced', -20_000],
    ['which is cancelled', { status: 'cancelled', estimatedCost: 500 }, 'invoiced', -20_000],
    ['which has an estimated cost', { estimatedCost: 500 }, 'estimated', 30_000],
    ['which has a lower final cost', { finalCost: 150 }, 'final', -5_000],
  ] as const)(
    'a payment of a void invoice stays a credit of the project, %s',
    (_name, project, basis, balanceCents) => {
      const isVoid = anInvoice({ status: 'void', total: 200 });
      const account = projectAccount(
        { status: 'in_progress', ...project },
        [aPayment({ amount: 200 })],
        [isVoid],
      );
      expect(account).toMatchObject({ basis, balanceCents, paidCents: 20_000 });
    },
  );

  test('ignores draft invoices', () => {
    const draft = anInvoice({ onPortal: false });
    expect(projectAccount({ status: 'pending' }, [aPayment({ amount: 200 })], [draft]).basis).toBe('none');
  });

  test('adds up to the cent for any payments and refunds', () => {
    fc.assert(
      fc.property(dollars, fc.array(anyPayment, { maxLength: 30 }), (finalCost, payments) => {
        const stored = payments.map((each) => each.stored);
        const account = projectAccount({ status: 'completed', finalCost }, stored);
        const left = payments.reduce((sum, each) => sum + each.left, 0);
        expect(account.paidCents).toBe(left);
        expect(account.costCents - account.balanceCents).toBe(left);
        expect(
          Object.values(account)
            .filter((value) => typeof value === 'number')
            .every(Number.isSafeInteger),
        ).toBe(true);
      }),
    );
  });

  test('has the same sum in any order, and when its parts are added up', () => {
    fc.assert(
      fc.property(fc.array(anyPayment, { maxLength: 20 }), fc.nat(20), (payments, at) => {
        const stored = payments.map((each) => each.stored);
        expect(sumOfNet(stored.toReversed())).toBe(sumOfNet(stored));
        expect(sumOfNet(stored.slice(0, at)) + sumOfNet(stored.slice(at))).toBe(sumOfNet(stored));
      }),
    );
  });

  test('is settled by a payment of the balance', () => {
    fc.assert(
      fc.property(dollars, cents, (finalCost, first) => {
        const paid = aPayment({ amount: centsToDollars(first) });
        const { balanceCents } = projectAccount({ status: 'completed', finalCost }, [paid]);
        fc.pre(balanceCents > 0);
        const rest = aPayment({ amount: centsToDollars(balanceCents) });
        expect(projectAccount({ status: 'completed', finalCost }, [paid, rest]).balanceCents).toBe(0);
      }),
    );
  });
});
