import { expect, test } from 'vitest';
import { paymentReference } from './payment-record.ts';

test('a payment without a card has a reference of eight characters', () => {
  expect(paymentReference('3f2a91bc-5d0e-4c55-9d0c-0a1b2c3d4e5f')).toBe('3F2A91BC');
  expect(paymentReference('pi_3QkLakeline0000000000001')).toBe('pi_3QkLakeline0000000000001');
});
