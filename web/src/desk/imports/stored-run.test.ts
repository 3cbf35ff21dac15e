import 'fake-indexeddb/auto';
import { maxImportRows } from '@welding/domain/entities/import-request';
import { maxBodyBytes } from '@welding/domain/values/limits';
import { afterEach, expect, test } from 'vitest';
import { sentRows } from './send-import.ts';
import { findRun, keepProgress, keepRun, newRun } from './stored-run.ts';

const rows = (count: number, note = '') =>
  Array.from({ length: count }, (_, n) => ({ at: n + 2, row: { name: `Dana ${n}`, note } }));

afterEach(() => keepRun(undefined));

test('an import is kept until it is done, and says how far it is', async () => {
  const run = await newRun('clients', 'clients.csv', rows(120));
  expect(run.numbers.slice(0, 2)).toEqual([2, 3]);
  expect(sentRows(run)).toBe(0);
  await keepRun(run);
  expect(await findRun()).toEqual(run);
  // Only the first write has the rows.
  await keepProgress({ ...run, rows: [], numbers: [], parts: [], sentParts: 2, importId: 'import' });
  const found = await findRun();
  expect(found).toEqual({ ...run, sentParts: 2, importId: 'import' });
  expect(found && sentRows(found)).toBe(2 * maxImportRows);
  await keepRun(undefined);
  expect(await findRun()).toBeUndefined();
});

test('the progress of another import is not that of the next one', async () => {
  const [one, next] = [
    await newRun('clients', 'one.csv', rows(60)),
    await newRun('jobs', 'two.csv', rows(60)),
  ];
  await keepRun(one);
  await keepProgress({ ...one, sentParts: 1, startedAt: one.startedAt - 1 });
  expect(await findRun()).toEqual(one);
  await keepProgress({ ...one, sentParts: 1 });
  await keepRun(next);
  expect(await findRun()).toEqual(next);
});

test('an import is not offered any more once the API may have forgotten its keys', async () => {
  await keepRun({
    ...(await newRun('clients', 'old.csv', rows(1))),
    startedAt: Date.now() - 30 * 24 * 60 * 60_000,
  });
  expect(await findRun()).toBeUndefined();
});

test('a request has neither too many rows nor too many bytes', async () => {
  const run = await newRun('clients', 'long.csv', rows(200, 'ñ'.repeat(4_000)));
  expect(run.parts[0]?.from).toBe(0);
  expect(run.parts.at(-1)?.to).toBe(200);
  for (const { from, to } of run.parts) {
    expect(to - from).toBeLessThanOrEqual(maxImportRows);
    expect(Buffer.byteLength(JSON.stringify(run.rows.slice(from, to)))).toBeLessThan(maxBodyBytes);
  }
});
