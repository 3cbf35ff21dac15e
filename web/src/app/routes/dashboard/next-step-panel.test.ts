import { expect, test } from 'vitest';
import {
  anAppointment,
  anEstimate,
  anInvoice,
  aPayment,
  aProject,
} from '../../../../../tests/support/entities.ts';
import { firstTask, nextVisit } from './next-step-panel.tsx';

const project = aProject({ id: '9f0ec700-0000-4000-8000-000000000001' });
const sent = anEstimate();
const approved = anEstimate({ id: 'e5710000-0000-4000-8000-000000000002', status: 'approved' });
const invoice = anInvoice({ projectId: '9f0ec700-0000-4000-8000-000000000002' });
const deposit = aPayment({ projectId: project.id, estimateId: approved.id, kind: 'deposit', amount: 625 });
const onItsWay = { ...deposit, status: 'processing' as const };
const visit = { ...anAppointment(), underWay: false };
const nothing = {
  projects: [project],
  toMove: [],
  estimates: [],
  invoices: [],
  payments: [],
  today: '2026-12-01',
};

test.each([
  ['a visit to move', { toMove: [visit], estimates: [sent] }, { kind: 'choose-time', visit }],
  ['an estimate to sign', { estimates: [approved, sent] }, { kind: 'sign', estimate: sent }],
  ['one that expired', { estimates: [{ ...sent, validUntil: '2026-11-30' }] }, undefined],
  [
    'one of a canceled job',
    { estimates: [sent], projects: [aProject({ ...project, status: 'cancelled' })] },
    undefined,
  ],
  [
    'a deposit, before an invoice',
    { estimates: [approved], invoices: [invoice] },
    { kind: 'pay-deposit', estimate: approved, cents: 62_500 },
  ],
  ['a deposit that is paid', { estimates: [approved], payments: [deposit] }, undefined],
  ['a deposit on its way', { estimates: [approved], payments: [onItsWay] }, undefined],
  [
    'a deposit that somebody else of the company pays',
    { estimates: [approved], payments: undefined },
    undefined,
  ],
  [
    'the invoice due first',
    { invoices: [anInvoice({ dueDate: '2026-12-20' }), invoice] },
    { kind: 'pay', invoice },
  ],
  ['an invoice on its way', { invoices: [anInvoice({ onItsWay: 100 })] }, undefined],
])('%s', (_, known, task) => {
  expect(firstTask({ ...nothing, ...known })).toEqual(task);
});

test('the next visit is neither cancelled nor without a time', () => {
  const moved = { ...visit, id: 'a9901d00-0000-4000-8000-000000000002', status: 'rescheduled' };
  expect(nextVisit([{ ...visit, status: 'cancelled' }, { ...visit, needsTime: true }, moved, visit])).toBe(
    moved,
  );
  expect(nextVisit([])).toBeUndefined();
});
