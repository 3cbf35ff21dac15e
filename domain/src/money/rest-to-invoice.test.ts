import { describe, expect, test } from 'vitest';
import { anEstimate, anInvoice } from '../../../tests/support/money-entities.ts';
import type { Estimate } from '../entities/estimate.ts';
import type { Invoice } from '../entities/invoice.ts';
import type { MoneyLine } from '../entities/money-line.ts';
import { totalsOf } from '../entities/totals.ts';
import { restToInvoice } from './rest-to-invoice.ts';

const line = (description: string, unitPrice: number, more: Partial<MoneyLine> = {}): MoneyLine => ({
  kind: 'labor',
  description,
  quantity: 1,
  unitPrice,
  ...more,
});
let made = 0;
/** Later calls make later approvals. */
const agreed = (lines: MoneyLine[], more: object = {}) => {
  made += 1;
  const [number, createdAt] = [`E-${1000 + made}`, new Date(Date.UTC(2027, 0, 1, 0, made)).toISOString()];
  return anEstimate({ id: number, number, createdAt, status: 'approved', lines, ...more });
};
const billed = (dollars: number, more: object = {}) =>
  anInvoice({ lines: [line('Billed', dollars)], ...more });

/** The rest to invoice. The total of its lines must equal its `restCents`. */
function restOf(estimates: readonly Estimate[], invoices: readonly Invoice[], isTaxExempt = false) {
  const rest = restToInvoice({ estimates, invoices, isTaxExempt });
  if (rest) expect(totalsOf(rest).totalCents).toBe(rest.restCents);
  return rest;
}
const linesOf = (rest: ReturnType<typeof restToInvoice>) =>
  rest?.lines.map(({ description, unitPrice }) => [description, unitPrice]);

