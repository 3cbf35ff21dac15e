import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { drawnFiles } from './drawn-files.ts';

test.each([...drawnFiles()])('%s is as it is drawn: npm run draw', async (path, contents) => {
  const committed = await readFile(fileURLToPath(new URL(`../../${path}`, import.meta.url)));
  expect(committed.equals(Buffer.from(contents))).toBe(true);
});
