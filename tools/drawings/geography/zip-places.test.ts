import { describe, expect, it } from 'vitest';
import { findPlace } from '../../../web/src/shared/service-area/find-place.ts';
import { townsWithoutZip } from './towns-without-zip.ts';
import { listZipPlaces } from './zip-places.ts';

const places = listZipPlaces();

describe('the ZIP codes of the region', () => {
  it.each([
    // Distances from the Loop by other maps, to the middle of the ZIP code.
    ['60601', 0, 1],
    ['60540', 27, 1.5],
    ['60085', 35, 1.5],
    ['46402', 25, 2],
    ['46360', 41, 3],
    ['53140', 50, 2],
  ])('knows how far %s is', (zip, miles, tolerance) => {
    const answer = findPlace(places, zip);
    expect(answer).toMatchObject({ kind: 'found' });
    expect(Math.abs((answer.kind === 'found' ? answer.place.miles : Number.NaN) - miles)).toBeLessThanOrEqual(
      tolerance,
    );
  });

  it('knows all of its towns, and towns without a ZIP code', () => {
    for (const [name] of townsWithoutZip)
      expect(findPlace(places, name), name).toMatchObject({ kind: 'found' });
    expect(findPlace(places, 'mchenry')).toMatchObject({ place: { label: 'McHenry, IL' } });
    expect(findPlace(places, 'Saint John IN')).toMatchObject({ place: { label: 'St. John, IN' } });
  });

  it('stores each ZIP code as five digits, in few bytes', () => {
    const codes = places.flatMap(([, , zips]) => zips.map(([code]) => code));
    expect(codes.length).toBeGreaterThan(600);
    expect(codes.filter((code) => !/^\d{5}$/.test(code))).toEqual([]);
    expect(JSON.stringify(places).length).toBeLessThan(25_000);
  });
});
