import { expect, test } from 'vitest';
import { addressWithTown, placeOf, placeText, zipOfAddress } from './place.ts';

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
])('the address %j with the ZIP code %j is %j', (address, zip, text) => {
  expect(placeText({ address, zip })).toBe(text);
});

test.each([
  ['1 Elm St', 'Joliet, IL', '1 Elm St, Joliet, IL'],
  ['1 Elm St, joliet', 'Joliet, IL', '1 Elm St, joliet'],
  ['1 Elm St 60432', 'Joliet', '1 Elm St 60432'],
  [undefined, 'Joliet', 'Joliet'],
  ['1 Elm St', undefined, '1 Elm St'],
  ['1'.repeat(500), 'Joliet', '1'.repeat(500)],
])('the address %j with the town %j is %j', (address, town, whole) => {
  expect(addressWithTown(address, town)).toBe(whole);
});

test.each([
  '60435',
  '60435-1234',
  '60435 USA',
  'Joliet 60435',
  '123 Main St 60435',
  '123 Main St, Joliet, IL 60435',
  '123 Main St, Joliet, IL 60435, USA',
  '123 Main St, Joliet, IL 60435, United States',
  '123 Main St, Joliet, IL 60435, EE. UU.',
  '123 Main St\nJoliet IL 60435\nUSA\n',
  '123 Main St\r\nJoliet, Illinois 60435-1234',
  '123 Main St, Joliet, IL 604351234',
  '123 Main St, Joliet, il, 60435.',
  '123 Main St, Joliet, IL60435',
  '123 Main St, Joliet, 60435 IL',
  '12345 S Cicero Ave, Joliet, IL 60435',
  '12345 S Cicero Ave, Joliet 60435',
  '123 Main St, Joliet, IL 60435, Unit 12',
  '123 Main St, Joliet, IL 60435 (rear gate)',
  '123 Main St Unit 12345, Joliet, IL 60435 – U.S.A.',
  'Calle Main 123, Joliet, Illinois 60435, Estados Unidos',
  '123 Main St, Joliet, IL-60435',
  '60435, 123 Main St',
  'Joliet 60435 / 815-555-0123',
  'Joliet, IL 60435, (815) 555-0123',
  '123 Main St, Gary, in 60435',
  '123 Main St, Gary IN 60435',
])('%j includes a ZIP code', (address) => {
  expect(zipOfAddress(address)).toBe('60435');
});

test.each([
  undefined,
  '',
  '12345 S Cicero Ave',
  '12345 S Cicero Ave, Joliet, IL',
  '12345 S Cicero Ave, Joliet, IL, USA',
  'S Cicero Ave 12345',
  'Calle Olmo 12345',
  '123 Main St, Joliet, Unit 12345',
  '123 Main St Apt. 12345',
  '123 Main St #12345',
  'PO Box 12345',
  'Illinois Route 12345',
  '123 Main St, Joliet, 815-555-0148',
  '123 Main St, Joliet, 8155550148',
  'Yard 4',
  'A12345',
  '13550 Cicero Ave',
  'Yard in 13550 Cicero Ave',
  'The truck broke down in 13550 S Cicero Ave, Crestwood',
  '5 mi 13550 Cicero Ave',
  'Crestwood, IL 13550 S Cicero Ave',
  '12345, S Cicero Ave',
])('%j includes no ZIP code', (address) => {
  expect(zipOfAddress(address)).toBeUndefined();
});
