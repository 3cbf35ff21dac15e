import { expect, test } from 'vitest';
import { amountToCollect } from './job-sheet.ts';

const paid = (amount: number, others = {}) => ({ amount, status: 'succeeded' as const, ...others });

test.each([
  [{ estimatedCost: 450 }, [], 450],
  [{ estimatedCost: 450, finalCost: 587.25 }, [paid(100), paid(0.2)], 487.05],
  [{ finalCost: 300 }, [paid(300)], undefined],
  [{ finalCost: 300 }, [paid(400)], undefined],
  [{ finalCost: 300 }, [paid(300, { refundedAmount: 50 })], 50],
  [{ finalCost: 300 }, [paid(300, { withdrawnAmount: 300 })], 300],
  [{ finalCost: 300 }, [{ amount: 300, status: 'processing' as const }], 300],
  [{}, [], undefined],
])('of %j with %j paid, there is to collect: %j', (project, payments, left) => {
  expect(amountToCollect(project, payments)).toBe(left);
});
