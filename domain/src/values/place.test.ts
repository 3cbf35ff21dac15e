import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

const mill = { address: '9 Mill Rd, Joliet, IL 60432', zip: '60432' };

test.each([
  ['nothing known', [undefined, {}, { address: '', zip: '' }], {}],
  ['the surest first', [{ address: 'Yard 4', zip: '60605' }, mill], { address: 'Yard 4', zip: '60605' }],
  ['an empty one is the next one', [{ address: '', zip: '' }, mill], mill],
  ['the ZIP code of its address', [{ address: '9 Mill Rd, Joliet, IL 60432' }], mill],
  ['no ZIP code of another street', [{ address: 'Yard 4' }, mill], { address: 'Yard 4' }],
  ['the street of its ZIP code', [{ zip: '60432' }, mill], mill],
  ['no street of another ZIP code', [{ zip: '60605' }, mill], { zip: '60605' }],
  [
    'a street further down',
    [{ zip: '60605' }, mill, { address: 'Dock 1' }],
    { address: 'Dock 1', zip: '60605' },
  ],
])('%s', (_, known, expected) => {
  expect(placeOf(...known)).toEqual(expected);
});
