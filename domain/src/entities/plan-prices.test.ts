import { expect, test } from 'vitest';
import { planPrices } from './plan-prices.ts';

const planned = (row: object) => planPrices([{ name: 'Rod E7018', unitPrice: '4.20', ...row }], [])[0];

test.each([
  [{ kind: 'Material', taxable: 'Yes' }, 'material', undefined],
  [{ kind: 'Non-inventory', taxable: 'TAX' }, 'material', undefined],
  [{ kind: 'Labor', taxable: 'Non' }, 'labor', undefined],
  [{ kind: 'Labour' }, 'labor', undefined],
  [{ taxable: 'TRUE' }, 'material', undefined],
  [{ taxable: 'FALSE' }, 'other', undefined],
  [{ taxable: '1' }, 'material', undefined],
  [{ taxable: '0' }, 'other', undefined],
  [{ taxable: '8.25%' }, 'material', '“8.25%”: the rate comes from your settings'],
  [{ kind: 'Material', taxable: 'Tax 8.25%' }, 'material', '“Tax 8.25%”: the rate comes from your settings'],
  [
    { kind: 'Material', taxable: 'No' },
    'material',
    '“No”: sales tax applies to Material. Take the tick off Taxed where you use it',
  ],
  [
    { kind: 'Labor', taxable: 'Sí' },
    'labor',
    '“Sí”: sales tax applies to materials, and this is Labor. Tick Taxed where you use it',
  ],
  [
    { taxable: 'Out of scope' },
    'other',
    '“Out of scope” does not say whether sales tax applies: its kind decides',
  ],
])('an item with %j becomes %s and says %s', (row, kind, why) => {
  expect(planned(row)).toMatchObject({ does: 'create', made: { kind } });
  expect(planned(row)?.why).toBe(why);
});
