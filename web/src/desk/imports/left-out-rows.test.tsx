import { expect, test } from 'vitest';
import { csvOf, leftOutBy, rowsLeftOut } from './left-out-rows.tsx';
import type { PreviewedRow } from './plan-rows.ts';
import { newRun } from './stored-run.ts';

const previewed = (at: number, does: PreviewedRow['does'], why?: string): PreviewedRow => ({
  ...{ at, row: { name: `Dana ${at}` }, name: `Dana ${at}`, does },
  ...(why && { why }),
});

test('rows that are skipped and rows without a tick are left out, with the reason', () => {
  const rows = [
    previewed(2, 'create'),
    previewed(3, 'skip', 'No name'),
    previewed(4, 'create', 'Pays at once'),
  ];
  const leftOut = rowsLeftOut(rows, ({ at }) => at === 2);
  expect(leftOut).toEqual([
    { at: 3, name: 'Dana 3', why: 'No name' },
    { at: 4, name: 'Dana 4', why: 'You left it out' },
  ]);
  expect(csvOf(leftOut)).toBe('\ufeffRow,Name,Reason\r\n3,Dana 3,No name\r\n4,Dana 4,You left it out\r\n');
});

test('rows that a stopped import has not reached are left out, too', async () => {
  const rows = Array.from({ length: 60 }, (_, n) => ({ at: n + 3, row: { name: `Dana ${n}` } }));
  const run = await newRun('clients', 'list.csv', rows, [{ at: 2, name: '', why: 'No name' }]);
  const leftOut = leftOutBy({ ...run, sentParts: 1 });
  expect(leftOut).toHaveLength(11);
  expect(leftOut.slice(0, 2)).toEqual([
    { at: 2, name: '', why: 'No name' },
    { at: 53, name: 'Dana 50', why: 'The import was stopped before it' },
  ]);
  expect(leftOutBy({ ...run, sentParts: 2 })).toHaveLength(1);
});
