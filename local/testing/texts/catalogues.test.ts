import { expect, test } from 'vitest';
import {
  catalogueTexts,
  codeBesideCatalogues,
  foreignTexts,
  untranslatedTexts,
  unusedTexts,
} from './catalogues.ts';

const catalogue = `
export const aTexts = inLanguages({
  send: say('Send request', 'Enviar solicitud'),
  photos: say((count: number) => \`\${count} \${plural(count, 'photo', 'photos')}\`, (count) => \`\${count} fotos\`),
  labels: { truck: say('Heavy-Duty Truck Repairs', 'Camiones pesados') },
});`;
const texts = catalogueTexts('en', 'a-texts.ts', catalogue);

test('finds every sentence of a catalogue with its words', () => {
  expect(texts.map(({ name }) => name)).toEqual(['send', 'photos', 'labels.truck']);
  expect(texts.map(({ said }) => said.replace(/\s+/g, ' ').trim())).toEqual([
    'Send request',
    'photo photos',
    'Heavy-Duty Truck Repairs',
  ]);
});

test('a catalogue may be part of a module', () => {
  const code = `const key = { mode: 'dark' };${catalogue}\nexport const send = () => aTexts().send;`;
  expect(catalogueTexts('en', 'a.ts', code)).toEqual(texts);
  expect(codeBesideCatalogues('a.ts', code)).toBe(
    "const key = { mode: 'dark' };\nexport const aTexts = ;\nexport const send = () => aTexts().send;",
  );
});

test('reports a sentence in the other language', () => {
  const mixed = [
    { name: 'send', said: 'Send it to the office' },
    { name: 'call', said: 'Llame a nuestra oficina' },
  ];
  expect(foreignTexts('es', mixed)).toEqual(['send: Send it to the office']);
  expect(foreignTexts('en', mixed)).toEqual([]);
  expect(foreignTexts('en', [{ name: 'call', said: 'Llame para una cita' }])).toHaveLength(1);
  expect(foreignTexts('en', [{ name: 'receipt', said: 'Reference: pi_0qPR0SU455y' }])).toEqual([]);
});

test('reports a name that no code uses', () => {
  expect(unusedTexts(texts, 'aTexts().send; const { photos } = aTexts();')).toEqual(['labels']);
});

test('reports a sentence without a translation', () => {
  const code =
    "const texts = inLanguages({ stripe: 'Stripe', send: say('Send', 'Send'), to: say('To', 'Para') });";
  expect(untranslatedTexts('a.ts', code)).toEqual(['Send']);
});
