import { randomUUID } from 'node:crypto';
import { auditRemark } from '@welding/domain/entities/audit-remark';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { findInvoice } from '../../functions/src/data/invoices.ts';
import { findPayment, payments } from '../../functions/src/data/payments.ts';
import { kindsTo } from '../support/client-mails.ts';
import { createTestPayment, historyOf } from '../support/desk.ts';
import { controlStripe, stackStripe } from '../support/local-stripe.ts';
import { callDesk } from './expect-roles.ts';
import { read } from './money.ts';
import { moneyShop } from './money-shop.ts';
import { sendEvent, silentIntent, tryToPay } from './silent-intent.ts';

const shop = moneyShop();
const { office } = shop;

const stripe = stackStripe();
const refund = (
  id: string,
  amount: number,
  {
    key = randomUUID(),
    bearer = shop.tokens.owner,
    ...more
  }: { key?: string; bearer?: string; method?: string } = {},
) =>
  callDesk('POST', `payments/${id}/refund`, { amount, reason: 'Job was shorter', ...more }, { bearer, key });

async function inCash(amount: number, invoiceId?: string) {
  const owner = invoiceId ? { invoiceId } : { clientId: shop.client.id, projectId: shop.project.id };
  const answer = await office.call('POST', 'payments', { ...owner, amount, method: 'cash' });
  return read(storedPaymentSchema, answer);
}

/** A card payment of $123.45 for the project, whose events come only when a test sends them. */
async function byCard(more: Record<string, string> = {}) {
  const id = await silentIntent({
    metadata: { clientId: shop.client.id, projectId: shop.project.id, ...more },
  });
  await tryToPay(id);
  await sendEvent(id, 'payment_intent.succeeded');
  return id;
}

describe('giving cash back', () => {
  test('is for the owner alone', async () => {
    const { id } = await inCash(50);
    for (const role of ['office', 'welder', 'deactivated'] as const) {
      expect((await refund(id, 10, { bearer: shop.tokens[role] })).status).toBe(403);
    }
    expect((await callDesk('POST', `payments/${id}/refund`, {}, {})).status).toBe(401);
    expect(await findPayment(id)).not.toHaveProperty('refundedAmount');
  });

  test('in part and whole lowers the invoice by as much, tells the client, and is in the history', async () => {
    const invoice = await office.sendInvoice(await office.draftInvoice(shop.project));
    const { id } = await inCash(100, invoice.id);
    const answer = await refund(id, 30.5);
    expect([answer.status, answer.json()]).toMatchObject([
      201,
      { status: 'succeeded', refundedAmount: 30.5, refundedAt: expect.any(String) },
    ]);
    expect(await findInvoice(invoice.id)).toMatchObject({
      status: 'paid',
      paid: 69.5,
      credited: 30.5,
      credits: [{ number: expect.stringMatching(/^CN-\d+$/), amount: 30.5, reason: 'Refund', paymentId: id }],
      balance: 0,
    });
    expect((await historyOf(invoice.id)).at(-1)).toMatchObject({
      action: 'credited',
      actor: { role: 'owner' },
      facts: [{ code: 'amountFor', amount: 30.5 }, { code: 'refund' }],
    });
    expect((await historyOf(id)).at(-1)).toMatchObject({
      action: 'refunded',
      actor: { role: 'owner' },
      facts: [{ code: 'amountFor', amount: 30.5 }, { code: 'notOwedAgain' }],
      note: 'Job was shorter',
    });
    expect(await kindsTo(shop.client.email)).toContain('refund');
    const tooMuch = await refund(id, 69.51);
    expect([tooMuch.status, tooMuch.text]).toEqual([409, 'This is more than what is left of this payment']);
    expect((await refund(id, 69.5)).json()).toMatchObject({
      status: 'refunded',
      refundedAmount: 100,
      refunds: [{ amount: 30.5 }, { amount: 69.5 }],
    });
  });

  test('repeated with its key is once; two at once never give back more than came', async () => {
    const { id } = await inCash(50);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => refund(id, 20, { key })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await findPayment(id)).toMatchObject({ refundedAmount: 20 });
    expect((await refund(id, 21, { key })).status).toBe(409);
    const rest = await Promise.all([refund(id, 20), refund(id, 20)]);
    expect(rest.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await findPayment(id)).toMatchObject({ refundedAmount: 40 });
  });

  test.each([
    [{ amount: 0, reason: 'x' }, 'Amount must be at least $0.01'],
    [{ amount: 5, reason: ' ' }, 'Reason is required for a refund'],
    [{ amount: 5.001, reason: 'x' }, 'Amount must have at most two decimals'],
  ])('refuses %j with 400', async (json, sentence) => {
    const answer = await callDesk('POST', `payments/${randomUUID()}/refund`, json, {
      bearer: shop.tokens.owner,
    });
    expect([answer.status, answer.text]).toEqual([400, sentence]);
  });

  test('needs money that came', async () => {
    expect((await refund(randomUUID(), 5)).status).toBe(404);
    const { id } = await createTestPayment(shop.client.id, { status: 'failed', stripePaymentIntentId: '' });
    const answer = await refund(id, 5);
    expect([answer.status, answer.text]).toEqual([
      409,
      'This payment has not arrived, so there is nothing to refund',
    ]);
  });
});

