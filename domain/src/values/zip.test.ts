import { expect, test } from 'vitest';
import { zipOfAddress } from './zip.ts';

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
])('%j has its ZIP code', (address) => {
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
])('%j has none', (address) => {
  expect(zipOfAddress(address)).toBeUndefined();
});
