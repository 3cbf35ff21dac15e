import { randomUUID } from 'node:crypto';
import type { Invoice } from '@welding/domain/entities/invoice';
import { beforeEach, expect, test } from 'vitest';
import { findInvoice } from '../../functions/src/invoices/invoices.ts';
import { listPaymentsOfProject } from '../../functions/src/payments/payments.ts';
import { refusedTapsAt } from '../../functions/src/visits/refused-taps.ts';
import { controlStripe, deliver, stackStripe } from '../support/local-stripe.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callDesk } from './call-api.ts';
import { cash, collectShop } from './collect-shop.ts';
import { intentOf, preparePayment } from './money.ts';
import { sendEvent } from './silent-intent.ts';

const site = collectShop();
const { shop } = site;
const stripe = stackStripe();

/** An invoice of $500, for which the client's bank transfer is on its way. */
let invoice: Invoice;
let intentId: string;
beforeEach(async () => {
  const { id } = await shop.sent(500);
  const cookie = await verifiedCookie(shop.client);
  intentId = intentOf(await preparePayment({ amount: 500, invoiceId: id }, cookie, shop.client));
  await deliver(intentId, 'lost');
  await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_usBankAccount_processing' });
  await sendEvent(intentId, 'payment_intent.processing');
  invoice = (await findInvoice(id)) ?? invoice;
  expect(invoice.onItsWay).toBe(500);
});

const asked = {
  code: 'transfer_on_its_way',
  message: 'A bank transfer of $500.00 is already on its way. Confirm to go on anyway',
  amount: 500,
};
const headers = { Accept: 'application/json' };
const taken = cash({ amount: 500 });
const collect = (more: object = {}, key: string = randomUUID()) =>
  callDesk(
    'POST',
    `appointments/${site.visit.id}/collect`,
    { ...taken, ...more },
    {
      bearer: site.wes.token,
      key,
      headers,
    },
  );
const step = (path: string, json: object, bearer = shop.tokens.owner) =>
  callDesk('POST', path, json, { bearer, key: randomUUID(), headers });

/** Refused with the amount, and nothing changed; done once it is confirmed. */
async function expectAsked(path: string, json: object): Promise<void> {
  const before = await findInvoice(invoice.id);
  const answer = await step(path, json);
  expect([answer.status, answer.json()]).toEqual([409, asked]);
  expect((await step(path, { ...json, despiteTransfer: false })).status).toBe(409);
  expect(await findInvoice(invoice.id)).toEqual(before);
  const done = await step(path, { ...json, despiteTransfer: true });
  expect([done.status, done.text]).toEqual([expect.toBeOneOf([200, 201]), expect.anything()]);
}

test('cash at the stop asks for confirmation, waits for the office, and is recorded once confirmed', async () => {
  const key = randomUUID();
  const refused = await collect({}, key);
  expect([refused.status, refused.json()]).toEqual([409, asked]);
  expect((await refusedTapsAt([site.visit.id])).map((tap) => tap.data())).toMatchObject([
    { kind: 'collect', amount: 500, method: 'cash', sentence: asked.message },
  ]);
  expect((await collect({ despiteTransfer: true }, key)).status).toBe(201);
  expect((await collect({ despiteTransfer: true }, key)).status).toBe(201);
  expect(await refusedTapsAt([site.visit.id])).toEqual([]);
  const paid = (await listPaymentsOfProject(shop.project.id)).filter(({ status }) => status === 'succeeded');
  expect(paid).toMatchObject([{ amount: 500, method: 'cash' }]);
});

test('a payment at the desk asks for confirmation, for an invoice and for a project', async () => {
  await expectAsked('payments', { invoiceId: invoice.id, amount: 100, method: 'check' });
  const of = { clientId: shop.client.id, projectId: shop.project.id };
  await expectAsked('payments', { ...of, amount: 100, method: 'cash' });
});

test('voiding or crediting the invoice asks for confirmation, another invoice’s does not', async () => {
  const other = await shop.sent(200);
  const voided = await step(`invoices/${other.id}/void`, { updatedAt: other.updatedAt, reason: 'Twice' });
  expect(voided.status).toBe(200);
  const credit = { updatedAt: invoice.updatedAt, amount: 50, reason: 'Goodwill' };
  await expectAsked(`invoices/${invoice.id}/credit`, credit);
  const { updatedAt } = (await findInvoice(invoice.id)) ?? {};
  await expectAsked(`invoices/${invoice.id}/void`, { updatedAt, reason: 'Wrong client' });
});

test('a refund that lowers the bill asks for confirmation, one that keeps it does not', async () => {
  const inCash = { invoiceId: invoice.id, amount: 100, method: 'cash', despiteTransfer: true };
  const recorded = await step('payments', inCash);
  const [{ id } = { id: '' }] = (await listPaymentsOfProject(shop.project.id)).filter(
    ({ method }) => method === 'cash',
  );
  expect(recorded.status).toBe(201);
  const refund = { amount: 10, reason: 'Too much' };
  expect((await step(`payments/${id}/refund`, { ...refund, lowerBill: false })).status).toBe(201);
  await expectAsked(`payments/${id}/refund`, refund);
  await expectAsked(`payments/${id}/refund`, { ...refund, lowerBill: true });
});

test('a failed transfer needs no confirmation', async () => {
  await controlStripe(`/payment_intents/${intentId}/settle`, { outcome: 'failed' });
  await sendEvent(intentId, 'payment_intent.payment_failed');
  expect((await collect()).status).toBe(201);
  expect((await findInvoice(invoice.id))?.status).toBe('paid');
});