describe('the first lines of an invoice', () => {
  test('are empty when nothing is agreed, or all of it is invoiced', () => {
    expect(restOf([anEstimate({ status: 'sent' })], [])).toBeUndefined();
    expect(restOf([agreed([line('Gate', 500)])], [billed(500)])).toBeUndefined();
    expect(restOf([agreed([line('Gate', 500)])], [billed(600)])).toBeUndefined();
    expect(restOf([agreed([line('Gate', 500)])], [billed(500, { onPortal: false })])).toBeUndefined();
    expect(restOf([agreed([line('Gate', 500)])], [billed(500, { credited: 200 })])).toBeUndefined();
  });

  test('are those of the approved estimate, with its discount and tax', () => {
    const estimate = agreed([line('Gate', 500), line('Steel', 99.99, { kind: 'material', quantity: 3 })], {
      discount: { kind: 'percent', value: 7.5 },
      taxRate: 8.25,
    });
    const rest = restOf([estimate], [billed(500, { status: 'void' })]);
    expect(rest).toMatchObject({ lines: estimate.lines, discount: estimate.discount, taxRate: 8.25 });
    expect(rest?.of).toEqual([estimate]);
  });

  test('are those of all agreed papers in order, deductions included', () => {
    const estimate = agreed([line('Gate', 500), line('Steel', 100, { kind: 'material' })], { taxRate: 10 });
    const more = agreed([line('Hinge', 40)], { taxRate: 10, changeOf: estimate.id });
    const less = agreed([line('No paint', -60)], { taxRate: 10, changeOf: estimate.id });
    const rest = restOf([less, estimate, more], []);
    expect([rest?.restCents, rest?.of]).toEqual([59_000, [estimate, more, less]]);
    expect(linesOf(rest)).toEqual([
      ['Gate', 500],
      ['Steel', 100],
      ['Hinge', 40],
      ['No paint', -60],
    ]);
  });

  test('add up the discounts of several estimates', () => {
    const estimate = agreed([line('Gate', 500)], { discount: { kind: 'percent', value: 10 } });
    const more = agreed([line('Hinge', 40)], { discount: { kind: 'amount', value: 5 } });
    expect(restOf([estimate, more], [])).toMatchObject({
      restCents: 48_500,
      discount: { kind: 'amount', value: 55 },
    });
  });

  test('are those of the paper not yet invoiced, an estimate or a change order', () => {
    const estimate = agreed([line('Gate', 500)]);
    const more = agreed([line('Hinge', 40)], { changeOf: estimate.id });
    expect(linesOf(restOf([estimate, more], [billed(500)]))).toEqual([['Hinge', 40]]);
    expect(linesOf(restOf([estimate, more], [billed(40, { estimateId: more.id })]))).toEqual([['Gate', 500]]);
  });

  test('name their estimate and the newest purchase order, for a lone change order too', () => {
    const estimate = agreed([line('Gate', 500)], { poNumber: 'PO-1' });
    const inherits = agreed([line('Hinge', 40)], { changeOf: estimate.id, poNumber: 'PO-1' });
    const newer = agreed([line('Lock', 60)], { changeOf: estimate.id, poNumber: 'PO-2' });
    const without = agreed([line('Paint', 30)], { changeOf: estimate.id });
    const namesOf = (...[estimates, invoices]: Parameters<typeof restOf>) => {
      const { estimateId, poNumber } = restOf(estimates, invoices) ?? {};
      return [estimateId, poNumber];
    };
    expect(namesOf([estimate, inherits], [billed(500)])).toEqual([estimate.id, 'PO-1']);
    expect(namesOf([estimate, newer, without], [])).toEqual([estimate.id, 'PO-2']);
    expect(namesOf([agreed([line('Rail', 90)])], [])).toEqual([expect.any(String), undefined]);
  });

  test('are one line, exact to the cent, when a part is invoiced', () => {
    const estimate = agreed([line('Gate', 100.01, { kind: 'material', quantity: 3 })], { taxRate: 8.25 });
    const rest = restOf([estimate], [billed(33.33), billed(0.1, { onPortal: false })]);
    expect(linesOf(rest)).toEqual([
      [`Rest of what was agreed, sales tax included: ${estimate.number}`, 291.35],
    ]);
    expect(rest?.lines[0]?.includedTax).toEqual({ tax: 24.75, of: 291.35 });
  });

  test('are one line when taxes differ or would round differently', () => {
    const steel = (dollars: number, taxRate: number) =>
      agreed([line('Steel', dollars, { kind: 'material' })], { taxRate });
    const differing = [steel(100, 10), steel(100, 5)];
    expect(linesOf(restOf(differing, []))).toEqual([
      [`As agreed, sales tax included: ${differing.map(({ number }) => number).join(', ')}`, 215],
    ]);
    expect(linesOf(restOf([steel(0.05, 10), steel(0.05, 10)], []))).toEqual([[expect.any(String), 0.12]]);
  });

  test('are one line with the sales tax not yet on an invoice or draft, at most all of it', () => {
    const steel = (dollars: number) => line('Steel', dollars, { kind: 'material' });
    const estimate = agreed([steel(1_000)], { taxRate: 10 });
    const half = anInvoice({ lines: [steel(500)], taxRate: 10 });
    const taxOf = (...invoices: ReturnType<typeof billed>[]) =>
      restOf([estimate], invoices)?.lines[0]?.includedTax;
    expect(taxOf(half)).toEqual({ tax: 50, of: 550 });
    expect(taxOf(half, billed(100))).toEqual({ tax: 50, of: 450 });
    expect(taxOf(billed(1_060))).toEqual({ tax: 40, of: 40 });
    expect(taxOf(anInvoice({ lines: [steel(900)], taxRate: 12 }))).toBeUndefined();
    const rest = restOf([estimate], [half]);
    const drafted = anInvoice({ lines: [...(rest?.lines ?? [])].map((one) => ({ ...one, unitPrice: 275 })) });
    expect(taxOf(half, drafted)).toEqual({ tax: 25, of: 275 });
    // Together the tax would be rounded otherwise.
    const two = [agreed([steel(100.37)], { taxRate: 8.25 }), agreed([steel(34.24)], { taxRate: 8.25 })];
    expect(restOf(two, [])?.lines[0]).toMatchObject({
      unitPrice: 145.71,
      includedTax: { tax: 11.1, of: 145.71 },
    });
  });

  test('are valid for any agreed and invoiced amounts', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const cents = (factor: number, upTo: number) => ((seed * factor) % upTo) / 100;
      const estimates = [3779, 7919, 104_729].slice(0, 1 + (seed % 3)).map((factor, index) =>
        agreed(
          [line('Work', cents(factor, 90_000)), line('Steel', cents(factor * 3, 7000), { kind: 'material' })],
          {
            taxRate: seed % 2 ? 8.25 : index,
            discount: seed % 5 ? undefined : { kind: 'percent', value: index + 0.5 },
          },
        ),
      );
      restOf(estimates, seed % 4 ? [] : [billed(cents(31, 20_000))]);
    }
  });

  test('omit sales tax for an exempt client, and count earlier invoices without it', () => {
    const taxed = { kind: 'material' as const };
    const estimate = agreed([line('Gate', 500), line('Steel', 1000, taxed)], { taxRate: 8 });
    const whole = restOf([estimate], [], true);
    expect([whole?.restCents, whole?.taxRate, whole?.lines]).toEqual([150_000, undefined, estimate.lines]);
    const half = billed(0, { lines: [line('Steel', 500, taxed)], taxRate: 8 });
    const rest = restOf([estimate], [half], true);
    expect(linesOf(rest)).toEqual([[expect.stringMatching(/^Rest of what was agreed: E-/), 1000]]);
    expect(totalsOf({ lines: rest?.lines ?? [] }).salesTaxCents).toBe(0);
    const included = restOf([estimate], [half]);
    expect(included?.lines[0]?.includedTax?.tax).toBe(40);
    const earlier = billed(0, { lines: [...(included?.lines ?? [])] });
    expect(restOf([estimate], [half, earlier], true)).toBeUndefined();
  });
});
