import { expect, test } from 'vitest';
import { fieldVersions } from './saved-form.tsx';
import type { FieldWords } from './use-saved-form.ts';

type Values = { title: string; cost: number; lines: readonly string[] };
const words = new Map<string, FieldWords<Values>>([
  ['title', { label: 'Title', textOf: ({ title }) => title }],
  ['cost', { label: 'Cost', textOf: ({ cost }) => `$${cost}` }],
  ['lines', { label: 'Line', textOf: ({ lines }) => lines }],
]);
const base: Values = { title: 'Gate', cost: 450, lines: ['Weld', 'Steel'] };

test('only what was typed and is stored otherwise is compared, in words', () => {
  const theirs = { ...base, title: 'Fence', cost: 500 };
  expect(fieldVersions(words, { mine: { ...base, title: 'Door' }, base, theirs })).toEqual([
    { label: 'Title', mine: 'Door', theirs: 'Fence' },
  ]);
  expect(fieldVersions(words, { mine: { ...base, cost: 500 }, base, theirs })).toEqual([]);
});

test('a list is compared entry by entry', () => {
  const mine = { ...base, lines: ['Weld', 'Paint', 'Trip'] };
  expect(fieldVersions(words, { mine, base, theirs: { ...base, lines: ['Weld'] } })).toEqual([
    { label: 'Line 2', mine: 'Paint', theirs: '' },
    { label: 'Line 3', mine: 'Trip', theirs: '' },
  ]);
});
