import { expect, test, vi } from 'vitest';
import { anEstimate, anInvoice } from '../../../../tests/support/money-entities.ts';
import { openPapersIn } from './open-papers.tsx';

const [owed, sent] = [anInvoice(), anEstimate()];
const whole = { status: 'ready', unreadable: 0, offline: false, isFull: false } as const;
const invoices = {
  ...whole,
  items: [owed, anInvoice({ status: 'paid' }), anInvoice({ status: 'void' }), anInvoice({ onPortal: false })],
};
const estimates = {
  ...whole,
  items: [sent, anEstimate({ status: 'draft' }), anEstimate({ status: 'approved' })],
};
const found = { invoices: [owed], estimates: [sent] };

test('invoices that are not settled and estimates that wait for an answer are open', () => {
  expect(openPapersIn(invoices, estimates)).toEqual({ status: 'checked', ...found });
  const nothing = { ...whole, items: [] };
  expect(openPapersIn(nothing, nothing)).toEqual({ status: 'checked', invoices: [], estimates: [] });
});

test('before both lists are there it is not known', () => {
  const loading = { status: 'loading' } as const;
  expect(openPapersIn(loading, estimates).status).toBe('checking');
  expect(openPapersIn(invoices, loading).status).toBe('checking');
});

test.each([{ offline: true }, { isFull: true }, { unreadable: 1 }])(
  'of a list with %j some may lack',
  (lack) => {
    expect(openPapersIn({ ...invoices, ...lack }, estimates)).toEqual({ status: 'unsure', ...found });
    expect(openPapersIn(invoices, { ...estimates, ...lack })).toEqual({ status: 'unsure', ...found });
  },
);

test('what did not come is asked for again', () => {
  const retry = vi.fn();
  const papers = openPapersIn({ status: 'error', offline: false, retry }, estimates);
  expect(papers).toMatchObject({ status: 'unsure', invoices: [], estimates: [sent] });
  papers.retry?.();
  expect(retry).toHaveBeenCalledOnce();
});
