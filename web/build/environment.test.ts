import { expect, test } from 'vitest';
import { readOfferedLanguages } from './environment.ts';

test('LANGUAGES sets the languages of the build', () => {
  expect(readOfferedLanguages({})).toContain('en');
  expect(readOfferedLanguages({ LANGUAGES: '' })).toContain('en');
  expect(readOfferedLanguages({ LANGUAGES: 'en' })).toEqual(['en']);
  expect(readOfferedLanguages({ LANGUAGES: 'en, es' })).toEqual(['en', 'es']);
});

test.each(['es', 'en,fr', 'english'])('a typing error such as %s stops the build', (value) => {
  expect(() => readOfferedLanguages({ LANGUAGES: value })).toThrow('LANGUAGES');
});
