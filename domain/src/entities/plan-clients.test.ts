import { expect, test } from 'vitest';
import { cutNumberIn, readPhones } from './import-cells.ts';
import { planClients } from './plan-clients.ts';

test.each([
  ['3.13E+09', '3.13E+09'],
  ['312-555-0100; 3,12556E+9', '3,12556E+9'],
  ['Phone:3.12556E+09', '3.12556E+09'],
  ['312-555-0100', undefined],
  ['312-555-0100 ext 4', undefined],
])('in %j a spreadsheet has cut %j', (text, cut) => {
  expect(cutNumberIn(text)).toBe(cut);
  expect(readPhones(text).values.some((value) => cutNumberIn(value))).toBe(false);
});

test('a number that was cut costs the row only without another one', () => {
  const [only, beside] = planClients(
    [
      { name: 'Bea Novak', phone: '3.13E+09' },
      { name: 'Al Roe', phone: '3.13E+09; 312-555-0100' },
    ],
    [],
  );
  expect(only).toMatchObject({ does: 'skip', code: 'number_cut' });
  expect(beside).toMatchObject({
    does: 'create',
    why: expect.stringContaining('Excel has cut this number: 3.13E+09'),
    made: { phone: '312-555-0100', note: 'Phone: 3.13E+09' },
  });
});

test.each(['Kelly Steel, Inc.', 'Bea Novak'])(
  'a job that a list has below its customer %s is no client',
  (name) => {
    const rows = [{ name }, { name: `${name}:Dock plate` }, { name: 'Al Roe:Rail' }];
    const [, job, other] = planClients(rows, []);
    const why = `“Dock plate” is a job of ${name}, and no client. Import it with the jobs`;
    expect(job).toMatchObject({ does: 'skip', why });
    expect(other).toMatchObject({ does: 'create' });
  },
);
