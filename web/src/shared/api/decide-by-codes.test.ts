import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A sentence, its own or one of ours, held against another: sentences change with words and languages, codes never do. */
const compared =
  /(?<!typeof (?:\w+\.)*)\bmessage\s*[!=]==(?! (?:undefined|null|''))|[!=]==\s*(?:\w+\.)*message\b(?!\.)|[mM]essages(?:\.\w+)+\s*[!=]==|[!=]==\s*\w*[mM]essages\.|\bmessage\.(?:includes|startsWith|match)\(/;

test('no code of the pages compares message texts', () => {
  const files = globSync('web/src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => compared.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  'if (error.message === apiMessages.noSession)',
  'if (failure.message !== sentence)',
  'sentences.closed === told ? 1 : apiMessages.closed === told',
  "if (message.startsWith('Please'))",
])('finds %s', (code) => {
  expect(compared.test(code)).toBe(true);
});
