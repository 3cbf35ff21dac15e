import { expect, test } from 'vitest';
import { inSpanish } from '../../../tests/support/in-spanish.ts';
import { wordsOfTry } from './notes.ts';

test.each([
  ['Gate is locked', 'Could not be done: Gate is locked', 'No se pudo hacer: Gate is locked'],
  // The reason was erased with its client.
  ['', 'Could not be done', 'No se pudo hacer'],
])('the reason %j for an unfinished visit reads in the reader’s language', (typed, english, spanish) => {
  expect(wordsOfTry(typed, { cannotDo: true })).toBe(english);
  expect(inSpanish(() => wordsOfTry(typed, { cannotDo: true }))).toBe(spanish);
});

test('any other note stays as typed', () => {
  expect(inSpanish(() => wordsOfTry('Call first', {}))).toBe('Call first');
});
