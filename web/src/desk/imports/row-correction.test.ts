import { expect, test } from 'vitest';
import { inSpanish } from '../../../../tests/support/in-spanish.ts';
import { whyOf } from './plan-rows.ts';
import { correctableColumns } from './row-correction.tsx';
import { correctedRow } from './rows-of.ts';

test('a row without a name can be given one', () => {
  expect(correctableColumns('clients', { email: 'dana@example.com', city: 'Joliet' })).toEqual([
    'company',
    'name',
    'email',
    'phone',
    'city',
  ]);
});

test('a name in one cell beside first and last name is not offered, because it decides nothing', () => {
  const row = { name: 'Dana Quill', firstName: 'Dana', lastName: 'Quill' };
  expect(correctableColumns('clients', row)).toEqual(['company', 'firstName', 'lastName', 'email', 'phone']);
});

test.each([
  ['price_book', ['name', 'unitPrice']],
  ['balances', ['name', 'email', 'number', 'amount', 'dueDate']],
  ['jobs', ['title', 'name', 'email', 'when']],
] as const)('a row of %s can be given what it needs', (kind, needed) => {
  expect(correctableColumns(kind, {})).toEqual(needed);
});

test('a corrected cell that is too long is named by our column, in the language of the reader', () => {
  const { problem } = correctedRow({ at: 6, row: {} }, { note: 'x'.repeat(5001) });
  expect(problem && inSpanish(() => whyOf(problem))).toBe(
    'Nota: 5,001 caracteres, y caben 5,000. Acorte el texto',
  );
});
