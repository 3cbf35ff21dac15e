import { expect, test } from 'vitest';
import { anInvoice } from '../../../tests/support/entities.ts';
import type { Payment } from '../entities/payment.ts';
import { amountToCollect } from './project-account.ts';

const paid = (amount: number, others: Partial<Payment> = {}): Payment => ({
  id: 'p1',
  projectId: '',
  clientId: '',
  amount,
  status: 'succeeded',
  createdAt: '2026-11-01T12:00:00.000Z',
  ...others,
});

test.each([
  [{ estimatedCost: 450 }, [], 450],
  [{ estimatedCost: 450, finalCost: 587.25 }, [paid(100), paid(0.2)], 487.05],
  [{ finalCost: 300 }, [paid(300)], 0],
  [{ finalCost: 300 }, [paid(400)], 0],
  [{ finalCost: 300 }, [paid(300, { refundedAmount: 50 })], 50],
  [{ finalCost: 300 }, [paid(300, { status: 'refunded' })], 300],
  [{ finalCost: 300 }, [paid(300), paid(50, { kind: 'refund', method: 'cash' })], 50],
  [{ finalCost: 300 }, [paid(300, { withdrawnAmount: 300 })], 300],
  [{ finalCost: 300 }, [paid(300, { status: 'processing' })], 0],
  [{ status: 'cancelled' as const, finalCost: 300 }, [], undefined],
  [{}, [], undefined],
])('for %j with %j paid, the amount to collect is %j', (project, payments, left) => {
  expect(amountToCollect({ status: 'in_progress', ...project }, payments, []).amountToCollect).toBe(left);
});

test.each([
  [{ finalCost: 300 }, [paid(300, { status: 'processing' })], 300],
  [{ agreedTotal: 500 }, [paid(100, { status: 'processing' }), paid(150)], 100],
  [{ finalCost: 300 }, [paid(300)], undefined],
])('for %j with %j paid, the amount on its way from a bank is %j', (project, payments, onItsWay) => {
  expect(amountToCollect({ status: 'in_progress', ...project }, payments, []).onItsWay).toBe(onItsWay);
});

test.each([
  ['an invoice asks for', [paid(100)], {}, { amountToCollect: 400, owedByInvoice: true }],
  ['a credit leaves', [paid(100)], { credited: 400 }, { amountToCollect: 0 }],
  ['a draft does not ask for', [], { onPortal: false }, { amountToCollect: 450 }],
])('the amount to collect is what %s', (_, payments, invoice, left) => {
  const project = { status: 'in_progress' as const, estimatedCost: 450 };
  expect(amountToCollect(project, payments, [anInvoice({ total: 500, ...invoice })])).toEqual(left);
});
