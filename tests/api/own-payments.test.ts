import { type Estimate, estimateSchema } from '@welding/domain/entities/estimate';
import { unpaidDepositCents } from '@welding/domain/money/deposit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findEstimate } from '../../functions/src/estimates/estimates.ts';
import { findInvoice } from '../../functions/src/invoices/invoices.ts';
import { depositDueOf } from '../../functions/src/invoices/open-invoice.ts';
import { findPayment, listPaymentsOfProject } from '../../functions/src/payments/payments.ts';
import { withdrawIntents } from '../../functions/src/stripe/cancel-intent.ts';
import { controlStripe, deliver, stackStripe } from '../support/local-stripe.ts';
import { createTestClient } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { answerTo, callApi, signIn } from './call-api.ts';
import { intentOf, preparePayment, read } from './money.ts';
import { moneyShop } from './money-shop.ts';
import { sendEvent } from './silent-intent.ts';

const shop = moneyShop();
const { office, sent: sentInvoice } = shop;
let cookie: string;
beforeEach(async () => {
  cookie = await verifiedCookie(shop.client);
});

const stripe = stackStripe();
const soon = { timeout: 10_000, interval: 50 };
const prepare = (json: object, from: string | undefined = cookie) => preparePayment(json, from, shop.client);
const confirm = (intentId: string) =>
  stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });

/** Pays from a bank account, including Stripe's event. */
async function transfer(intentId: string): Promise<void> {
  await deliver(intentId, 'lost');
  await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_usBankAccount_processing' });
  await sendEvent(intentId, 'payment_intent.processing');
}

async function refuse(intentId: string): Promise<void> {
  await controlStripe(`/payment_intents/${intentId}/settle`, { outcome: 'failed' });
  await sendEvent(intentId, 'payment_intent.payment_failed');
}

const isOnItsWay = [409, 'A payment for this is already on its way. Pay only what is left after it'];

async function approvedEstimate(): Promise<Estimate> {
  const { id } = await office.sendEstimate(await office.draftEstimate(shop.project));
  const json = { name: 'Jordan Example', typed: true };
  return read(estimateSchema, await callApi('POST', `/api/estimates/${id}/approve`, { json, cookie }));
}

describe('a deposit', () => {
  test('is paid with an approved estimate, and recorded as a deposit', async () => {
    const { id: estimateId } = await approvedEstimate();
    const intentId = intentOf(await prepare({ amount: 625, estimateId }));
    await confirm(intentId);
    await vi.waitFor(
      async () =>
        expect(await findPayment(intentId)).toMatchObject({
          kind: 'deposit',
          estimateId,
          clientId: shop.client.id,
          projectId: shop.project.id,
          amount: 625,
          status: 'succeeded',
        }),
      soon,
    );
    expect(await answerTo(prepare({ amount: 625, estimateId }))).toEqual([
      409,
      'The deposit is already paid',
    ]);
  });

  test('is paid once on two devices within a second', async () => {
    const { id: estimateId } = await approvedEstimate();
    const asked = await Promise.all([1, 2].map(() => prepare({ amount: 625, estimateId })));
    const intents = asked.map(intentOf);
    expect(new Set(intents).size).toBe(1);
    const results = await Promise.allSettled(intents.map(confirm));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await vi.waitFor(async () => expect(await listPaymentsOfProject(shop.project.id)).toHaveLength(1), soon);
  });

  test('already paid, without an event yet, is not paid again', async () => {
    const { id: estimateId } = await approvedEstimate();
    const intentId = intentOf(await prepare({ amount: 625, estimateId }));
    await deliver(intentId, 'lost');
    await confirm(intentId);
    expect(await answerTo(prepare({ amount: 625, estimateId }))).toEqual([
      409,
      'A payment for this was just made. Please wait a moment and look again',
    ]);
    expect(await findPayment(intentId)).toMatchObject({ status: 'succeeded', kind: 'deposit' });
    expect((await prepare({ amount: 625, estimateId })).text).toBe('The deposit is already paid');
  });

  test('in a pending transfer is neither paid nor asked for until that fails', async () => {
    const { id: estimateId } = await approvedEstimate();
    const intentId = intentOf(await prepare({ amount: 625, estimateId }));
    await transfer(intentId);
    const estimate = estimateSchema.parse(await findEstimate(estimateId));
    expect(await depositDueOf(estimate)).toEqual({ dueCents: 0, onItsWayCents: 62_500 });
    expect(unpaidDepositCents(estimate, await listPaymentsOfProject(shop.project.id))).toBe(62_500);
    expect(await answerTo(prepare({ amount: 625, estimateId }))).toEqual(isOnItsWay);
    await refuse(intentId);
    expect(await depositDueOf(estimate)).toEqual({ dueCents: 62_500, onItsWayCents: 0 });
    expect(intentOf(await prepare({ amount: 625, estimateId }))).toBe(intentId);
  });

  test('gets a new intent when the previous one was canceled', async () => {
    const { id: estimateId } = await approvedEstimate();
    const first = intentOf(await prepare({ amount: 625, estimateId }));
    await stripe.paymentIntents.cancel(first);
    const second = intentOf(await prepare({ amount: 625, estimateId }));
    expect(second).not.toBe(first);
    expect(intentOf(await prepare({ amount: 625, estimateId }))).toBe(second);
  });

  test('has the requested amount, and follows the approval', async () => {
    const sent = await office.sendEstimate(await office.draftEstimate(shop.project));
    expect(await answerTo(prepare({ amount: 625, estimateId: sent.id }))).toEqual([
      409,
      'Please approve the estimate first',
    ]);
    const { id: estimateId } = await approvedEstimate();
    expect(await answerTo(prepare({ amount: 100, estimateId }))).toEqual([
      409,
      'The amount doesn’t match the deposit',
    ]);
  });
});

