import { samplePriceBook } from '@welding/domain/entities/price-entry';
import { expect, test } from 'vitest';
import { findEntries } from './use-price-book.ts';

const createdAt = '2026-11-01T12:00:00.000Z';
const entries = samplePriceBook().map((entry) => ({ ...entry, active: true, createdAt }));
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

test('finds accents typed or not', () => {
  const called = (name: string) => entries.slice(0, 1).map((entry) => ({ ...entry, name }));
  for (const typed of ['jardin', 'JARDÍN']) {
    expect(findEntries(called('Barandal de jardín'), typed)).toHaveLength(1);
    expect(findEntries(called('Barandal de jardin'), typed)).toHaveLength(1);
  }
});

test('an empty search finds all entries, those of the kind first', () => {
  const found = findEntries(entries, ' ', 'trip');
  expect([found.length, found[0]?.name]).toEqual([entries.length, 'Travel']);
});
