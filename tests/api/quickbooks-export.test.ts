import { randomUUID } from 'node:crypto';
import type { Invoice } from '@welding/domain/entities/invoice';
import { beforeAll, expect, test } from 'vitest';
import { invoices } from '../../functions/src/invoices/invoices.ts';
import { createTestPayment, type DeskPeople, deskPeople } from '../support/desk.ts';
import { anInvoice } from '../support/entities.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestInvoice } from '../support/sample-money.ts';
import { answerTo, callDesk } from './call-api.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});

const download = (path: string) =>
  callDesk('GET', `export/${path}`, undefined, { bearer: desk.tokens.office });
const rows = async (name: string, period = '') => {
  const { status, text } = await download(`${name}.csv${period}`);
  expect(status).toBe(200);
  return text.split('\r\n');
};

test('an invoice is a row per line, discount, tax and credit note, adding up to its total', async () => {
  const id = randomUUID();
  const number = `INV-${id}`;
  const invoice = anInvoice({
    id,
    number,
    projectTitle: 'Gate, left leaf',
    recipient: { name: 'Jordan Example' },
    lines: [
      { kind: 'labor', description: 'Weld', quantity: 3.5, unit: 'hour', unitPrice: 125 },
      { kind: 'material', description: 'Hinge', quantity: 2, unitPrice: 35.25 },
    ],
    discount: { kind: 'amount', value: 8 },
    taxRate: 10,
    credits: [{ number: 'CN-1', amount: 20, reason: 'Late', at: '2027-03-20T12:00:00.000Z' }],
    credited: 20,
    dueDate: '2027-03-28',
    // March 14 in Chicago.
    sentAt: '2027-03-15T03:00:00.000Z',
  });
  await (await invoices()).doc(id).set(invoice);
  await (await invoices()).doc(randomUUID()).set({ ...invoice, status: 'void', number: `${number}-void` });
  const lowered = anInvoice({
    id: randomUUID(),
    number: `LOW-${id}`,
    lines: [
      { kind: 'labor', description: 'Weld', quantity: 1, unitPrice: 500 },
      { kind: 'material', description: 'Less steel', quantity: 1, unitPrice: -200 },
    ],
    taxRate: 10,
    sentAt: '2027-03-15T12:00:00.000Z',
  });
  const rest = { kind: 'other' as const, description: 'Rest', quantity: 1, unitPrice: 550, taxable: false };
  const ofRest: Invoice = {
    ...lowered,
    id: randomUUID(),
    number: `REST-${id}`,
    lines: [{ ...rest, includedTax: { tax: 50, of: 550 } }],
    discount: { kind: 'amount', value: 55 },
  };
  for (const other of [lowered, ofRest]) await (await invoices()).doc(other.id).set(other);
  const [headings, ...all] = await rows('quickbooks-invoices');
  expect(headings).toBe(
    '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount',
  );
  const start = `${number},Jordan Example,03/14/2027,03/28/2027,"Gate, left leaf",`;
  const own = all.filter((row) => row.startsWith(number));
  expect(own.map((row) => row.slice(start.length))).toEqual([
    'Labor,Weld,3.5,125,437.5',
    'Material,Hinge,2,35.25,70.5',
    'Discount,Discount,1,-8,-8',
    'Sales tax,Sales tax,1,6.94,6.94',
    'Credit,CN-1: Late,1,-20,-20',
  ]);
  expect(own.every((row) => row.startsWith(start))).toBe(true);
  const amounts = ({ number: of }: Invoice) =>
    all.filter((row) => row.startsWith(of)).map((row) => row.split(',').slice(-2));
  expect(amounts(lowered).map(([, amount]) => amount)).toEqual(['500', '-200', '-20']);
  // 495 with 45 of tax, after the discount.
  expect(amounts(ofRest)).toEqual(['505', '-55', '45'].map((amount) => [amount, amount]));
  await Promise.all([id, lowered.id, ofRest.id].map(async (each) => (await invoices()).doc(each).delete()));
});

test('a payment is a bank row, and so is a refund', async () => {
  const paidAt = '2027-03-15T03:00:00.000Z';
  const { id } = await createTestPayment('', {
    amount: 120.5,
    paidAt,
    refundedAmount: 20,
    refundedAt: '2027-04-01T12:00:00.000Z',
    handedBackAmount: 10,
    handedBackAt: '2027-04-05T12:00:00.000Z',
  });
  const failed = await createTestPayment('', { status: 'failed' });
  const [headings, ...all] = await rows('quickbooks-payments');
  expect(headings).toBe('Date,Description,Amount');
  expect(all.filter((row) => row.includes(id))).toEqual([
    `03/14/2027,Card ${id},120.5`,
    `04/01/2027,Refund of Card ${id},-20`,
    `04/05/2027,Refund by hand of Card ${id},-10`,
  ]);
  expect(all.filter((row) => row.includes(failed.id))).toEqual([]);
});

