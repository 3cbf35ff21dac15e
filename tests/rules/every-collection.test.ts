import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const functions = join(import.meta.dirname, '..', '..', 'functions', 'src');

test('every collection has access tests', async () => {
  const sources = await readAll(functions, (file) => /^[^.]+\.ts$/.test(file));
  const named = sources.flatMap((text) =>
    [...text.matchAll(/\b(?:entityCollection|collection)\(\s*'(\w+)'/g)].flatMap(([, name]) => name ?? []),
  );
  const tests = (await readAll(import.meta.dirname, (file) => file.endsWith('.test.ts'))).join('\n');
  expect(new Set(named).size).toBeGreaterThan(20);
  expect([...new Set(named)].filter((name) => !tests.includes(`'${name}'`))).toEqual([]);
});

async function readAll(folder: string, isWanted: (file: string) => boolean): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter(isWanted);
  return await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}
