import { randomUUID } from 'node:crypto';
import { invoiceSchema } from '@welding/domain/entities/invoice';
import { describe, expect, test } from 'vitest';
import { findInvoice } from '../../functions/src/data/invoices.ts';
import { kindsTo } from '../support/client-mails.ts';
import { historyOf } from '../support/desk.ts';
import { createTestProject } from '../support/sample.ts';
import { callDesk, expectRoles } from './expect-roles.ts';
import { invoiceBody, invoiceNumbers, numberOf, read } from './money.ts';
import { moneyShop } from './money-shop.ts';

const shop = moneyShop();
const { office, post, sent } = shop;

const reason = 'Wrong hours';

describe('a new invoice', () => {
  expectRoles(
    ['owner', 'office'],
    () => shop.tokens,
    (options) => callDesk('POST', 'invoices', invoiceBody(shop.project), options),
  );

  test('has a number, and nobody owes it before it is sent', async () => {
    const invoice = await office.draftInvoice(shop.project, 250.25);
    expect(invoice).toMatchObject({
      ...invoiceBody(shop.project, 250.25),
      status: 'open',
      onPortal: false,
      total: 250.25,
      balance: 250.25,
      paid: 0,
    });
    expect(invoice.number).toMatch(/^INV-\d{4,}$/);
    expect(await historyOf(invoice.id)).toMatchObject([
      {
        action: 'created',
        clientId: shop.client.id,
        facts: [{ code: 'paper', text: invoice.number, amount: 250.25 }],
      },
    ]);
  });

  test('is made once for each key', async () => {
    const key = randomUUID();
    const make = () =>
      callDesk('POST', 'invoices', invoiceBody(shop.project), { bearer: shop.tokens.office, key });
    const answers = await Promise.all([make(), make(), make()]);
    for (const answer of answers) expect([answer.status, answer.json()]).toEqual([201, answers[0]?.json()]);
  });

  test('may come from an estimate of the project that was sent', async () => {
    const estimate = await office.sendEstimate(await office.draftEstimate(shop.project));
    const from = (estimateId: string) => post('invoices', { ...invoiceBody(shop.project), estimateId });
    expect((await from(estimate.id)).json()).toMatchObject({ estimateId: estimate.id });
    const draft = await office.draftEstimate(shop.project);
    expect([(await from(draft.id)).text, (await from(randomUUID())).status]).toEqual([
      'This estimate is a draft. Send it first',
      404,
    ]);
    const others = await office.draftEstimate(await createTestProject(shop.client));
    expect((await from(others.id)).text).toBe('This estimate belongs to another project');
  });

  test.each([
    [{ dueDate: 'soon' }, 'Due date must be a day of the calendar'],
    [{ lines: [] }, 'At least one line is required'],
    [{ deposit: { kind: 'percent', value: 10 } }, 'Unknown field: deposit'],
    [{ number: 'INV-1' }, 'Unknown field: number'],
  ])('refuses %j with 400', async (wrong, sentence) => {
    const answer = await post('invoices', { ...invoiceBody(shop.project), ...wrong });
    expect([answer.status, answer.text]).toEqual([400, sentence]);
  });

  test('numbers have no gap and none twice, whatever happens at once', async () => {
    const bodies = Array.from({ length: 12 }, (_, index) =>
      index % 3 === 2 ? { ...invoiceBody(shop.project), lines: [] } : invoiceBody(shop.project),
    );
    const answers = await Promise.all(bodies.map((body) => post('invoices', body)));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(8);
    // Other tests' invoices come between; all that the API has made are one unbroken row.
    const numbers = await invoiceNumbers();
    const [first = 0] = numbers;
    expect(numbers).toEqual(numbers.map((_, index) => first + index));
    const own = made.map((answer) => numberOf(read(invoiceSchema, answer).number));
    expect(new Set(own).size).toBe(8);
    for (const number of own) expect(numbers).toContain(number);
  });
});