test('card refunds, manual refunds and a dispute each count in their own month', async () => {
  const { id } = await createTestPayment('', {
    amount: 220.5,
    paidAt: '2027-03-15T03:00:00.000Z',
    refundedAmount: 50,
    refundedAt: '2027-05-03T12:00:00.000Z',
    refunds: [
      { at: '2027-04-01T12:00:00.000Z', amount: 20 },
      { at: '2027-05-03T12:00:00.000Z', amount: 30 },
    ],
    handedBackAmount: 80,
    handedBackAt: '2027-05-10T12:00:00.000Z',
    handBacks: [
      { at: '2027-04-20T12:00:00.000Z', amount: 50 },
      { at: '2027-05-10T12:00:00.000Z', amount: 30 },
    ],
    withdrawnAmount: 70.5,
    withdrawnAt: '2027-06-08T12:00:00.000Z',
    disputeStatus: 'lost',
  });
  const months = ['03', '04', '05', '06'].map((month) => `?from=2027-${month}-01&to=2027-${month}-30`);
  const moved = await Promise.all(months.map((month) => rows('quickbooks-payments', month)));
  expect(moved.map((all) => all.filter((row) => row.includes(id)))).toEqual([
    [`03/14/2027,Card ${id},220.5`],
    [`04/01/2027,Refund of Card ${id},-20`, `04/20/2027,Refund by hand of Card ${id},-50`],
    [`05/03/2027,Refund of Card ${id},-30`, `05/10/2027,Refund by hand of Card ${id},-30`],
    [`06/08/2027,Dispute of Card ${id},-70.5`],
  ]);
});

test('a payment names its client and purpose, and a period contains what moved in it', async () => {
  const client = await createTestClient({ firstName: 'José', lastName: 'Ruiz' });
  const invoice = await createTestInvoice(client, { sentAt: '2027-03-15T03:00:00.000Z' });
  const { id } = await createTestPayment(client.id, {
    invoiceId: invoice.id,
    amount: 120.5,
    paidAt: '2027-03-15T03:00:00.000Z',
    refundedAmount: 20,
    refundedAt: '2027-04-01T12:00:00.000Z',
    handedBackAmount: 10,
    handedBackAt: '2027-03-20T12:00:00.000Z',
    owedAgainAmount: 5,
  });
  const own = async (name: string, period: string) =>
    (await rows(name, period)).filter((row) => row.includes(id) || row.includes(invoice.number));
  const march = '?from=2027-03-01&to=2027-03-14';
  const said = `Card ${id}, José Ruiz, ${invoice.number}`;
  expect(await own('quickbooks-payments', march)).toEqual([`03/14/2027,"${said}",120.5`]);
  expect(await own('quickbooks-payments', '?from=2027-03-21')).toEqual([
    `04/01/2027,"Refund of ${said}",-20`,
  ]);
  const [headings = ''] = await rows('payments', march);
  const [row = ''] = await own('payments', march);
  const cells = new Map(headings.split(',').map((heading, index) => [heading, row.split(',')[index]]));
  expect(Object.fromEntries(cells)).toMatchObject({
    client: 'José Ruiz',
    'invoice number': invoice.number,
    refunded: '30',
    'refunded at': '2027-04-01 07:00',
    'owed again': '5',
  });
  expect(await own('payments', '?from=2027-03-15')).toEqual([]);
  expect((await own('invoices', march))[0]).toContain(`${invoice.number},Jordan Example,`);
  expect(await own('invoices', '?to=2027-03-13')).toEqual([]);
  expect(await answerTo(download('invoices.csv?from=2027-04-01&to=2027-03-01'))).toEqual([
    400,
    'From must not be after to',
  ]);
  expect((await download('invoices.csv?from=March')).status).toBe(400);
});

test('payments list each invoice they paid with its amount, including deposits, cash and unapplied ones', async () => {
  const client = await createTestClient();
  const { id: projectId } = await createTestProject(client);
  const of = { projectId, sentAt: '2027-03-15T03:00:00.000Z' };
  const invoice = await createTestInvoice(client, { ...of, total: 540 });
  const paidAt = (day: number) => `2027-03-${day}T12:00:00.000Z`;
  const deposit = { projectId, kind: 'deposit' as const, estimateId: randomUUID(), amount: 240 };
  const ids = [
    (await createTestPayment(client.id, { ...deposit, paidAt: paidAt(10) })).id,
    (await createTestPayment(client.id, { projectId, method: 'cash', amount: 350, paidAt: paidAt(20) })).id,
  ];
  const all = await rows('payments', '');
  const headings = (all[0] ?? '').split(',');
  const cellOf = (id: string, heading: string) =>
    all.find((row) => row.startsWith(id))?.split(',')[headings.indexOf(heading)];
  expect(ids.map((id) => cellOf(id, 'invoice number'))).toEqual([invoice.number, invoice.number]);
  expect(ids.map((id) => cellOf(id, 'paid on invoices'))).toEqual([
    `${invoice.number}: 240.00`,
    `${invoice.number}: 300.00`,
  ]);
  expect(ids.map((id) => cellOf(id, 'not on an invoice'))).toEqual(['', '50']);
});

test.each([
  ['Ann \t"Annie" O\'Neil:  Welds\n', "Ann 'Annie' O'Neil - Welds"],
  ['-Dash', '-Dash'],
  ['+1 312', '+1 312'],
  [`${'x'.repeat(99)}𝐃𝐃`, `${'x'.repeat(99)}𝐃`],
])('the customer %j is exported as %j', async (name, customer) => {
  const id = randomUUID();
  const invoice = anInvoice({
    id,
    number: `INV-${id}`,
    recipient: { name },
    sentAt: '2027-03-15T12:00:00.000Z',
  });
  await (await invoices()).doc(id).set(invoice);
  const row = (await rows('quickbooks-invoices')).find((line) => line.startsWith(`INV-${id}`));
  expect(row?.split(',')[1]).toBe(customer);
  await (await invoices()).doc(id).delete();
});
