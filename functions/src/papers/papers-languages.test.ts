import { expect, test } from 'vitest';
import { foreignTexts } from '../../../local/testing/texts/catalogues.ts';
import { aClient, anApproval, aPayment } from '../../../tests/support/entities.ts';
import { inSpanish } from '../../../tests/support/in-spanish.ts';
import { anEstimate, anInvoice } from '../../../tests/support/money-entities.ts';
import { stringsIn } from '../../../tests/support/strings-in.ts';
import { estimatePaper } from './estimate-paper.ts';
import { invoicePaper } from './invoice-paper.ts';
import { paperLines } from './paper.ts';
import { receiptPaper } from './receipt-paper.ts';

const siteUrl = 'https://welding.example';
const now = new Date('2027-03-09T15:00:00Z');
const at = now.toISOString();
const approval = anApproval({ consent: 'X', pamphlet: true, at });
const estimate = anEstimate({
  homeRepair: true,
  atHome: true,
  taxRate: 8,
  discount: { kind: 'percent', value: 5 },
});
const credits = [{ number: 'CN-1001', amount: 50, reason: '', at, paymentId: 'pay' }];

/** Every paper in each of its states. Its typed words are only names. */
function papers() {
  const parts = { seal: 'none', siteUrl, now } as const;
  const receipt = { client: aClient(), projectTitle: 'Gate', paidFor: 'INV-1001', now };
  return [
    estimatePaper({ ...parts, estimate }),
    estimatePaper({ ...parts, estimate: { ...estimate, status: 'approved', approval }, seal: 'intact' }),
    estimatePaper({ ...parts, estimate: { ...estimate, status: 'approved', approval }, seal: 'broken' }),
    estimatePaper({ ...parts, estimate: { ...estimate, status: 'declined', declinedAt: at } }),
    estimatePaper({ ...parts, estimate: { ...estimate, status: 'replaced' } }),
    estimatePaper({ ...parts, estimate: { ...estimate, status: 'draft' } }),
    invoicePaper({ invoice: anInvoice({ credits, credited: 50, paid: 100, balance: 250 }), siteUrl, now }),
    invoicePaper({ invoice: anInvoice({ status: 'void', balance: 0, voidReason: 'X' }), siteUrl, now }),
    receiptPaper({ ...receipt, payment: aPayment({ amount: 120.5, method: 'check' }), balanceCents: 5_025 }),
    receiptPaper({
      ...receipt,
      payment: aPayment({ amount: 100, refundedAmount: 30 }),
      balanceCents: undefined,
    }),
  ];
}

test.each([
  ['en', papers()],
  ['es', inSpanish(papers)],
] as const)('papers in %s contain no word of the other language', (language, made) => {
  const typed = ['Weld the hitch', 'Know Your Consumer Rights'];
  const said = stringsIn(made).filter((text) => !typed.includes(text));
  expect(said.length).toBeGreaterThan(100);
  expect(
    foreignTexts(
      language,
      said.map((text) => ({ name: 'paper', said: text })),
    ),
  ).toEqual([]);
});

test('a taxed line is marked in the paper’s language', () => {
  const details = () => paperLines(estimate).map(({ detail }) => detail);
  expect(details()).toEqual(['Labor', 'Material, taxed']);
  expect(inSpanish(details)).toEqual(['Mano de obra', 'Material, con impuesto']);
});
