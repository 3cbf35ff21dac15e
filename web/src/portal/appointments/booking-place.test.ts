import { expect, test } from 'vitest';
import { placeFields } from './booking-place.ts';

test.each([
  ['', {}],
  [' 60601 ', { zip: '60601' }],
  ['60601-1234', { zip: '60601' }],
  ['1400 S Michigan Ave', { address: '1400 S Michigan Ave' }],
  ['12345 Long St, Joliet, IL 60432', { address: '12345 Long St, Joliet, IL 60432', zip: '60432' }],
])('%j is sent as %j', (place, fields) => {
  expect(placeFields(place)).toEqual(fields);
});
