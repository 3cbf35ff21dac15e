import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storedCollections } from '../../../tests/support/stored-collections.ts';

/** Each known field of a collection: its privacy, and whether it is stored as a time. */
const table = join(import.meta.dirname, 'stored-privacy.txt');

function saidOf(privacy: unknown): string {
  return JSON.stringify(privacy, (_, value) => (typeof value === 'function' ? 'computed' : value)).replaceAll(
    '"',
    '',
  );
}

test('a listed field keeps its privacy and kind of time', async () => {
  const now = (await storedCollections()).flatMap(({ name, fields, timeFields }) =>
    Object.entries(fields).map(([field, { privacy }]) => {
      const isTime = timeFields.some((time) => time === field);
      return `${name}.${field}: ${saidOf(privacy)}${isTime ? ', time' : ''}`;
    }),
  );
  const known = (await readFile(table, 'utf8')).trim().split('\n');
  expect(known.length).toBeGreaterThan(400);
  expect(known.filter((line) => !now.includes(line))).toEqual([]);
});
