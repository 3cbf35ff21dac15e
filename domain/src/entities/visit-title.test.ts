import { expect, test } from 'vitest';
import { inSpanish } from '../../../tests/support/in-spanish.ts';
import { isServiceName, visitTitle } from './visit-title.ts';

test('a service is named in the language of whoever reads, and what was typed stays as it is', () => {
  expect(visitTitle('Heavy-Duty Truck Repairs')).toBe('Heavy-Duty Truck Repairs');
  expect(inSpanish(() => visitTitle('Heavy-Duty Truck Repairs'))).toBe('Reparación de camiones pesados');
  expect(inSpanish(() => visitTitle('Frame rail'))).toBe('Frame rail');
  expect([isServiceName('Aluminum Welding'), isServiceName('Pay at http://evil.example')]).toEqual([
    true,
    false,
  ]);
});
