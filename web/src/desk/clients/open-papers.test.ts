import { expect, test, vi } from 'vitest';
import { aPartOf, aWholeList } from '../../../../tests/support/desk-lists.ts';
import { anEstimate, anInvoice } from '../../../../tests/support/money-entities.ts';
import { openPapersIn } from './open-papers.tsx';

const [owed, sent] = [anInvoice(), anEstimate()];
const ofInvoices = [
  owed,
  anInvoice({ status: 'paid' }),
  anInvoice({ status: 'void' }),
  anInvoice({ onPortal: false }),
];
const ofEstimates = [sent, anEstimate({ status: 'draft' }), anEstimate({ status: 'approved' })];
const [invoices, estimates] = [aWholeList(ofInvoices), aWholeList(ofEstimates)];
const found = { invoices: [owed], estimates: [sent] };

test('open papers are unsettled invoices and unanswered estimates', () => {
  expect(openPapersIn(invoices, estimates)).toEqual({ status: 'checked', ...found });
  expect(openPapersIn(aWholeList([]), aWholeList([]))).toEqual({
    status: 'checked',
    invoices: [],
    estimates: [],
  });
});

test('are unknown until both lists are loaded', () => {
  const loading = { status: 'loading' } as const;
  expect(openPapersIn(loading, estimates).status).toBe('checking');
  expect(openPapersIn(invoices, loading).status).toBe('checking');
});

test('without a connection, are those of the last answer, possibly not all', () => {
  const offline = { offline: true, asOf: new Date('2027-03-15T14:10:00Z') };
  expect(openPapersIn(aWholeList(ofInvoices, offline), estimates)).toEqual({ status: 'unsure', ...found });
  expect(openPapersIn(invoices, aWholeList(ofEstimates, offline))).toEqual({ status: 'unsure', ...found });
});

test.each([{ isFull: true }, { unreadable: 1 }])('a list with %j is not added up', (lack) => {
  const noInvoice = openPapersIn(aWholeList(ofInvoices, lack), estimates);
  expect(noInvoice).toEqual({ status: 'unsure', invoices: [], estimates: [sent] });
  const noEstimate = openPapersIn(invoices, aWholeList(ofEstimates, lack));
  expect(noEstimate).toEqual({ status: 'unsure', invoices: [owed], estimates: [] });
});

test('a partial list is not added up, and waits for the answer', () => {
  expect(openPapersIn(aPartOf([owed], false), estimates)).toMatchObject({ status: 'checking', invoices: [] });
  expect(openPapersIn(aPartOf([owed], true), estimates)).toMatchObject({ status: 'unsure', invoices: [] });
});

test('a failed list can be loaded again', () => {
  const retry = vi.fn();
  const papers = openPapersIn({ status: 'error', offline: false, retry }, estimates);
  expect(papers).toMatchObject({ status: 'unsure', invoices: [], estimates: [sent] });
  papers.retry?.();
  expect(retry).toHaveBeenCalledOnce();
});