describe('an invoice', () => {
  test('is changed until it is sent, and never afterwards', async () => {
    const draft = await office.draftInvoice(shop.project);
    const { clientId: _, projectId: __, ...said } = invoiceBody(shop.project, 80);
    const change = { ...said, taxRate: 10, updatedAt: null };
    const changed = read(invoiceSchema, await office.call('PATCH', `invoices/${draft.id}`, change));
    expect(changed).toMatchObject({ total: 80, balance: 80, taxRate: 10 });
    const stale = await office.call('PATCH', `invoices/${draft.id}`, { ...change, taxRate: 5 });
    expect(stale.status).toBe(409);
    const open = await office.sendInvoice(changed);
    const late = await office.call('PATCH', `invoices/${draft.id}`, { ...change, updatedAt: open.updatedAt });
    expect([late.status, late.text]).toEqual([
      409,
      'This invoice was sent and cannot be changed. Write a credit note, or void it and write a new one',
    ]);
  });

  test('is sent with the client as called on this day, mailed, and owed from then on', async () => {
    const invoice = await sent();
    expect(invoice).toMatchObject({
      onPortal: true,
      status: 'open',
      recipient: { name: 'Jordan Example', email: shop.client.email },
      sender: { name: 'Lakeline Mobile Welding' },
      projectTitle: shop.project.title,
    });
    expect(await kindsTo(shop.client.email)).toEqual(['invoice']);
    const again = await post(`invoices/${invoice.id}/send`, { updatedAt: invoice.updatedAt });
    expect([again.status, again.text]).toEqual([409, 'This invoice was already sent']);
  });

  test('that a deposit has paid already is paid as it is sent', async () => {
    await post('payments', {
      clientId: shop.client.id,
      projectId: shop.project.id,
      amount: 150,
      method: 'check',
    });
    expect(await sent(100)).toMatchObject({ status: 'paid', paid: 100, balance: 0 });
    expect(await sent(80)).toMatchObject({ status: 'open', paid: 50, balance: 30 });
  });

  test('is paid in part and in whole, and what is over pays the next', async () => {
    const [first, second] = [await sent(), await sent()];
    expect((await office.payInCash(second.id, 40)).status).toBe(201);
    expect(await findInvoice(second.id)).toMatchObject({ paid: 40, balance: 60, status: 'open' });
    const payment = (await office.payInCash(first.id, 130)).json();
    expect(payment).toMatchObject({
      invoiceId: first.id,
      projectId: shop.project.id,
      clientId: shop.client.id,
    });
    expect(await findInvoice(first.id)).toMatchObject({ paid: 100, balance: 0, status: 'paid' });
    expect(await findInvoice(second.id)).toMatchObject({ paid: 70, balance: 30 });
  });

  test('by two of the staff at once is paid with both, and overpaid where it is too much', async () => {
    const invoice = await sent();
    const answers = await Promise.all([1, 2, 3].map(() => office.payInCash(invoice.id, 40)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await findInvoice(invoice.id)).toMatchObject({ paid: 100, balance: 0, status: 'paid' });
    expect(await sent(50)).toMatchObject({ paid: 20, balance: 30 });
  });

  test('takes no payment before it is sent or when it is void', async () => {
    const draft = await office.draftInvoice(shop.project);
    const sentence = 'This invoice can’t take a payment: it is void, or not sent yet';
    const early = await office.payInCash(draft.id, 40);
    expect([early.status, early.text]).toEqual([409, sentence]);
    await post(`invoices/${draft.id}/void`, { updatedAt: null, reason });
    expect((await office.payInCash(draft.id, 40)).text).toBe(sentence);
    expect((await office.payInCash(randomUUID(), 40)).status).toBe(404);
    const json = { invoiceId: (await sent()).id, projectId: randomUUID(), amount: 5, method: 'cash' };
    expect((await post('payments', json)).text).toBe('This invoice belongs to another project');
    const without = await post('payments', { amount: 5, method: 'cash' });
    expect([without.status, without.text]).toEqual([
      400,
      'Say which invoice, or which client and project, was paid',
    ]);
  });
});

describe.each(['send', 'void', 'credit'])('to %s an invoice', (step) => {
  test('is for the owner and the office', async () => {
    const { id } = await office.draftInvoice(shop.project);
    const json = {
      updatedAt: null,
      ...(step !== 'send' && { reason }),
      ...(step === 'credit' && { amount: 5 }),
    };
    for (const actor of ['welder', 'deactivated'] as const) {
      const answer = await callDesk('POST', `invoices/${id}/${step}`, json, { bearer: shop.tokens[actor] });
      expect(answer.status).toBe(403);
    }
    expect((await callDesk('POST', `invoices/${id}/${step}`, json, {})).status).toBe(401);
  });
});
