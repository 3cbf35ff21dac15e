import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { readTableFile } from './read-table-file.ts';
import { rowsOf } from './rows-of.ts';

const lines = [
  'Name,Price',
  '"Angle, 3 in",5',
  '"6" pipe,12',
  '7" pipe,13',
  '"8"" pipe",14',
  '"9" tube,15',
  'Plate,16',
];

test.each(['\n', '\r\n', '\r'])('a quote that is not closed costs its own line alone (%j)', (end) => {
  const { grid, broken } = readCsv(lines.join(end));
  expect(grid).toEqual([
    ...[
      ['Name', 'Price'],
      ['Angle, 3 in', '5'],
      ['"6" pipe', '12'],
      ['7" pipe', '13'],
    ],
    ...[
      ['8" pipe', '14'],
      ['"9" tube', '15'],
      ['Plate', '16'],
    ],
  ]);
  expect([...broken]).toEqual([2, 5]);
});

test('a cell of several lines stays one, and the separator is found beside a quote that is not closed', () => {
  const { grid, broken } = readCsv('Name;Note;City\n"Bea";"one\ntwo";x\n"Al"" Roe;y;Joliet\nBo;z;Elgin');
  expect(grid).toEqual([
    ['Name', 'Note', 'City'],
    ['Bea', 'one\ntwo', 'x'],
    ['"Al"" Roe', 'y', 'Joliet'],
    ['Bo', 'z', 'Elgin'],
  ]);
  expect([...broken]).toEqual([2]);
});

test('inches in each of 5,000 lines are read in time', () => {
  const text = ['Name,Price', ...Array.from({ length: 5_000 }, (_, n) => `"6" pipe ${n},12`)].join('\n');
  const from = performance.now();
  const { grid, broken } = readCsv(text);
  expect([grid.length, broken.size]).toEqual([5_001, 5_000]);
  expect(performance.now() - from).toBeLessThan(5_000);
});

test('the page leaves out a row whose quote is not closed, with its number', async () => {
  const table = await readTableFile(new TextEncoder().encode(lines.join('\n')).buffer);
  const rows = table ? rowsOf(table, ['name', 'unitPrice']) : [];
  expect(rows.map(({ at, problem }) => [at, problem?.code])).toEqual([
    ...[
      [2, undefined],
      [3, 'openQuote'],
      [4, undefined],
      [5, undefined],
    ],
    ...[
      [6, 'openQuote'],
      [7, undefined],
    ],
  ]);
  expect(rows[1]?.row).toEqual({ name: '"6" pipe', unitPrice: '12' });
});
