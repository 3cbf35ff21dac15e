import { expect, test } from 'vitest';
import { changesOf, type FieldWords, fieldVersions, typedOver } from './form-versions.ts';

type Values = { title: string; cost: number; lines: readonly string[] };
const words = new Map<string, FieldWords<Values>>([
  ['title', { label: 'Title', textOf: ({ title }) => title }],
  ['cost', { label: 'Cost', textOf: ({ cost }) => `$${cost}` }],
  ['lines', { label: 'Line', textOf: ({ lines }) => lines }],
]);
const base: Values = { title: 'Gate', cost: 450, lines: ['Weld', 'Steel'] };

test('compares only typed fields that are now stored differently, in words', () => {
  const theirs = { ...base, title: 'Fence', cost: 500 };
  expect(fieldVersions(words, { mine: { ...base, title: 'Door' }, base, theirs })).toEqual([
    { label: 'Title', mine: 'Door', theirs: 'Fence' },
  ]);
  expect(fieldVersions(words, { mine: { ...base, cost: 500 }, base, theirs })).toEqual([]);
});

test('compares a list entry by entry', () => {
  const mine = { ...base, lines: ['Weld', 'Paint', 'Trip'] };
  expect(fieldVersions(words, { mine, base, theirs: { ...base, lines: ['Weld'] } })).toEqual([
    { label: 'Line 2', mine: 'Paint', theirs: '' },
    { label: 'Line 3', mine: 'Trip', theirs: '' },
  ]);
});

const record = { title: 'Gate', cost: 450, days: [1, 2], at: '2027-03-01T12:00:00.000Z' };

test('a change has the fields that differ, and null for emptied ones', () => {
  expect(changesOf({ ...record, at: new Date(record.at), days: [1, 2] }, record)).toEqual({});
  expect(
    changesOf({ ...record, title: 'Door', cost: undefined, days: [1] }, { ...record, zip: undefined }),
  ).toEqual({
    title: 'Door',
    cost: null,
    days: [1],
  });
});

test('typed fields replace the latest stored ones, and no others', () => {
  const typed = { ...record, title: 'Door' };
  const latest = { ...record, cost: 500, days: [3] };
  expect(typedOver(typed, record, latest)).toEqual({ ...latest, title: 'Door' });
  expect(typedOver({ ...record, days: [] }, record, latest)).toEqual({ ...latest, days: [] });
});
