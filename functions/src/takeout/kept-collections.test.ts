import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storedCollections } from '../../../tests/support/stored-collections.ts';
import { keptCollections, leftOutCollections } from './kept-collections.ts';

const source = join(import.meta.dirname, '..');

/** Collections that code reads by name, without a schema. */
async function namedCollections(): Promise<string[]> {
  const files = globSync('**/*.ts', { cwd: source, exclude: (name) => name.endsWith('.test.ts') });
  const texts = await Promise.all(files.map((name) => readFile(join(source, name), 'utf8')));
  return texts.flatMap((text) => [...text.matchAll(/\.collection\('(\w+)'\)/g)].map(([, name = '']) => name));
}

test('every collection is either exported or excluded for a reason', async () => {
  const declared = (await storedCollections()).map(({ name }) => name);
  const all = new Set([...declared, ...(await namedCollections())]);
  const decided = [...Object.keys(keptCollections), ...Object.keys(leftOutCollections)];
  expect(decided.toSorted()).toEqual([...all].toSorted());
});
