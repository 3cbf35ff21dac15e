import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFailure } from './api-request.ts';

test.each([
  ['{"message":"Used since","code":"import_used","rows":[]}', 'Used since', 'import_used'],
  ['{"message":"Please sign in again","code":"session_ended"}', 'Please sign in again', 'session_ended'],
  ['Please sign in again', 'Please sign in again', undefined],
  ['{"message":"Cut o', '{"message":"Cut o', undefined],
  ['{"error":"of a proxy"}', '{"error":"of a proxy"}', undefined],
  ['', 'Conflict', undefined],
])('%j', async (body, message, code) => {
  const response = new Response(body, { status: 409, statusText: 'Conflict' });
  expect(await readFailure(response)).toEqual({ message, code, ...(code && { body: JSON.parse(body) }) });
});

test('no code decides by a message', () => {
  const files = globSync('{web,functions}/src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] });
  const bySentence =
    /\b(reason|message)\b\s*[!=]==\s*\w*[mM]essages\b|[mM]essages\)?\.includes\((message|reason)/;
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => bySentence.test(readFileSync(file, 'utf8')))).toEqual([]);
});
