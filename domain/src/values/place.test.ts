import { expect, test } from 'vitest';
import { addressWithTown, placeOf, placeText } from './place.ts';

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

test.each([
  ['1 Elm St, Joliet', '60432', '1 Elm St, Joliet, 60432'],
  ['1 Elm St, Joliet, IL', '60432', '1 Elm St, Joliet, IL 60432'],
  ['1 Elm St, Joliet, IL 60432, USA', '60432', '1 Elm St, Joliet, IL 60432, USA'],
  ['60432 Elm St, Joliet', '60432', '60432 Elm St, Joliet, 60432'],
  [undefined, '60432', '60432'],
  ['1 Elm St', undefined, '1 Elm St'],
  [undefined, undefined, ''],
])('%j and %j are %j', (address, zip, text) => {
  expect(placeText({ address, zip })).toBe(text);
});

test.each([
  ['1 Elm St', 'Joliet, IL', '1 Elm St, Joliet, IL'],
  ['1 Elm St, joliet', 'Joliet, IL', '1 Elm St, joliet'],
  ['1 Elm St 60432', 'Joliet', '1 Elm St 60432'],
  [undefined, 'Joliet', 'Joliet'],
  ['1 Elm St', undefined, '1 Elm St'],
  ['1'.repeat(500), 'Joliet', '1'.repeat(500)],
])('%j in %j is %j', (address, town, whole) => {
  expect(addressWithTown(address, town)).toBe(whole);
});
