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
])('of %j with %j paid, there is to collect: %j', (project, payments, left) => {
  expect(amountToCollect({ status: 'in_progress', ...project }, payments, [])).toBe(left);
});

test('once there is an invoice, there is to collect what it still asks', () => {
  const project = { status: 'in_progress' as const, estimatedCost: 450 };
  const invoice = anInvoice({ total: 500 });
  expect(amountToCollect(project, [paid(100)], [invoice])).toBe(400);
  expect(amountToCollect(project, [paid(100)], [{ ...invoice, credited: 400 }])).toBe(0);
  expect(amountToCollect(project, [], [{ ...invoice, onPortal: false }])).toBe(450);
});
