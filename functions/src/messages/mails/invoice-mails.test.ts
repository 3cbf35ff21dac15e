import { expect, test } from 'vitest';
import { anInvoice, aPayment } from '../../../../tests/support/entities.ts';
import { invoiceMail, invoiceReminderMail, refundMail } from './invoice-mails.ts';

const links = { siteUrl: 'https://x.example', preferencesUrl: () => 'https://x.example/mail-preferences' };
const invoice = anInvoice({ number: 'INV-1004', total: 1_180, dueDate: '2027-03-28' });

test('an invoice that was paid before it was sent asks for nothing', () => {
  const paid = { ...invoice, status: 'paid' as const, paid: 1_180, balance: 0 };
  const { subject, text } = invoiceMail({ invoice: paid, firstName: 'Jordan', ...links });
  expect(subject).toBe('Your invoice INV-1004 is paid');
  expect(text).toContain('Nothing is left to pay.');
  expect(text).toContain('The invoice is attached as a PDF.');
  expect(text).not.toMatch(/pay your invoice|by check|Due/);
});

test.each([
  ['the invoice', invoiceMail],
  ['the reminder', (mail: Parameters<typeof invoiceMail>[0]) => invoiceReminderMail({ ...mail, days: 3 })],
])('what a credit note took off stands in %s, so that its sums come out', (_, write) => {
  const credits = [{ number: 'CN-1', amount: 100, reason: 'Late', at: '2027-03-20T12:00:00.000Z' }];
  const credited = { ...invoice, credits, credited: 100, paid: 900, balance: 180 };
  const { text } = write({ invoice: credited, firstName: 'Jordan', ...links });
  for (const row of ['Total: $1,180.00', 'Credit notes: -$100.00', 'Paid: $900.00', 'Balance due: $180.00']) {
    expect(text).toContain(row);
  }
});

test('a refund names the payment as its receipt does', () => {
  const payment = aPayment({ id: '3f2a91bc-5d0e-4c55-9d0c-0a1b2c3d4e5f', method: 'cash', amount: 90 });
  const { text } = refundMail({
    payment,
    amount: 90,
    owedAgain: 0,
    way: 'hand',
    firstName: 'Jordan',
    ...links,
  });
  expect(text).toContain('Reference: 3F2A91BC\n');
});
