import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvDataRow, csvRow, withoutApostrophes } from './csv-row.ts';

describe('a row', () => {
  test.each([
    [['plain', 'two words', 12, -3.5, undefined], 'plain,two words,12,-3.5,\r\n'],
    [['a,b', 'say "hi"', 'two\r\nlines'], '"a,b","say ""hi""","two\r\nlines"\r\n'],
    [
      ['=1+1', '+1 312', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠SUM(A1)'],
      `"'=1+1","'+1 312","'-2","'@SUM(A1)","'\t'=1","'\r'=1","'＝1","'＋1","'－1","'＠SUM(A1)"\r\n`,
    ],
    [[' =1'], '" =1"\r\n'],
    [['1=1', 'a-b', ''], '1=1,a-b,\r\n'],
    [['a;=1', 'b;"@x', 'c\r\n+1', 'd\t-1; \uFF1D2'], `"a;'=1","b;""'@x","c\r\n'+1","d\t'-1; '\uFF1D2"\r\n`],
  ])('%j', (cells, written) => {
    expect(csvRow(cells)).toBe(written);
  });

  test('reads back by RFC 4180, and no cell begins a formula, even split at semicolons or tabs', () => {
    const text = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n", ;a\'é') });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (cells) => {
        const row = csvRow(cells);
        const read = readRow(row);
        expect(read.map(withoutApostrophes)).toEqual(cells);
        for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        expect(row).not.toMatch(/[;\t\r\n]"*[=+\-@]/);
        expect(readRow(csvDataRow(cells))).toEqual(cells);
      }),
    );
  });
});

/** A reader by RFC 4180, section 2. */
function readRow(row: string): string[] {
  const cells: string[] = [];
  let rest = row;
  for (;;) {
    const [, quoted, plain = '', end = ''] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n$)/.exec(rest) ?? [];
    if (end === '') throw new Error(`Not a row: ${JSON.stringify(rest)}`);
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') return cells;
    rest = rest.slice((quoted === undefined ? plain.length : quoted.length + 2) + 1);
  }
}
