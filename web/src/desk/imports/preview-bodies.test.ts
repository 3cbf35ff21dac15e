import { maxImportBytes } from '@welding/domain/entities/import-request';
import { expect, test } from 'vitest';
import { previewBodies } from './preview-bodies.ts';

const people = (count: number, note: string) =>
  Array.from({ length: count }, (_, n) => ({ firstName: `Dana ${n}`, note }));
const sentBy = async (bodies: readonly Blob[]) =>
  await Promise.all(bodies.map(async (body) => JSON.parse(await body.text())));

test('a preview is one request, with the notes if they fit', async () => {
  const rows = people(3, 'Gate code: 4411');
  expect(await sentBy(previewBodies('clients', rows))).toEqual([{ kind: 'clients', apply: false, rows }]);
  const [long, ...others] = previewBodies('clients', people(1_000, 'ñ'.repeat(4_000)));
  expect(others).toEqual([]);
  expect((await sentBy(long ? [long] : [])).at(0).rows.at(-1)).toEqual({ firstName: 'Dana 999' });
});

test('rows that do not fit in one request are sent in several, in their order', async () => {
  const rows = people(1_000, 'ñ'.repeat(4_000));
  const bodies = previewBodies('jobs', rows);
  expect(bodies).toHaveLength(3);
  expect(Math.max(...bodies.map(({ size }) => size))).toBeLessThan(maxImportBytes);
  expect((await sentBy(bodies)).flatMap((body) => body.rows)).toEqual(rows);
});
