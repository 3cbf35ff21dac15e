import { describe, expect, it } from 'vitest';
import { findPlace } from './find-place.ts';
import type { PlaceZips } from './zip-place.ts';

const places: readonly PlaceZips[] = [
  [
    'Aurora',
    'IL',
    [
      ['60502', -97, -626],
      ['60505', -120, -669],
    ],
  ],
  ['Chicago', 'IL', [['60601', 8, 12]]],
  ['Geneva', 'IL', [['60134', 9, -676]]],
  ['Lake Geneva', 'WI', [['53147', 714, -804]]],
  ['Lowell', 'IN', [['46356', -587, 209]]],
  ['Morris', 'IL', [['60450', -521, -791]]],
  ["O'Hare", 'IL', [['60666', 102, -274]]],
  ['Richmond', 'IL', [['60071', 598, -676]]],
  ['Richmond', 'IN', [['47374', -500, 200]]],
  ['St. Charles', 'IL', [['60174', 36, -681]]],
];

const found = (label: string, more: object = {}) => ({
  kind: 'found',
  place: expect.objectContaining({ label, ...more }),
});

describe('findPlace', () => {
  it.each([
    ['60505', found('Aurora, IL 60505', { isInside: true, direction: 'west' })],
    [' 60505-1234 ', found('Aurora, IL 60505')],
    ['53147', found('Lake Geneva, WI 53147', { isInside: false })],
    ['6050', { kind: 'incomplete' }],
    ['', { kind: 'incomplete' }],
    ['!?', { kind: 'incomplete' }],
    ['a', { kind: 'incomplete' }],
    ['90210', { kind: 'unknown-zip', zip: '90210' }],
  ])('answers the ZIP code %j', (query, answer) => {
    expect(findPlace(places, query)).toEqual(answer);
  });

  it.each([
    ['St. Charles', 'St. Charles, IL'],
    ['saint charles', 'St. Charles, IL'],
    ['ST CHARLES, IL', 'St. Charles, IL'],
    ['st-charles illinois', 'St. Charles, IL'],
    ["o'hare", "O'Hare, IL"],
    ['ohare', "O'Hare, IL"],
    ['lowell, in', 'Lowell, IN'],
    ['Chic', 'Chicago, IL'],
    ['geneva', 'Geneva, IL'],
    ['Richmond Indiana', 'Richmond, IN'],
  ])('knows the town %j', (query, label) => {
    expect(findPlace(places, query)).toEqual(found(label));
  });

  it('offers towns of the same name, the nearest first', () => {
    expect(findPlace(places, 'Richmond')).toEqual({
      kind: 'choices',
      labels: ['Richmond, IN', 'Richmond, IL'],
    });
  });

  it('finds a later word of a name when no name starts with it', () => {
    expect(findPlace(places, 'geneva wi')).toEqual(found('Lake Geneva, WI', { isInside: false }));
  });

  it('names an unknown town as typed', () => {
    expect(findPlace(places, ' Springfield ')).toEqual({ kind: 'unknown-town', name: 'Springfield' });
    expect(findPlace(places, 'Aurora, WI')).toEqual({ kind: 'unknown-town', name: 'Aurora, WI' });
  });
});
