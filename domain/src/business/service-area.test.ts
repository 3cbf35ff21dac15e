import { geoDistance } from 'd3-geo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearingBetween, compassDirection, locate, milesBetween, type Position } from './service-area.ts';

const place = (latitude: number, longitude: number): Position => ({ latitude, longitude });
const loop = place(41.8781, -87.6298);

const anyPlace = fc
  .record({
    latitude: fc.double({ min: -89, max: 89, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map(({ latitude, longitude }) => place(latitude, longitude));

describe('milesBetween', () => {
  it.each([
    // One degree of a meridian of the mean sphere: 111.195 km.
    ['a degree of latitude', place(41, -87), place(42, -87), 69.093, 0.001],
    // WGS 84 geodesics; the sphere may differ by 0.3 %.
    ['Chicago to New York City', loop, place(40.7128, -74.006), 711.4, 2.2],
    ['Chicago to Milwaukee', loop, place(43.0389, -87.9065), 81.4, 0.3],
    ['nowhere', loop, loop, 0, 0],
  ])('%s', (_name, from, to, miles, tolerance) => {
    expect(Math.abs(milesBetween(from, to) - miles)).toBeLessThanOrEqual(tolerance);
  });

  it('agrees with d3-geo anywhere on Earth', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (from, to) => {
        const expected =
          geoDistance([from.longitude, from.latitude], [to.longitude, to.latitude]) * (6371.0088 / 1.609344);
        expect(milesBetween(from, to)).toBeCloseTo(expected, 3);
      }),
    );
  });
});

describe('bearing and direction', () => {
  it.each([
    ['Waukegan', place(42.3636, -87.8448), 'north'],
    ['Gary', place(41.5934, -87.3464), 'southeast'],
    ['Joliet', place(41.525, -88.0817), 'southwest'],
    ['Crystal Lake', place(42.2411, -88.3162), 'northwest'],
    ['Geneva', place(41.8875, -88.3054), 'west'],
  ])('%s', (_name, to, direction) => {
    expect(compassDirection(bearingBetween(loop, to))).toBe(direction);
  });

  it('closes the circle at north', () => {
    expect(compassDirection(359.9)).toBe('north');
    expect(compassDirection(0)).toBe('north');
  });
});

describe('locate', () => {
  it('puts Michigan City inside the 50 miles and Milwaukee and Rockford outside', () => {
    expect(locate(place(41.7075, -86.895))).toMatchObject({ isInside: true });
    expect(locate(place(43.0389, -87.9065))).toMatchObject({ isInside: false, direction: 'north' });
    expect(locate(place(42.2711, -89.094))).toMatchObject({ isInside: false });
  });
});
