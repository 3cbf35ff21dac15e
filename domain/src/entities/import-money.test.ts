import { expect, test } from 'vitest';
import { planBalances } from './import-money.ts';

const known = {
  id: 'b6f3e6a2-6d7a-4f0e-9d43-0c5d1c1a4a01',
  ...{ firstName: 'Dana', lastName: 'Quill', email: 'dana@example.com', phone: '' },
};
const outcome = (amount: string) => planBalances([{ email: known.email, amount }], [known], new Set())[0];

test.each(['-20.00', '-$20.00', '$-20', '(20.00)', '($20.00)', '20.00-'])('%s is a credit', (amount) => {
  const why = `“${amount}” is a credit, and only what is owed is imported`;
  expect(outcome(amount)).toMatchObject({ does: 'skip', why });
});

test('an amount that is no number is named', () => {
  expect(outcome('a lot')?.why).toBe('“a lot” is not an amount of dollars');
  expect(outcome('20.00')).toMatchObject({ does: 'create', made: { amount: 20 } });
});
