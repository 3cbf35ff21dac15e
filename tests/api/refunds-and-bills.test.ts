import { randomUUID } from 'node:crypto';
import { auditRemark } from '@welding/domain/entities/audit-remark';
import { estimateSchema } from '@welding/domain/entities/estimate';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { unpaidDepositCents } from '@welding/domain/money/deposit';
import { expect, test } from 'vitest';
import { findInvoice } from '../../functions/src/data/invoices.ts';
import { findPayment } from '../../functions/src/data/payments.ts';
import { findProject } from '../../functions/src/data/projects.ts';
import { mailsTo } from '../support/client-mails.ts';
import { historyOf } from '../support/desk.ts';
import { controlStripe, stackStripe } from '../support/local-stripe.ts';
import { callDesk } from './expect-roles.ts';
import { read } from './money.ts';
import { moneyShop } from './money-shop.ts';
import { sendEvent, silentIntent, tryToPay } from './silent-intent.ts';

const shop = moneyShop();
const { office } = shop;
const stripe = stackStripe();

const refund = (id: string, amount: number, more: { lowerBill?: unknown; method?: string } = {}) =>
  callDesk(
    'POST',
    `payments/${id}/refund`,
    { amount, reason: 'Rust stayed', ...more },
    { bearer: shop.tokens.owner, key: randomUUID() },
  );
const pay = async (invoiceId: string, amount: number) =>
  read(storedPaymentSchema, await office.payInCash(invoiceId, amount));

/** A card payment of $123.45 for an invoice; Stripe's events come only when a test sends them. */
async function byCard(invoiceId: string) {
  const metadata = { clientId: shop.client.id, projectId: shop.project.id, invoiceId };
  const id = await silentIntent({ metadata });
  await tryToPay(id);
  await sendEvent(id, 'payment_intent.succeeded');
  return id;
}

test('A refund that leaves the bill is owed again, and client and history read it', async () => {
  const invoice = await shop.sent(100);
  const { id } = await pay(invoice.id, 100);
  const answer = await refund(id, 45.25, { lowerBill: false });
  expect([answer.status, answer.json()]).toMatchObject([
    201,
    { refundedAmount: 45.25, owedAgainAmount: 45.25 },
  ]);
  const after = await findInvoice(invoice.id);
  expect(after).toMatchObject({ status: 'open', paid: 54.75, balance: 45.25, credited: 0 });
  expect(auditRemark((await historyOf(id)).at(-1) ?? {})).toBe('$45.25: Rust stayed, owed again');
  const mail = (await mailsTo(shop.client.email)).find(({ kind }) => kind === 'refund');
  expect(mail?.text).toContain('Your bill stays the same, so $45.25 is due again.');
  // What goes back later for good lowers what is left, and the rest stays owed.
  await refund(id, 54.75);
  expect(await findInvoice(invoice.id)).toMatchObject({ credited: 54.75, paid: 0, balance: 45.25 });
});

test('A refund refuses another meaning than yes or no', async () => {
  const { id } = await pay((await shop.sent(100)).id, 100);
  const answer = await refund(id, 5, { lowerBill: 'no' });
  expect([answer.status, answer.text]).toEqual([400, 'Lower bill must be true or false']);
});

test('A refund by card tells Stripe what it means, so that the webhook may come first', async () => {
  const invoice = await shop.sent(123.45);
  const id = await byCard(invoice.id);
  await refund(id, 23.45, { lowerBill: false });
  const { data } = await stripe.refunds.list({ payment_intent: id });
  expect(data).toMatchObject([{ amount: 2345, metadata: { bill: 'stays' } }]);
  expect(await findInvoice(invoice.id)).toMatchObject({ balance: 23.45, credited: 0 });
  await stripe.refunds.create({ payment_intent: id, amount: 1_000, metadata: { bill: 'stays' } });
  await sendEvent(id, 'charge.refunded');
  expect(await findInvoice(invoice.id)).toMatchObject({ balance: 33.45, credited: 0 });
  expect(await findPayment(id)).toMatchObject({ refundedAmount: 33.45, owedAgainAmount: 33.45 });
});

test("A refund in Stripe's dashboard lowers the bill, once however often Stripe tells of it", async () => {
  const invoice = await shop.sent(123.45);
  const id = await byCard(invoice.id);
  await stripe.refunds.create({ payment_intent: id, amount: 2_345 });
  await Promise.all([1, 2, 3].map(() => sendEvent(id, 'charge.refunded')));
  expect(await findInvoice(invoice.id)).toMatchObject({
    status: 'paid',
    credited: 23.45,
    credits: [{ amount: 23.45 }],
    balance: 0,
  });
  expect((await historyOf(invoice.id)).at(-1)).toMatchObject({
    action: 'credited',
    actor: { name: 'Stripe', role: 'system' },
  });
});

test('A refund that fails and is handed back for good, or to be owed again, is counted once', async () => {
  const invoice = await shop.sent(123.45);
  const id = await byCard(invoice.id);
  await refund(id, 80, { lowerBill: false });
  const [made] = (await stripe.refunds.list({ payment_intent: id })).data;
  await controlStripe(`/refunds/${made?.id}/fail`);
  await sendEvent(id, 'refund.failed');
  expect(await findInvoice(invoice.id)).toMatchObject({ status: 'paid', credited: 0 });
  await refund(id, 30, { method: 'cash', lowerBill: false });
  await refund(id, 50, { method: 'cash' });
  await sendEvent(id, 'refund.failed');
  expect(await findPayment(id)).toMatchObject({ handedBackAmount: 80, handedBackOwedAmount: 30 });
  expect(await findInvoice(invoice.id)).toMatchObject({ credited: 50, paid: 43.45, balance: 30 });
});

