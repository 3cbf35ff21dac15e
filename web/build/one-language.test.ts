import { expect, test } from 'vitest';
import { sayIn } from './one-language.ts';

const catalogue = `export const aTexts = inLanguages({
  send: say('Send', 'Enviar'),
  sum: say((total: string) => \`Total (\${total})\`, (total) => \`Suma (\${total})\`),
  pdf: 'PDF',
});`;

test('a build for one language contains only its sentences', () => {
  expect(sayIn('es', 'a-texts.ts', catalogue)).toBe(`export const aTexts = inLanguages({
  send: 'Enviar',
  sum: (total) => \`Suma (\${total})\`,
  pdf: 'PDF',
});`);
  expect(sayIn('en', 'a-texts.ts', catalogue)).not.toMatch(/Enviar|Suma|say/);
});
