import { defaultMoneySettings } from '@welding/domain/money/money-settings';
import { expect, test } from 'vitest';
import { newLine } from '#desk/priced/priced-values.ts';
import { dueText } from './due-text.ts';
import { invoiceVersions, newInvoiceValues, readInvoiceChange, readNewInvoice } from './invoice-values.ts';

const ids = {
  clientId: 'c1a5e000-0000-4000-8000-000000000001',
  projectId: '9f0ec700-0000-4000-8000-000000000001',
};
const today = '2027-03-01';
const settings = { ...defaultMoneySettings, deposit: { kind: 'percent', value: 50 } as const };
const written = {
  ...newInvoiceValues(settings, today, undefined),
  lines: [newLine('trip', { description: 'Trip', unitPrice: '90' })],
};

test('a new invoice is due by the settings and asks for no deposit', () => {
  expect(readNewInvoice(written, ids)).toEqual({
    body: {
      ...ids,
      lines: [{ kind: 'trip', description: 'Trip', quantity: 1, unitPrice: 90 }],
      dueDate: '2027-03-15',
    },
  });
});

test('what is wrong is said, and a change names its version', () => {
  expect(readInvoiceChange({ ...written, dueDate: '' }, null)).toEqual({
    problems: { dueDate: 'Due date must be a day of the calendar' },
  });
  expect(readInvoiceChange(written, null)).toMatchObject({ body: { updatedAt: null } });
});

test('two versions differ in their due dates', () => {
  expect(invoiceVersions({ ...written, dueDate: '2027-03-20' }, written)).toEqual([
    { label: 'Due date', mine: '2027-03-20', theirs: '2027-03-15' },
  ]);
});

test.each([
  ['2027-03-15', 'Due Mon, Mar 15, 2027'],
  ['2027-03-01', 'Due today'],
  ['2027-02-28', 'Due yesterday'],
  ['2027-02-01', '28 days overdue'],
])('due on %s is %s', (dueDate, text) => {
  expect(dueText({ dueDate }, today)).toBe(text);
});
