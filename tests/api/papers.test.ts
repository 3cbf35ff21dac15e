import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { estimates } from '../../functions/src/estimates/estimates.ts';
import { invoices } from '../../functions/src/invoices/invoices.ts';
import { payments } from '../../functions/src/payments/payments.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { aPayment } from '../support/entities.ts';
import { anEstimate, anInvoice } from '../support/money-entities.ts';
import { readPdf } from '../support/read-pdf.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';

stackAddresses();
let desk: DeskPeople;
let client: Client;
let cookie: string;
let ids: { estimate: string; draft: string; invoice: string; paid: string; failed: string };

beforeAll(async () => {
  desk = await deskPeople();
  client = await createTestClient();
  cookie = await verifiedCookie(client);
  const { id: projectId } = await createTestProject(client);
  const own = { clientId: client.id, projectId };
  const invoice = anInvoice({ ...own, id: randomUUID(), paid: 100, balance: 300 });
  const estimate = anEstimate({ ...own, id: randomUUID() });
  const draft = anEstimate({ ...own, id: randomUUID(), status: 'draft', onPortal: false });
  // March 14 in Chicago.
  const paidAt = '2027-03-15T03:00:00.000Z';
  const paid = aPayment({ ...own, id: randomUUID(), amount: 100, invoiceId: invoice.id, paidAt });
  const failed = aPayment({ ...own, id: randomUUID(), status: 'failed' });
  await Promise.all([
    ...[estimate, draft].map(async (each) => (await estimates()).doc(each.id).set(each)),
    (await invoices()).doc(invoice.id).set(invoice),
    ...[paid, failed].map(async (each) => (await payments()).doc(each.id).set(each)),
  ]);
  ids = { estimate: estimate.id, draft: draft.id, invoice: invoice.id, paid: paid.id, failed: failed.id };
});

/** Downloads a file as bytes. callApi would read a PDF as text. */
async function download(path: string, headers: Record<string, string>) {
  const response = await fetch(`${stackAddresses().hosting}${path}`, { headers });
  const contents = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, contents };
}

const papers = () => [
  { path: `/api/estimates/${ids.estimate}.pdf`, name: 'Estimate E-1001.pdf', words: 'Estimate E-1001' },
  { path: `/api/invoices/${ids.invoice}.pdf`, name: 'Invoice INV-1001.pdf', words: 'Balance due $300.00' },
  {
    path: `/api/invoices/${ids.invoice}/receipt.pdf`,
    name: 'Receipt 2027-03-14.pdf',
    words: 'for invoice INV-1001',
  },
  {
    path: `/api/payments/${ids.paid}/receipt.pdf`,
    name: 'Receipt 2027-03-14.pdf',
    words: 'for invoice INV-1001',
  },
];

describe.each([0, 1, 2, 3])('paper %i', (index) => {
  const paper = () => {
    const one = papers()[index];
    if (!one) throw new Error('There is no such paper');
    return one;
  };

  test('is a PDF for its client', async () => {
    const { path, name, words } = paper();
    const { status, headers, contents } = await download(path, { Cookie: cookie });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(/^inline; filename="/);
    const filename = /filename="(.*)"/.exec(headers.get('content-disposition') ?? '')?.[1];
    expect(filename).toMatch(name);
    expect((await readPdf(contents)).pages.join(' ')).toContain(words);
  });

  test('is a PDF for the office, and refused to another client', async () => {
    const { path } = paper();
    const answer = await download(path, { Authorization: `Bearer ${desk.tokens.office}` });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const other = await verifiedCookie(await createTestClient());
    expect((await download(path, { Cookie: other })).status).toBe(403);
  });
});

test('a draft is for staff only', async () => {
  const path = `/api/estimates/${ids.draft}.pdf`;
  expect((await download(path, { Cookie: cookie })).status).toBe(404);
  const answer = await download(path, { Authorization: `Bearer ${desk.tokens.office}` });
  expect(answer.status).toBe(200);
});

test('a failed payment has no receipt', async () => {
  const path = `/api/payments/${ids.failed}/receipt.pdf`;
  expect((await download(path, { Cookie: cookie })).status).toBe(404);
});
