import { expect, test } from 'vitest';
import { inSpanish } from '../../../tests/support/in-spanish.ts';
import { isServiceName, localTitle } from './local-title.ts';
import { projectFormSchema } from './project-request.ts';
import { acceptedProjectSchema } from './quote-answer.ts';
import { newVisitSchema } from './visit.ts';

test('a service is named in the reader’s language, and a typed title stays as typed', () => {
  expect(localTitle('Heavy-Duty Truck Repairs')).toBe('Heavy-Duty Truck Repairs');
  expect(inSpanish(() => localTitle('Heavy-Duty Truck Repairs'))).toBe('Reparación de camiones pesados');
  expect(inSpanish(() => localTitle('Frame rail'))).toBe('Frame rail');
  expect([isServiceName('Aluminum Welding'), isServiceName('Pay at http://evil.example')]).toEqual([
    true,
    false,
  ]);
});

test.each([
  ['a request that is accepted', acceptedProjectSchema],
  ['a project', projectFormSchema],
  ['a visit', newVisitSchema],
])('%s titled in Spanish is stored with the English name of the service', (_, { shape }) => {
  const stored = inSpanish(() => shape.title.parse(' Reparación de camiones pesados '));
  expect([stored, localTitle(stored)]).toEqual(['Heavy-Duty Truck Repairs', 'Heavy-Duty Truck Repairs']);
  expect(inSpanish(() => shape.title.parse('Portón'))).toBe('Portón');
});
