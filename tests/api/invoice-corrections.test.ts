import { randomUUID } from 'node:crypto';
import { invoiceSchema } from '@welding/domain/entities/invoice';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { describe, expect, test } from 'vitest';
import { findInvoice } from '../../functions/src/data/invoices.ts';
import { createTestPayment, historyOf } from '../support/desk.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { callDesk } from './expect-roles.ts';
import { read } from './money.ts';
import { moneyShop } from './money-shop.ts';

const shop = moneyShop();
const { office, post, sent } = shop;

const reason = 'Wrong hours';

describe('making an invoice void', () => {
  test('keeps its number, asks nothing, and gives what was paid to the others', async () => {
    const [first, second] = [await sent(), await sent(60)];
    await office.payInCash(first.id, 100);
    const { updatedAt } = (await findInvoice(first.id)) ?? {};
    const answer = await post(`invoices/${first.id}/void`, { updatedAt, reason });
    expect(read(invoiceSchema, answer)).toMatchObject({
      number: first.number,
      status: 'void',
      paid: 0,
      balance: 0,
      voidReason: reason,
    });
    expect(await findInvoice(second.id)).toMatchObject({ status: 'paid', paid: 60 });
    const again = await post(`invoices/${first.id}/void`, {
      updatedAt: read(invoiceSchema, answer).updatedAt,
      reason,
    });
    expect([again.status, again.text]).toEqual([409, 'This invoice is void']);
    expect((await post(`invoices/${second.id}/void`, { updatedAt: null, reason: ' ' })).status).toBe(400);
    expect((await post(`invoices/${randomUUID()}/void`, { updatedAt: null, reason })).status).toBe(404);
  });

  test('while a payment arrives is seen by whoever makes it void, or the money is owed to the client', async () => {
    const invoice = await sent();
    const [voided, paid] = await Promise.all([
      post(`invoices/${invoice.id}/void`, { updatedAt: invoice.updatedAt, reason }),
      office.payInCash(invoice.id, 100),
    ]);
    const after = await findInvoice(invoice.id);
    if (voided.status === 200) {
      // The cash came a moment later: refused, or recorded in the client's favor.
      expect(after).toMatchObject({ status: 'void', paid: 0, balance: 0 });
      if (paid.status === 201) expect(await sent(80)).toMatchObject({ status: 'paid', paid: 80 });
      else expect(paid.status).toBe(409);
    } else {
      expect([voided.status, paid.status]).toEqual([409, 201]);
      expect(after).toMatchObject({ status: 'paid', paid: 100 });
    }
  });
});

describe('a credit note', () => {
  const credit = (id: string, updatedAt: string | undefined, amount: number) =>
    post(`invoices/${id}/credit`, { updatedAt, amount, reason });

  test('takes off what was sent, with a number of its own, and no more than all of it', async () => {
    const invoice = await sent();
    await office.payInCash(invoice.id, 70);
    const { updatedAt } = (await findInvoice(invoice.id)) ?? {};
    const credited = read(invoiceSchema, await credit(invoice.id, updatedAt, 40));
    expect(credited).toMatchObject({
      total: 100,
      credited: 40,
      paid: 60,
      balance: 0,
      status: 'paid',
      credits: [{ amount: 40, reason, number: expect.stringMatching(/^CN-\d{4,}$/) }],
    });
    expect((await credit(invoice.id, updatedAt, 10)).status).toBe(409);
    const tooMuch = await credit(invoice.id, credited.updatedAt, 60.01);
    expect([tooMuch.status, tooMuch.text]).toEqual([400, 'A credit note can’t be more than the invoice']);
    expect((await credit(invoice.id, credited.updatedAt, 0)).text).toBe('Amount must be at least $0.01');
    expect((await historyOf(invoice.id)).at(-1)).toMatchObject({
      action: 'credited',
      facts: [{ code: 'amountFor', amount: 40 }],
      note: reason,
    });
  });

  test('is for what was sent and holds', async () => {
    const draft = await office.draftInvoice(shop.project);
    const answer = await post(`invoices/${draft.id}/credit`, { updatedAt: null, amount: 5, reason });
    expect([answer.status, answer.text]).toEqual([409, 'This invoice has not been sent. Change it instead']);
  });
});

test('a payment that nobody could tell whose it is, is assigned and pays what is open', async () => {
  const invoice = await sent();
  const payment = await createTestPayment('', { projectId: '', amount: 100 });
  const assign = (json: object, bearer = shop.tokens.office) =>
    callDesk('PATCH', `payments/${payment.id}`, { updatedAt: null, ...json }, { bearer });
  const owner = { clientId: shop.client.id, projectId: shop.project.id };
  expect((await assign(owner, shop.tokens.welder)).status).toBe(403);
  const others = await createTestProject(await createTestClient());
  expect((await assign({ ...owner, projectId: others.id })).status).toBe(400);
  const assigned = await assign(owner);
  expect([assigned.status, assigned.json()]).toMatchObject([200, owner]);
  expect(await findInvoice(invoice.id)).toMatchObject({ status: 'paid', paid: 100 });
  expect((await assign(owner, shop.tokens.owner)).status).toBe(409);
  const { updatedAt } = read(storedPaymentSchema, assigned);
  const away = await callDesk(
    'PATCH',
    `payments/${payment.id}`,
    { updatedAt, clientId: others.clientId, projectId: others.id },
    { bearer: shop.tokens.office },
  );
  expect([away.status, away.text]).toEqual([409, 'This payment already belongs to a client']);
  const other = await createTestProject(shop.client);
  const moved = await callDesk(
    'PATCH',
    `payments/${payment.id}`,
    { updatedAt, clientId: shop.client.id, projectId: other.id },
    { bearer: shop.tokens.office },
  );
  expect(moved.status).toBe(200);
  expect(await findInvoice(invoice.id)).toMatchObject({ status: 'open', paid: 0 });
});

test('a project that is completed without a final cost takes what its invoices ask', async () => {
  const invoice = await sent(250);
  await post(`invoices/${invoice.id}/credit`, { updatedAt: invoice.updatedAt, amount: 30, reason });
  await office.draftInvoice(shop.project, 80);
  const json = { updatedAt: null, status: 'completed' };
  const completed = await office.call('PATCH', `projects/${shop.project.id}`, json);
  expect(completed.json()).toMatchObject({ status: 'completed', finalCost: 220 });
});
