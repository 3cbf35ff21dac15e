import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

test('reads a workbook without a worker of its own', async () => {
  const { unzip } = await import('./unzip.ts');
  const bytes = readFileSync(new URL('../../tests/fixtures/imports/balances.xlsx', import.meta.url));
  const answer = vi.fn();
  unzip(bytes, answer);
  expect(Object.keys(answer.mock.calls[0]?.[1])).toContain('xl/worksheets/sheet1.xml');
  unzip(bytes.subarray(0, 9), answer);
  expect(answer).toHaveBeenLastCalledWith(expect.any(Error));
});
