import { expect, test } from 'vitest';
import { anEstimate, anInvoice } from '../../../tests/support/money-entities.ts';
import { aboveAgreed, aboveAgreedText } from './above-agreed.ts';

const line = (unitPrice: number) => ({
  lines: [{ kind: 'labor' as const, description: 'Welding', quantity: 1, unitPrice }],
});
const agreed = (dollars: number, more: object = {}) =>
  anEstimate({ id: `e-${dollars}`, status: 'approved', ...line(dollars), ...more });
const bill = (dollars: number, more: object = {}) =>
  anInvoice({ id: `i-${dollars}`, ...line(dollars), ...more });

test.each([
  ['nothing is agreed', [], [], undefined],
  ['it is what was agreed', [agreed(500)], [], undefined],
  ['it is more than was agreed', [agreed(400)], [], 10_000],
  ['a change order added to it', [agreed(400), agreed(100, { changeOf: 'e-400' })], [], undefined],
  ['a change order took off', [agreed(500), agreed(-50, { changeOf: 'e-500' })], [], 5_000],
  ['an estimate was only sent', [agreed(400), anEstimate({ ...line(100), status: 'sent' })], [], 10_000],
  ['a part was billed before', [agreed(600)], [bill(200)], 10_000],
  ['that part is void', [agreed(600)], [bill(200, { status: 'void' })], undefined],
  ['that part was credited', [agreed(600)], [bill(200, { credited: 150 })], undefined],
  ['that part is a draft', [agreed(600)], [bill(200, { onPortal: false })], undefined],
])('an invoice of $500 where %s', (_, estimates, invoices, cents) => {
  expect(aboveAgreed(bill(500, { onPortal: false }), { estimates, invoices }, true)?.aboveCents).toBe(cents);
});

test('work at a home above $1,000 needs a signature first', () => {
  const needs = (dollars: number, isOn = true) =>
    aboveAgreed(bill(dollars), { estimates: [agreed(900, { atHome: true })], invoices: [] }, isOn);
  expect(needs(1000)?.needsSignature).toBe(false);
  expect(needs(1001)?.needsSignature).toBe(true);
  expect(needs(1001, false)?.needsSignature).toBe(false);
  const above = needs(1001);
  expect(above && aboveAgreedText(above)).toBe(
    'This bills $101.00 more than the $900.00 that the client agreed to. For work at a home above $1,000.00 Illinois asks for a signature (815 ILCS 513/15): write a change order first',
  );
});
