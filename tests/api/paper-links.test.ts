import type { Client } from '@welding/domain/entities/client';
import { type Estimate, estimateSchema } from '@welding/domain/entities/estimate';
import type { Invoice } from '@welding/domain/entities/invoice';
import { openedPaperSchema, payLinkSchema } from '@welding/domain/entities/paper-link';
import type { Project } from '@welding/domain/entities/project';
import { beforeAll, describe, expect, test } from 'vitest';
import { clients } from '../../functions/src/clients/clients.ts';
import { findEstimate } from '../../functions/src/estimates/estimates.ts';
import { storePaperLink } from '../../functions/src/papers/paper-links.ts';
import { firestore } from '../../functions/src/store/firestore.ts';
import { kindsTo } from '../support/client-mails.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { awaitMail } from '../support/mailbox.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { tokenOf } from '../support/token-of.ts';
import { answerTo, callApi, callDesk } from './call-api.ts';
import { intentOf, moneyDesk, read } from './money.ts';
import { runTriggers } from './run-triggers.ts';
import { byLink, linkDocument, openLink, typedName } from './use-paper-link.ts';

runTriggers();

let desk: DeskPeople;
let client: Client;
let project: Project;
let estimate: Estimate;
let invoice: Invoice;
let tokens: { estimate: string; invoice: string };
beforeAll(async () => {
  [desk, client] = await Promise.all([deskPeople(), createTestClient()]);
  project = await createTestProject(client);
  estimate = await sendEstimate();
  invoice = await office.sendInvoice(await office.draftInvoice(project));
  tokens = {
    estimate: await storePaperLink({ kind: 'estimate', paperId: estimate.id }),
    invoice: await storePaperLink({ kind: 'invoice', paperId: invoice.id }),
  };
});

const office = moneyDesk(() => desk.tokens.office);
const sendEstimate = async () => office.sendEstimate(await office.draftEstimate(project));

describe('the link of a mail', () => {
  test('is made for each mail as it is sent, and never stored in the outbox', async () => {
    const [reader, other] = await Promise.all([createTestClient(), createTestClient()]);
    const of = await createTestProject(reader);
    const sent = await office.sendEstimate(await office.draftEstimate(of));
    const bill = await office.sendInvoice(await office.draftInvoice(await createTestProject(other)));
    const estimateToken = tokenOf(await awaitMail(reader.email), 'e');
    const invoiceToken = tokenOf(await awaitMail(other.email), 'i');
    for (const token of [estimateToken, invoiceToken])
      expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect(read(openedPaperSchema, await openLink(estimateToken))).toMatchObject({
      estimate: { id: sent.id },
    });
    expect(read(openedPaperSchema, await openLink(invoiceToken))).toMatchObject({ invoice: { id: bill.id } });
    const stored = await (await firestore()).collection('mail').where('clientId', '==', reader.id).get();
    expect(stored.size).toBe(1);
    expect(JSON.stringify(stored.docs.map((mail) => mail.data()))).not.toContain(estimateToken);
    const kept = await (await linkDocument(estimateToken)).get();
    expect(kept.data()).toMatchObject({ paperId: sent.id });
    expect(`${kept.id} ${JSON.stringify(kept.data())}`).not.toContain(estimateToken);
  });

  test('opens its paper repeatedly, and is never cached', async () => {
    const first = await openLink(tokens.estimate);
    const pdf = () => byLink('GET', `/api/estimates/${estimate.id}.pdf`, tokens.estimate);
    const [drawn, again] = [await pdf(), await pdf()];
    expect([drawn.status, again.status]).toEqual([200, 200]);
    for (const { headers } of [first, drawn]) expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect((await openLink(tokens.estimate)).json()).toEqual(first.json());
    expect(first.json()).toMatchObject({ kind: 'estimate', estimate: { id: estimate.id }, depositDue: 0 });
  });

  test.each([
    ['too short', 'abc', 400],
    ['not ours', 'A'.repeat(22), 404],
  ])('that is %s opens nothing', async (_, token, status) => {
    expect(await answerTo(openLink(token))).toEqual([
      status,
      'This link is incomplete. Please open it from the email again',
    ]);
    expect((await byLink('GET', `/api/estimates/${estimate.id}.pdf`, token)).status).toBe(status);
  });

  test('is refused from another site', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const json = { token: tokens.estimate };
    expect((await callApi('POST', '/api/paper-links', { json, headers })).status).toBe(403);
  });

  test('opens one paper and nothing else of the client’s', async () => {
    const another = await sendEstimate();
    for (const path of [`/api/estimates/${another.id}.pdf`, `/api/invoices/${invoice.id}.pdf`])
      expect((await byLink('GET', path, tokens.estimate)).status).toBe(404);
    const approve = `/api/estimates/${another.id}/approve`;
    expect((await byLink('POST', approve, tokens.estimate, typedName)).status).toBe(404);
    expect((await byLink('POST', approve, tokens.invoice, typedName)).status).toBe(404);
    for (const path of [`/api/projects/client/${client.id}`, `/api/payments/client/${client.id}`, '/api/me'])
      expect((await byLink('GET', path, tokens.estimate)).status).toBe(401);
    const pay = { amount: 100, projectId: project.id, clientId: '', invoiceId: invoice.id };
    expect((await byLink('POST', '/api/create-payment-intent', tokens.estimate, pay)).status).toBe(404);
    const { invoiceId: _, ...anything } = pay;
    expect((await byLink('POST', '/api/create-payment-intent', tokens.invoice, anything)).status).toBe(404);
  });
});