test('Money that came too much goes back without lowering anything, and what is beyond it lowers the bill', async () => {
  const invoice = await shop.sent(100);
  const { id } = await pay(invoice.id, 120);
  await refund(id, 20);
  expect(await findInvoice(invoice.id)).toMatchObject({ status: 'paid', credited: 0 });
  const { id: other } = await pay(invoice.id, 10);
  await refund(id, 30);
  expect(await findInvoice(invoice.id)).toMatchObject({ status: 'paid', credited: 20, paid: 80 });
  await refund(other, 10);
  expect(await findInvoice(invoice.id)).toMatchObject({ status: 'paid', credited: 30, paid: 70 });
});

test('Refunds of two payments at once credit both invoices, under numbers of their own', async () => {
  const [first, second] = [await shop.sent(100), await shop.sent(60)];
  // The first payment pays both: 100 and 40.
  const one = await pay(first.id, 140);
  const two = await pay(second.id, 20);
  const answers = await Promise.all([refund(one.id, 120), refund(two.id, 20), refund(one.id, 20)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const stored = await Promise.all([findInvoice(first.id), findInvoice(second.id)]);
  expect(stored).toMatchObject([
    { status: 'paid', credited: 100, paid: 0, balance: 0 },
    { status: 'paid', credited: 60, paid: 0, balance: 0 },
  ]);
  const numbers = stored.flatMap((invoice) => invoice?.credits.map(({ number }) => number));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('A deposit that is refunded before any invoice lowers nothing, and is asked for again only where it is to be', async () => {
  const sent = await office.sendEstimate(await office.draftEstimate(shop.project));
  const estimate = read(
    estimateSchema,
    await shop.post(`estimates/${sent.id}/approved-by-phone`, {
      updatedAt: sent.updatedAt,
      name: 'Jordan Example',
      note: 'Called at noon',
    }),
  );
  const deposit = async () =>
    read(
      storedPaymentSchema,
      await office.call('POST', 'payments', {
        clientId: shop.client.id,
        projectId: shop.project.id,
        estimateId: estimate.id,
        amount: estimate.depositAmount,
        method: 'check',
      }),
    );
  const { id } = await deposit();
  const back = read(storedPaymentSchema, await refund(id, estimate.depositAmount));
  expect(unpaidDepositCents(estimate, [back])).toBe(0);
  const { id: again } = await deposit();
  const owed = read(storedPaymentSchema, await refund(again, 100, { lowerBill: false }));
  expect(unpaidDepositCents(estimate, [owed])).toBe(10_000);
  // The invoice of the whole job asks for what was agreed, less what is still there of both.
  const invoice = await shop.sent(1_250);
  expect(invoice).toMatchObject({ credited: 0, paid: estimate.depositAmount - 100 });
});

test('A refund for a job that was never invoiced lowers its final cost', async () => {
  const { project } = shop;
  const complete = { status: 'completed', finalCost: 500 };
  const version = { updatedAt: (await findProject(project.id))?.updatedAt ?? null };
  expect((await office.call('PATCH', `projects/${project.id}`, { ...version, ...complete })).status).toBe(
    200,
  );
  const { id } = read(
    storedPaymentSchema,
    await office.call('POST', 'payments', {
      clientId: project.clientId,
      projectId: project.id,
      amount: 500,
      method: 'cash',
    }),
  );
  await refund(id, 50, { lowerBill: false });
  expect(await findProject(project.id)).toMatchObject({ finalCost: 500 });
  await refund(id, 30.5);
  expect(await findProject(project.id)).toMatchObject({ finalCost: 469.5 });
  expect((await historyOf(project.id)).at(-1)).toMatchObject({
    action: 'changed',
    facts: [{ code: 'refund' }],
    changes: [{ field: 'finalCost', from: 500, to: 469.5 }],
  });
});

test('The final cost of a completed job is what was invoiced, whatever is refunded, credited or billed since', async () => {
  const { project } = shop;
  const invoice = await shop.sent(123.45);
  const { updatedAt = null } = (await findProject(project.id)) ?? {};
  await office.call('PATCH', `projects/${project.id}`, { updatedAt, status: 'completed' });
  const finalCost = async () => (await findProject(project.id))?.finalCost;
  expect(await finalCost()).toBe(123.45);
  const id = await byCard(invoice.id);
  await refund(id, 45.25);
  expect(await finalCost()).toBe(78.2);
  const { updatedAt: version = null } = (await findInvoice(invoice.id)) ?? {};
  const credit = { updatedAt: version, amount: 8.2, reason: 'Goodwill' };
  expect((await office.call('POST', `invoices/${invoice.id}/credit`, credit)).status).toBe(200);
  expect(await finalCost()).toBe(70);
  const more = await shop.sent(30);
  expect(await finalCost()).toBe(100);
  const voiding = { updatedAt: (await findInvoice(more.id))?.updatedAt ?? null, reason: 'Twice' };
  await office.call('POST', `invoices/${more.id}/void`, voiding);
  expect(await finalCost()).toBe(70);
});
