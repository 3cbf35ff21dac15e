import { collectedResponseSchema } from '@welding/domain/entities/collected-payment';
import { type Estimate, estimateSchema } from '@welding/domain/entities/estimate';
import type { Invoice } from '@welding/domain/entities/invoice';
import { beforeEach, expect, test, vi } from 'vitest';
import { findInvoice } from '../../functions/src/invoices/invoices.ts';
import { findPayment } from '../../functions/src/payments/payments.ts';
import { stackStripe } from '../support/local-stripe.ts';
import { createTestAppointment, createTestProject } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callApi } from './call-api.ts';
import { intentOf, preparePayment, read } from './money.ts';
import { moneyShop } from './money-shop.ts';

const shop = moneyShop();
const { office, sent: sentInvoice } = shop;
let cookie: string;
beforeEach(async () => {
  cookie = await verifiedCookie(shop.client);
});

/** The intent of an open card payment page. */
const openPage = async (json: object) => intentOf(await preparePayment(json, cookie, shop.client));
const payByCard = (intentId: string) =>
  stackStripe().paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
const soon = { timeout: 10_000, interval: 50 };
const statusOf = async (intentId: string) => (await stackStripe().paymentIntents.retrieve(intentId)).status;

/** Sends a draft, which its client signs. @returns its id */
async function approve(draft: Estimate): Promise<string> {
  const { id } = await office.sendEstimate(draft);
  const json = { name: 'Jordan Example', typed: true };
  read(estimateSchema, await callApi('POST', `/api/estimates/${id}/approve`, { json, cookie }));
  return id;
}

/** Ways to take $40 off an invoice of $100 while a page pays it. */
const lowered: Record<string, (invoice: Invoice) => Promise<unknown>> = {
  'cash recorded at the desk': ({ id }) => office.payInCash(id, 40),
  'cash collected at a visit': async () => {
    const visit = await createTestAppointment(shop.client, { projectId: shop.project.id });
    const json = { amount: 40, method: 'cash', tappedAt: new Date().toISOString() };
    return await office.call('POST', `appointments/${visit.id}/collect`, json);
  },
  'a credit note': async ({ id }) => {
    const { updatedAt } = (await findInvoice(id)) ?? {};
    return await office.call('POST', `invoices/${id}/credit`, { updatedAt, amount: 40, reason: 'Goodwill' });
  },
  'a card on another page of the client': async () => {
    await payByCard(await openPage({ projectId: shop.project.id, amount: 40 }));
  },
  'an unassigned payment': async ({ id }) => {
    const visit = await createTestAppointment(shop.client);
    const taken = { amount: 40, method: 'cash', tappedAt: new Date().toISOString() };
    const { id: paymentId } = read(
      collectedResponseSchema,
      await office.call('POST', `appointments/${visit.id}/collect`, taken),
    );
    const { updatedAt = null } = (await findPayment(paymentId)) ?? {};
    const json = { updatedAt, clientId: shop.client.id, projectId: shop.project.id, invoiceId: id };
    return await office.call('PATCH', `payments/${paymentId}`, json);
  },
};

test.each(Object.entries(lowered))('%s: an open page does not pay it again', async (_, lower) => {
  const invoice = await sentInvoice();
  const whole = await openPage({ invoiceId: invoice.id, amount: 100 });
  const wholeOfProject = await openPage({ projectId: shop.project.id, amount: 100 });
  await lower(invoice);
  await vi.waitFor(async () => {
    expect(await findInvoice(invoice.id)).toMatchObject({ balance: 60 });
    expect([await statusOf(whole), await statusOf(wholeOfProject)]).toEqual(['canceled', 'canceled']);
  }, soon);
  const rest = await openPage({ invoiceId: invoice.id, amount: 60 });
  expect(await statusOf(rest)).toBe('requires_payment_method');
});

test('a page that pays a part still due goes on', async () => {
  const { id: invoiceId } = await sentInvoice();
  const parts = [
    await openPage({ invoiceId, amount: 60 }),
    await openPage({ projectId: shop.project.id, amount: 60 }),
  ];
  await office.payInCash(invoiceId, 40);
  expect(await Promise.all(parts.map(statusOf))).toEqual(Array(2).fill('requires_payment_method'));
  await office.payInCash(invoiceId, 1);
  expect(await Promise.all(parts.map(statusOf))).toEqual(['canceled', 'canceled']);
});

test('a page that pays in advance goes on', async () => {
  const [first, second] = [
    await openPage({ projectId: shop.project.id, amount: 100 }),
    await openPage({ projectId: shop.project.id, amount: 500 }),
  ];
  await payByCard(first);
  await vi.waitFor(async () => expect(await findPayment(first)).toMatchObject({ status: 'succeeded' }), soon);
  expect(await statusOf(second)).toBe('requires_payment_method');
});

test('a page of another project stays open', async () => {
  const { id: invoiceId } = await sentInvoice();
  const other = await createTestProject(shop.client);
  const page = await openPage({ projectId: other.id, amount: 500 });
  await office.payInCash(invoiceId, 100);
  expect(await statusOf(page)).toBe('requires_payment_method');
});

test('a deposit paid in cash is not paid by card', async () => {
  const estimateId = await approve(await office.draftEstimate(shop.project));
  const deposit = await openPage({ estimateId, amount: 625 });
  const inCash = {
    clientId: shop.client.id,
    projectId: shop.project.id,
    estimateId,
    amount: 625,
    method: 'cash',
  };
  expect((await office.call('POST', 'payments', inCash)).status).toBe(201);
  expect(await statusOf(deposit)).toBe('canceled');
});

test('a deposit above the job’s remaining total after a change order is not paid by card', async () => {
  const changeOf = await approve(await office.draftEstimate(shop.project));
  const deposit = await openPage({ estimateId: changeOf, amount: 625 });
  const lines = [{ kind: 'labor', description: 'Half of it is not needed', quantity: 1, unitPrice: -700 }];
  await approve(await office.draftEstimate(shop.project, { lines, deposit: undefined, changeOf }));
  expect(await statusOf(deposit)).toBe('canceled');
  await openPage({ estimateId: changeOf, amount: 550 });
});
