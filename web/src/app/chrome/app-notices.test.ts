import { expect, test } from 'vitest';
import { prefersSpanish } from './app-notices.tsx';

test.each([
  [['es'], true],
  [['es-MX', 'en-US'], true],
  [['fr', 'es-US', 'en'], true],
  [['en-US', 'es'], false],
  [['fr'], false],
  [[], false],
])('a browser of %j prefers Spanish: %s', (languages, prefers) => {
  expect(prefersSpanish(languages)).toBe(prefers);
});
