import { samplePriceBook } from '@welding/domain/business/sample-price-book';
import { expect, test } from 'vitest';
import { findEntries } from './find-entries.ts';

const createdAt = '2026-11-01T12:00:00.000Z';
const entries = samplePriceBook.map((entry) => ({ ...entry, active: true, createdAt }));
const named = (typed: string) => findEntries(entries, typed).map(({ name }) => name);

test.each([
  ['e7018', ['Rod E7018, 1/8"']],
  ['weld over', ['Welding, overhead']],
  ['  Argon', ['Argon', 'Argon/CO₂ mix']],
  ['rod', ['Rod E7018, 1/8"', 'TIG rod ER4043, 3/32"']],
  ['mile', ['Travel']],
  ['titanium', []],
])('“%s” finds %j', (typed, names) => {
  expect(named(typed)).toEqual(names);
});

test('nothing typed finds all of them, those of the kind first', () => {
  const found = findEntries(entries, ' ', 'trip');
  expect([found.length, found[0]?.name]).toEqual([entries.length, 'Travel']);
});