describe('giving back what came by card', () => {
  test('goes through Stripe with the reason, once for each key, and lowers the invoice by as much', async () => {
    const invoice = await office.sendInvoice(await office.draftInvoice(shop.project, 123.45));
    const id = await byCard({ invoiceId: invoice.id });
    expect(await findInvoice(invoice.id)).toMatchObject({ status: 'paid' });
    const key = randomUUID();
    const answers = await Promise.all([1, 2].map(() => refund(id, 23.45, { key })));
    for (const answer of answers) {
      expect([answer.status, answer.json()]).toMatchObject([201, { refundedAmount: 23.45 }]);
    }
    const { data } = await stripe.refunds.list({ payment_intent: id });
    expect(data).toMatchObject([{ amount: 2345, metadata: { reason: 'Job was shorter' } }]);
    expect(await findInvoice(invoice.id)).toMatchObject({
      status: 'paid',
      paid: 100,
      credited: 23.45,
      balance: 0,
    });
    const entries = (await historyOf(id)).filter(({ action }) => action === 'refunded');
    expect(entries).toHaveLength(1);
    const credited = (await historyOf(invoice.id)).find(({ action }) => action === 'credited');
    expect(credited?.actor).toEqual(entries[0]?.actor);
    const tooMuch = await refund(id, 100.01);
    expect([tooMuch.status, tooMuch.text]).toEqual([409, 'This is more than what is left of this payment']);
    expect((await refund(id, 100)).json()).toMatchObject({ status: 'refunded', refundedAmount: 123.45 });
  });

  test('whose answer was lost is said again, also when the webhook came first', async () => {
    const id = await byCard();
    const key = randomUUID();
    await refund(id, 123.45, { key });
    await sendEvent(id, 'charge.refunded');
    expect((await refund(id, 123.45, { key })).status).toBe(201);
    expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(1);
  });

  test('is in our books when a repeated request hears of it, also where the first stopped halfway', async () => {
    const id = await byCard();
    const key = randomUUID();
    await refund(id, 23.45, { key });
    await (await payments()).doc(id).update({ refundedAmount: FieldValue.delete() });
    expect((await refund(id, 23.45, { key })).json()).toMatchObject({ refundedAmount: 23.45 });
    expect(await findPayment(id)).toMatchObject({ refundedAmount: 23.45 });
  });

  test('and failing days later is ours again, waits to be refunded, and nothing is owed', async () => {
    const invoice = await office.sendInvoice(await office.draftInvoice(shop.project, 123.45));
    const id = await byCard({ invoiceId: invoice.id });
    await refund(id, 123.45);
    expect(await findInvoice(invoice.id)).toMatchObject({ status: 'paid', credited: 123.45, paid: 0 });
    const { data } = await stripe.refunds.list({ payment_intent: id });
    await controlStripe(`/refunds/${data[0]?.id}/fail`);
    await sendEvent(id, 'refund.failed');
    const payment = await findPayment(id);
    expect(payment).toMatchObject({ status: 'succeeded', refundFailedAmount: 123.45 });
    expect(payment).not.toHaveProperty('refundedAmount');
    expect(await findInvoice(invoice.id)).toMatchObject({ status: 'paid', balance: 0 });
  });

  test('that its bank has sent back is handed back in cash, once, and is neither waiting nor kept then', async () => {
    const invoice = await office.sendInvoice(await office.draftInvoice(shop.project, 123.45));
    const id = await byCard({ invoiceId: invoice.id });
    const early = await refund(id, 80, { method: 'cash' });
    expect([early.status, early.text]).toEqual([
      409,
      'No refund of this payment came back, so refund it the way it was paid',
    ]);
    await refund(id, 80);
    const { data } = await stripe.refunds.list({ payment_intent: id });
    await controlStripe(`/refunds/${data[0]?.id}/fail`);
    await sendEvent(id, 'refund.failed');
    const tooMuch = await refund(id, 80.01, { method: 'cash' });
    expect([tooMuch.status, tooMuch.text]).toEqual([409, 'This is more than what is left of this payment']);
    const key = randomUUID();
    const answers = await Promise.all([1, 2].map(() => refund(id, 50, { key, method: 'check' })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await findPayment(id)).toMatchObject({ handedBackAmount: 50, refundFailedAmount: 30 });
    expect(await findInvoice(invoice.id)).toMatchObject({ status: 'paid', credited: 80 });
    expect((await refund(id, 30, { method: 'cash' })).status).toBe(201);
    // Stripe says again what it said, and knows of none of it.
    await sendEvent(id, 'refund.failed');
    const payment = await findPayment(id);
    expect(payment).toMatchObject({ status: 'succeeded', handedBackAmount: 80 });
    expect(payment).not.toHaveProperty('refundFailedAmount');
    expect(await findInvoice(invoice.id)).toMatchObject({ paid: 43.45, credited: 80, balance: 0 });
    expect(auditRemark((await historyOf(id)).at(-1) ?? {})).toBe(
      '$30.00: Job was shorter, Cash, not owed again',
    );
    const again = await refund(id, 43.46);
    expect([again.status, again.text]).toEqual([409, 'This is more than what is left of this payment']);
    expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(1);
    expect((await kindsTo(shop.client.email)).filter((kind) => kind === 'refund')).toHaveLength(3);
  });

  test('that its bank has sent back waits no more once it went to the card again', async () => {
    const id = await byCard();
    await refund(id, 80);
    const { data } = await stripe.refunds.list({ payment_intent: id });
    await controlStripe(`/refunds/${data[0]?.id}/fail`);
    await sendEvent(id, 'refund.failed');
    await refund(id, 80);
    const payment = await findPayment(id);
    expect(payment).toMatchObject({ refundedAmount: 80 });
    expect(payment).not.toHaveProperty('refundFailedAmount');
  });

  test('is not possible while a bank has taken it', async () => {
    const id = await byCard();
    await controlStripe(`/payment_intents/${id}/dispute`, { amount: 12_345 });
    await sendEvent(id, 'charge.dispute.funds_withdrawn');
    const answer = await refund(id, 200);
    expect([answer.status, answer.text]).toEqual([
      409,
      'The bank has taken this money back over a dispute. Answer the dispute in Stripe',
    ]);
  });
});
