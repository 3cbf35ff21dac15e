import { describe, expect, test } from 'vitest';
import { storedOptionalDollars, storedOptionalTime } from './stored-fields.ts';

describe('stored dollars', () => {
  test.each([
    [450, 450],
    ['450', 450],
    [' $1,250.50 ', 1250.5],
    [450.005, 450.01],
    [1.1 + 2.2, 3.3],
    [-1, undefined],
    ['about 450', undefined],
    ['', undefined],
    [Number.NaN, undefined],
    [1e12, undefined],
    [{ dollars: 450 }, undefined],
    [undefined, undefined],
  ])('%j are %j', (stored, read) => {
    expect(storedOptionalDollars.parse(stored)).toBe(read);
  });
});

describe('a stored time', () => {
  test.each([
    ['2026-12-01T15:00:00.123Z', '2026-12-01T15:00:00.123Z'],
    ['2026-12-01T09:00:00-06:00', '2026-12-01T15:00:00.000Z'],
    ['2026-12-01T09:00', '2026-12-01T15:00:00.000Z'],
    ['2026-12-01 09:00:00', '2026-12-01T15:00:00.000Z'],
    ['2026-07-01', '2026-07-01T05:00:00.000Z'],
    ['2027-03-14 02:30', '2027-03-14T08:30:00.000Z'],
    ['9999-12-31T23:59:59-12:00', undefined],
    ['2026-13-01', undefined],
    ['7', undefined],
    ['next week', undefined],
    [1_796_137_200_000, undefined],
  ])('%j is %j', (stored, read) => {
    expect(storedOptionalTime.parse(stored)).toBe(read);
  });
});
