import { expect, test } from 'vitest';
import { returnPathOf } from './use-payment-secret.tsx';

const wish = { amount: 90, projectId: 'p' };

test.each([
  [{}, '/dashboard'],
  [{ invoiceId: 'i' }, '/dashboard/invoices/i'],
  [{ estimateId: 'e' }, '/dashboard/estimates/e'],
  [{ invoiceId: 'i', paperLink: 'secret' }, '/i'],
  [{ estimateId: 'e', paperLink: 'secret' }, '/e'],
])('paying %j returns to %s', (paid, path) => {
  expect(returnPathOf({ ...wish, ...paid })).toBe(path);
});