describe('by link', () => {
  test('a client reads, asks, approves and pays the deposit', async () => {
    const sent = await sendEstimate();
    const token = await storePaperLink({ kind: 'estimate', paperId: sent.id });
    const path = `/api/estimates/${sent.id}`;
    const pdf = await byLink('GET', `${path}.pdf`, token);
    expect([pdf.status, pdf.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    const asked = await byLink('POST', `${path}/question`, token, { text: 'Is paint in it?' });
    expect(asked.json()).toMatchObject({ questions: [{ text: 'Is paint in it?' }] });
    const approved = read(estimateSchema, await byLink('POST', `${path}/approve`, token, typedName));
    expect(approved.approval).toMatchObject({ way: 'link', name: 'Jordan Example', ip: '', userAgent: '' });
    expect((await findEstimate(sent.id))?.approval?.ip).not.toBe('');
    const opened = read(openedPaperSchema, await openLink(token));
    expect(opened).toMatchObject({ depositDue: 625, estimate: { approval: { ip: '' } } });
    const pay = { amount: 625, projectId: project.id, clientId: '', estimateId: sent.id };
    expect(intentOf(await byLink('POST', '/api/create-payment-intent', token, pay))).toMatch(/^pi_/);
  });

  test('a client pays only what remains of a deposit', async () => {
    const reader = await createTestClient();
    const of = await createTestProject(reader);
    const sent = await office.sendEstimate(await office.draftEstimate(of));
    const token = await storePaperLink({ kind: 'estimate', paperId: sent.id });
    await byLink('POST', `/api/estimates/${sent.id}/approve`, token, typedName);
    const cash = { clientId: reader.id, projectId: of.id, amount: 200, method: 'cash' };
    expect((await office.call('POST', 'payments', cash)).status).toBe(201);
    expect((await openLink(token)).json()).toMatchObject({ depositDue: 425 });
    const pay = { amount: 625, projectId: of.id, clientId: '', estimateId: sent.id };
    expect((await byLink('POST', '/api/create-payment-intent', token, pay)).status).toBe(409);
    const rest = await byLink('POST', '/api/create-payment-intent', token, { ...pay, amount: 425 });
    expect(intentOf(rest)).toMatch(/^pi_/);
    expect((await office.call('POST', 'payments', { ...cash, amount: 1_050 })).status).toBe(201);
    expect((await openLink(token)).json()).toMatchObject({ depositDue: 0 });
  });

  test('a client declines', async () => {
    const sent = await sendEstimate();
    const token = await storePaperLink({ kind: 'estimate', paperId: sent.id });
    const declined = await byLink('POST', `/api/estimates/${sent.id}/decline`, token, { reason: 'Too dear' });
    expect(declined.json()).toMatchObject({ status: 'declined', declineReason: 'Too dear' });
  });

  test('an invoice is read and paid', async () => {
    const pdf = await byLink('GET', `/api/invoices/${invoice.id}.pdf`, tokens.invoice);
    expect(pdf.status).toBe(200);
    const pay = { amount: 100, projectId: project.id, clientId: '', invoiceId: invoice.id };
    const prepared = await byLink('POST', '/api/create-payment-intent', tokens.invoice, pay);
    expect(intentOf(prepared)).toMatch(/^pi_/);
  });
});

test('when the owner requires a code, a link names its paper and opens nothing', async () => {
  const settings = (await firestore()).doc('settings/money');
  await settings.set({ papersNeedCode: true }, { merge: true });
  try {
    expect((await openLink(tokens.estimate)).json()).toEqual({
      kind: 'code',
      of: 'estimate',
      id: estimate.id,
    });
    expect(
      await answerTo(byLink('POST', `/api/estimates/${estimate.id}/approve`, tokens.estimate, typedName)),
    ).toEqual([403, 'Please confirm with the code we sent you']);
    expect((await byLink('GET', `/api/invoices/${invoice.id}.pdf`, tokens.invoice)).status).toBe(403);
  } finally {
    await settings.set({ papersNeedCode: false }, { merge: true });
  }
});

describe('a payment link for a client beside the welder', () => {
  const ask = (bearer: string, id = project.id, language = 'en') =>
    callDesk('POST', `projects/${id}/pay-link`, {}, { bearer, headers: { 'Accept-Language': language } });

  test('opens the invoice due first', async () => {
    const link = read(payLinkSchema, await ask(desk.tokens.office));
    expect(link).toMatchObject({ number: invoice.number, balance: invoice.balance });
    const opened = await openLink(tokenOf({ text: link.url }, 'i'));
    expect(opened.json()).toMatchObject({ kind: 'invoice', invoice: { id: invoice.id } });
  });

  test.each([
    ['en', 'es', '/i/'],
    ['es', 'en', '/es/i/'],
  ] as const)(
    'leads a client who reads %s to a page in it, while the staff member reads %s',
    async (reads, asks, page) => {
      const reader = await createTestClient();
      await (await clients()).doc(reader.id).update({ language: reads });
      const of = await createTestProject(reader);
      await office.sendInvoice(await office.draftInvoice(of));
      const { url } = read(payLinkSchema, await ask(desk.tokens.office, of.id, asks));
      expect(new URL(url).pathname.startsWith(page), url).toBe(true);
    },
  );

  test('is for the office, and for a welder with a visit of the project', async () => {
    expect((await ask(desk.tokens.owner)).status).toBe(201);
    expect((await ask(desk.tokens.welder)).status).toBe(403);
  });

  test('is 404 while nothing is due', async () => {
    expect(await answerTo(ask(desk.tokens.office, (await createTestProject(client)).id))).toEqual([
      404,
      'No invoice of this project is open',
    ]);
  });
});

test('opening a link sends no mail', async () => {
  const before = await kindsTo(client.email);
  await openLink(tokens.invoice);
  expect(await kindsTo(client.email)).toEqual(before);
});
