import { signatureUrl } from '@welding/domain/entities/estimate-requests';
import { describe, expect, test } from 'vitest';
import { aClient, anApproval, aPayment } from '../../../tests/support/entities.ts';
import { anEstimate, anInvoice } from '../../../tests/support/money-entities.ts';
import { pngPicture } from '../../../tests/support/pictures.ts';
import { readPdf } from '../../../tests/support/read-pdf.ts';
import { estimatePaper } from './estimate-paper.ts';
import { invoicePaper } from './invoice-paper.ts';
import { receiptPaper } from './receipt-paper.ts';
import { renderPaper } from './render-paper.ts';

const siteUrl = 'https://welding.example';
const now = new Date('2027-03-09T15:00:00Z');
const approval = anApproval({ consent: 'I approve estimate E-1001.', at: '2027-03-08T15:14:00.000Z' });
const totalsOf = (rows: readonly { label: string; amount: string }[]) =>
  rows.map(({ label, amount }) => `${label} ${amount}`);

describe('an estimate on paper', () => {
  const estimate = anEstimate();
  const paperOf = (parts: Partial<Parameters<typeof estimatePaper>[0]> = {}) =>
    estimatePaper({ estimate, seal: 'none', siteUrl, now, ...parts });

  test('shows its total, and where to approve it', () => {
    const paper = paperOf();
    expect(paper.number).toBe('E-1001');
    expect(totalsOf(paper.totals)).toEqual(['Total $400.00', 'Deposit on approval 25% $100.00']);
    expect(paper.lines[0]).toMatchObject({ quantity: '2.5 hours', price: '$120.00', amount: '$300.00' });
    expect(paper.parties[0]?.lines).toEqual(['Jordan Example', '1400 S Michigan Ave', 'Chicago, IL 60605']);
    expect(JSON.stringify(paper.sections)).toContain(`${siteUrl}/dashboard"`);
    expect(JSON.stringify(paper)).not.toContain(estimate.id);
    expect(paper.stamp).toBeUndefined();
  });

  test('for work at a home lists materials, notice and pamphlet', () => {
    const paper = paperOf({ estimate: { ...estimate, homeRepair: true } });
    expect(totalsOf(paper.totals)).toContain('Parts and materials in it $100.00');
    expect(JSON.stringify(paper.sections)).toContain('815 ILCS 513');
    expect(JSON.stringify(paper.sections)).toContain('Know Your Consumer Rights');
  });

  test('carries its signature with the signer, time and seal', async () => {
    const signed = paperOf({ estimate: { ...estimate, status: 'approved', approval }, seal: 'intact' });
    expect(signed.stamp).toEqual({ text: 'Approved Mon, Mar 8, 2027', tone: 'good' });
    const { pages } = await readPdf(await renderPaper(signed));
    for (const words of ['Jordan Example', approval.consent, 'Mar 8', approval.contentHash.slice(0, 20)])
      expect(pages.join(' ')).toContain(words);
  });

  test('shows the signer’s name when the stored drawing is broken', async () => {
    const broken = pngPicture(10, 10).fill(0x41, 43, 48).toString('base64');
    const signed = { ...approval, signature: signatureUrl(broken) };
    const paper = paperOf({ estimate: { ...estimate, status: 'approved', approval: signed } });
    expect(paper.signature?.drawing).toBeUndefined();
    expect((await readPdf(await renderPaper(paper))).pages.join(' ')).toContain('Jordan Example');
  });

  test.each([
    [{ status: 'declined', declinedAt: '2027-03-08T15:14:00.000Z' }, 'Declined Mon, Mar 8, 2027'],
    [{ status: 'replaced' }, 'Replaced by a newer version'],
    [{ validUntil: '2027-03-08' }, 'Expired'],
    [{ status: 'draft' }, 'Draft'],
  ] as const)('%j is stamped %s', (fields, text) => {
    expect(paperOf({ estimate: { ...estimate, ...fields } }).stamp).toMatchObject({ text });
  });

  test('says so when its content was changed after signing', () => {
    const paper = paperOf({ estimate: { ...estimate, status: 'approved', approval }, seal: 'broken' });
    expect(paper.stamp).toEqual({ text: 'Changed after it was approved', tone: 'bad' });
    expect(paper.signature?.sentences.join(' ')).toContain('The seal is broken');
  });
});

describe('an invoice on paper', () => {
  test('shows the balance and how to pay it', () => {
    const credits = [{ number: 'CN-1001', amount: 50, reason: 'One plate less', at: now.toISOString() }];
    const paper = invoicePaper({
      invoice: anInvoice({ credits, credited: 50, paid: 100, balance: 250 }),
      siteUrl,
      now,
    });
    expect(totalsOf(paper.totals)).toEqual([
      'Total $400.00',
      'Credit note CN-1001 -$50.00',
      'Paid -$100.00',
      'Balance due $250.00',
    ]);
    const said = JSON.stringify(paper.sections);
    for (const words of ['One plate less', `${siteUrl}/dashboard"`, 'By check to'])
      expect(said).toContain(words);
    expect(JSON.stringify(paper)).not.toContain(anInvoice().id);
  });

  test.each([
    [{ status: 'paid', paid: 400, balance: 0 }, 'Paid in full'],
    [{ status: 'void', balance: 0, voidReason: 'Wrong client' }, 'Void'],
    [{ dueDate: '2027-03-08' }, 'Overdue'],
  ] as const)('%j is stamped %s, and shows how to pay only when money is owed', (fields, text) => {
    const paper = invoicePaper({ invoice: anInvoice(fields), siteUrl, now });
    expect(paper.stamp).toMatchObject({ text });
    expect(paper.sections.some(({ heading }) => heading === 'How to pay')).toBe(text === 'Overdue');
  });
});

describe('a receipt', () => {
  const parts = { client: aClient(), projectTitle: 'Gate', paidFor: 'invoice INV-1001', now };

  test('shows the amount, its purpose and the project’s balance', () => {
    const payment = aPayment({ amount: 120.5, method: 'check', note: 'No. 88', paidAt: now.toISOString() });
    const paper = receiptPaper({ ...parts, payment, balanceCents: 5_025 });
    expect(totalsOf(paper.totals)).toEqual(['Received $120.50']);
    expect(paper.lines[0]?.description).toBe('Payment for invoice INV-1001');
    expect(paper.sections[0]?.paragraphs[0]).toContain('$50.25 is still to be paid');
  });

  test('shows the refunded part', () => {
    const payment = aPayment({ amount: 100, refundedAmount: 30 });
    const paper = receiptPaper({ ...parts, payment, balanceCents: undefined });
    expect(totalsOf(paper.totals)).toEqual(['Received $100.00', 'Refunded -$30.00', 'Kept $70.00']);
    expect(paper.stamp?.text).toBe('Partly refunded');
    expect(paper.sections).toEqual([]);
  });

  test('hides staff’s notes from the payer', () => {
    const payment = aPayment({ method: 'cash', note: 'Paid late again' });
    expect(JSON.stringify(receiptPaper({ ...parts, payment, balanceCents: 0 }))).not.toContain('late again');
  });
});
