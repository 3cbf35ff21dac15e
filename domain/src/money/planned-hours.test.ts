import { expect, test } from 'vitest';
import { plannedHours } from './planned-hours.ts';

const labor = { kind: 'labor', description: 'Weld', quantity: 2.5, unitPrice: 120 } as const;

test.each(['hour', 'hours', 'Hr.', 'hora', 'Horas', '', undefined])('labor by %j plans its hours', (unit) => {
  expect(plannedHours([{ ...labor, unit }])).toEqual({ hundredths: 250, unknownLines: 0 });
});

test.each(['day', 'día', 'job'])('labor by the %s plans none that anybody knows', (unit) => {
  expect(plannedHours([{ ...labor, unit }])).toEqual({ hundredths: 0, unknownLines: 1 });
});
