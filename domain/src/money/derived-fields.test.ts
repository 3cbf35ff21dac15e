import { expect, test } from 'vitest';
import { anAppointment, anEstimate, anInvoice, aProject } from '../../../tests/support/entities.ts';
import { derivedFields, isCovered, type ProjectPapers } from './derived-fields.ts';

const now = new Date('2026-03-10T17:00:00Z');
const nothing: ProjectPapers = { visits: [], estimates: [], invoices: [] };
const follow = (papers: Partial<ProjectPapers>, fields = {}, options = {}) =>
  derivedFields(aProject(fields), { ...nothing, ...papers }, { now, ...options });
const visit = (day: string, fields = {}) =>
  anAppointment({ scheduledDate: `2026-03-${day}T15:00:00.000Z`, ...fields });
const done = (day: string) => visit(day, { status: 'completed', finishedAt: now.toISOString() });
const approved = (total: number) => anEstimate({ status: 'approved', total });
const sent = (total: number, fields = {}) => anInvoice({ onPortal: true, total, ...fields });

test('values typed by staff stay when there are no papers or visits', () => {
  const typed = { estimatedCost: 300, scheduledDate: '2026-03-20T15:00:00.000Z' };
  expect(follow({}, typed)).toMatchObject({ ...typed, agreedTotal: undefined, awaitsInvoice: undefined });
});

test('the agreed total adds up approved estimates, and replaces the estimated cost', () => {
  const estimates = [approved(0.1), approved(0.2), anEstimate({ status: 'sent', total: 50 })];
  expect(follow({ estimates }, { estimatedCost: 300 })).toMatchObject({
    agreedTotal: 0.3,
    estimatedCost: 0.3,
  });
});

test('the next visit is the earliest open one from today on, until it is finished', () => {
  const next = (...visits: ProjectPapers['visits']) => follow({ visits }).scheduledDate?.slice(8, 10);
  expect(next(visit('12'), visit('11', { status: 'rescheduled' }))).toBe('11');
  expect(next(visit('12'), visit('11', { status: 'cancelled' }))).toBe('12');
  expect(next(visit('10'), visit('11')), 'begun two hours ago').toBe('10');
  expect(next(done('10'), visit('11'))).toBe('11');
  expect(next(visit('09'))).toBeUndefined();
  expect(
    follow({}, { scheduledDate: now.toISOString() }, { isOfVisits: true }).scheduledDate,
  ).toBeUndefined();
});

test('the first start moves a pending project into progress, and no other project', () => {
  const begins = { begins: true };
  const visits = [visit('10', { startedAt: now.toISOString() })];
  expect(follow({ visits }, { status: 'pending' }, begins).status).toBe('in_progress');
  expect(follow({ visits }, { status: 'pending' }).status, 'put back by hand').toBe('pending');
  expect(follow({ visits: [visit('10')] }, { status: 'pending' }, begins).status).toBe('pending');
  expect(follow({ visits }, { status: 'completed' }, begins).status).toBe('completed');
});

test.each([
  ['the last visit is finished', { visits: [done('09'), done('10')] }, true],
  ['one is to come', { visits: [done('09'), visit('12')] }, undefined],
  ['the others were cancelled', { visits: [done('09'), visit('12', { status: 'cancelled' })] }, true],
  ['none took place', { visits: [visit('12', { status: 'cancelled' })] }, undefined],
  [
    'all that was agreed is billed',
    { visits: [done('09')], estimates: [approved(90)], invoices: [sent(90)] },
    undefined,
  ],
  ['a part is billed', { visits: [done('09')], estimates: [approved(90)], invoices: [sent(89.99)] }, true],
  [
    'a credit took some off',
    { visits: [done('09')], estimates: [approved(90)], invoices: [sent(90, { credited: 5 })] },
    undefined,
  ],
  ['the invoice is a draft', { visits: [done('09')], invoices: [sent(90, { onPortal: false })] }, true],
  ['the invoice is void', { visits: [done('09')], invoices: [sent(90, { status: 'void' })] }, true],
  ['billed without an estimate', { visits: [done('09')], invoices: [sent(90)] }, undefined],
])('the project awaits an invoice: %s', (_, papers, awaits) => {
  expect(follow(papers, { status: 'in_progress' }).awaitsInvoice).toBe(awaits);
  expect(follow(papers, { status: 'completed' }).awaitsInvoice, 'completed').toBeUndefined();
});

test('the estimated cost is the total of the latest version of the sent estimate', () => {
  const estimates = [
    anEstimate({ id: 'e1', status: 'sent', total: 450 }),
    anEstimate({ id: 'e2', status: 'sent', total: 447, replaces: 'e1' }),
    anEstimate({ id: 'e3', status: 'draft', total: 900 }),
    anEstimate({ id: 'e4', status: 'declined', total: 700 }),
  ];
  expect(follow({ estimates }, { estimatedCost: 300 }).estimatedCost).toBe(447);
  expect(follow({ estimates: estimates.slice(2) }, { estimatedCost: 300 }).estimatedCost).toBe(300);
});

const line = { kind: 'material', description: 'Steel', quantity: 1, unitPrice: 1000 } as const;
const taxed = anEstimate({ status: 'approved', lines: [line], taxRate: 8, total: 1080 });
const untaxed = anInvoice({ onPortal: true, lines: [line], total: 1000 });

test('an exempt client owes no sales tax, and an invoice without it bills all that is agreed', () => {
  const papers = { visits: [done('09')], estimates: [taxed], invoices: [untaxed] };
  expect(follow(papers)).toMatchObject({ agreedTotal: 1080, awaitsInvoice: true });
  const exempt = follow({ ...papers, isTaxExempt: true });
  expect([exempt.agreedTotal, exempt.awaitsInvoice]).toEqual([1000, undefined]);
});

test.each([
  ['sent invoices bill all that was agreed', 90, [sent(90)], true],
  ['less is left than the draft asks', 90, [sent(10)], true],
  ['as much is left as it asks', 100, [sent(10)], false],
  ['nothing is billed yet', 90, [sent(90, { onPortal: false })], false],
  ['the invoice is void', 90, [sent(90, { status: 'void' })], false],
  ['nothing was agreed', undefined, [sent(90)], false],
])('the work of a draft of $90 is already invoiced: %s', (_, agreedTotal, invoices, covered) => {
  expect(isCovered({ total: 90 }, { agreedTotal }, invoices)).toBe(covered);
});