describe('an invoice', () => {
  test('is paid by card in part and then in full, as the webhook reports', async () => {
    const { id: invoiceId } = await sentInvoice();
    const part = intentOf(await prepare({ amount: 40, invoiceId }));
    expect(await findInvoice(invoiceId)).toMatchObject({ paid: 0, balance: 100 });
    await deliver(part, 'lost');
    await confirm(part);
    // The browser has closed. Stripe's event comes later, and twice.
    expect(await findInvoice(invoiceId)).toMatchObject({ paid: 0, balance: 100 });
    await sendEvent(part, 'payment_intent.succeeded');
    await sendEvent(part, 'payment_intent.succeeded');
    expect(await findInvoice(invoiceId)).toMatchObject({ paid: 40, balance: 60, status: 'open' });
    const rest = intentOf(await prepare({ amount: 60, invoiceId }));
    expect(rest).not.toBe(part);
    await confirm(rest);
    await vi.waitFor(
      async () => expect(await findInvoice(invoiceId)).toMatchObject({ status: 'paid', balance: 0 }),
      soon,
    );
    expect(await answerTo(prepare({ amount: 1, invoiceId }))).toEqual([409, 'This invoice is not open']);
  });

  test('is paid by one intent at a time: another amount replaces it', async () => {
    const { id: invoiceId } = await sentInvoice();
    const all = intentOf(await prepare({ amount: 100, invoiceId }));
    const part = intentOf(await prepare({ amount: 40, invoiceId }));
    expect((await stripe.paymentIntents.retrieve(all)).status).toBe('canceled');
    expect(intentOf(await prepare({ amount: 40, invoiceId }))).toBe(part);
    expect(await answerTo(prepare({ amount: 100.01, invoiceId }))).toEqual([
      409,
      'The amount is more than what’s left on this invoice',
    ]);
  });

  test('in a pending transfer is not asked for again until that fails', async () => {
    const { id: invoiceId } = await sentInvoice();
    const projectId = shop.project.id;
    const page = intentOf(await prepare({ amount: 100, projectId }));
    const intentId = intentOf(await prepare({ amount: 60, invoiceId }));
    await transfer(intentId);
    expect(await findInvoice(invoiceId)).toMatchObject({
      status: 'open',
      paid: 0,
      balance: 100,
      onItsWay: 60,
    });
    // An open page for the whole amount can no longer be paid; a page for the rest can.
    expect((await stripe.paymentIntents.retrieve(page)).status).toBe('canceled');
    for (const owed of [{ invoiceId }, { projectId }]) {
      expect(await answerTo(prepare({ amount: 40.01, ...owed }))).toEqual(isOnItsWay);
    }
    const rest = intentOf(await prepare({ amount: 40, invoiceId }));
    expect(rest).not.toBe(intentId);
    await transfer(rest);
    expect(await findInvoice(invoiceId)).toMatchObject({ balance: 100, onItsWay: 100 });
    expect(await answerTo(prepare({ amount: 1, invoiceId }))).toEqual(isOnItsWay);
    const remind = () => office.call('POST', `invoices/${invoiceId}/mail`, { as: 'remind' });
    const askedOnSite = () => office.call('POST', `projects/${projectId}/pay-link`, {});
    expect([(await remind()).status, (await askedOnSite()).status]).toEqual([409, 404]);
    // The bank decides about this one, so we must not cancel it.
    await withdrawIntents(projectId);
    expect((await stripe.paymentIntents.retrieve(rest)).status).toBe('processing');
    await refuse(intentId);
    await refuse(rest);
    expect(await findInvoice(invoiceId)).toMatchObject({ status: 'open', paid: 0, balance: 100 });
    expect(await findInvoice(invoiceId)).not.toHaveProperty('onItsWay');
    expect((await remind()).status).toBe(201);
    intentOf(await prepare({ amount: 100, invoiceId }));
  });

  test('voided cannot be paid by an open page', async () => {
    const invoice = await sentInvoice();
    const intentId = intentOf(await prepare({ amount: 100, invoiceId: invoice.id }));
    const { updatedAt } = (await findInvoice(invoice.id)) ?? {};
    const json = { updatedAt, reason: 'Wrong client' };
    expect((await office.call('POST', `invoices/${invoice.id}/void`, json)).status).toBe(200);
    expect((await stripe.paymentIntents.retrieve(intentId)).status).toBe('canceled');
    await expect(confirm(intentId)).rejects.toThrow();
  });

  test('voided during a payment leaves the money with the client', async () => {
    const invoice = await sentInvoice();
    const intentId = intentOf(await prepare({ amount: 100, invoiceId: invoice.id }));
    await deliver(intentId, 'lost');
    await confirm(intentId);
    const json = { updatedAt: invoice.updatedAt, reason: 'Wrong client' };
    expect((await office.call('POST', `invoices/${invoice.id}/void`, json)).status).toBe(200);
    await sendEvent(intentId, 'payment_intent.succeeded');
    expect(await findPayment(intentId)).toMatchObject({ status: 'succeeded', invoiceId: invoice.id });
    expect(await findInvoice(invoice.id)).toMatchObject({ status: 'void', paid: 0, balance: 0 });
    expect(await sentInvoice(70)).toMatchObject({ status: 'paid', paid: 70 });
  });

  test('is open again by the amount a bank takes back, until the dispute is won', async () => {
    const { id: invoiceId } = await sentInvoice();
    const intentId = intentOf(await prepare({ amount: 100, invoiceId }));
    await deliver(intentId, 'lost');
    await confirm(intentId);
    await sendEvent(intentId, 'payment_intent.succeeded');
    expect(await findInvoice(invoiceId)).toMatchObject({ status: 'paid' });
    await controlStripe(`/payment_intents/${intentId}/dispute`, {});
    await sendEvent(intentId, 'charge.dispute.funds_withdrawn');
    const disputed = await findPayment(intentId);
    expect(Date.parse(disputed?.disputeDueAt ?? '')).toBeGreaterThan(Date.now());
    expect(await findInvoice(invoiceId)).toMatchObject({ status: 'open', paid: 0, balance: 100 });
    const { data } = await stripe.disputes.list({ payment_intent: intentId });
    await controlStripe(`/disputes/${data[0]?.id}`, { status: 'won' });
    await sendEvent(intentId, 'charge.dispute.funds_reinstated');
    expect(await findInvoice(invoiceId)).toMatchObject({ status: 'paid', paid: 100, balance: 0 });
  });
});

test('deposits and invoices can be paid by their own verified client only', async () => {
  const { id: invoiceId } = await sentInvoice();
  const { id: estimateId } = await approvedEstimate();
  for (const json of [
    { amount: 100, invoiceId },
    { amount: 625, estimateId },
  ]) {
    expect((await callApi('POST', '/api/create-payment-intent', { json })).status).toBe(401);
    expect(await answerTo(prepare(json, await signIn(shop.client.email)))).toEqual([
      403,
      'Please confirm with the code we sent you',
    ]);
    const stranger = await createTestClient();
    expect((await preparePayment(json, await verifiedCookie(stranger), stranger)).status).toBe(404);
  }
  expect(await answerTo(prepare({ amount: 100, invoiceId, estimateId }))).toEqual([
    400,
    'A payment is for one thing',
  ]);
});
