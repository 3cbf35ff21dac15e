import { randomUUID } from 'node:crypto';
import { auditRemark } from '@welding/domain/entities/audit-words';
import { estimateSchema } from '@welding/domain/entities/estimate';
import { invoiceSchema } from '@welding/domain/entities/invoice';
import { paymentSchema } from '@welding/domain/entities/payment';
import { unpaidDepositCents } from '@welding/domain/money/deposit';
import { addDays, chicagoDate, chicagoInstant } from '@welding/domain/values/chicago-day';
import { formatDay } from '@welding/domain/values/words';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { findPayment, listProcessingPayments, payments } from '../../functions/src/payments/payments.ts';
import { findProject } from '../../functions/src/projects/projects.ts';
import { kindsTo, mailsTo } from '../support/client-mails.ts';
import { createTestPayment, historyOf } from '../support/desk.ts';
import { aPayment } from '../support/entities.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { answerTo, callDesk } from './call-api.ts';
import { invoiceBody, invoiceNumbers, numberOf, read } from './money.ts';
import { moneyBooks } from './money-books.ts';
import { sendEvent, silentIntent, tryToPay } from './silent-intent.ts';

const books = moneyBooks();
const { shop } = books;
const { office, post } = shop;
const tooMuch = 'This is more than what is left of this payment';
/** A bill of $123.45 paid by card. */
const paidByCard = async () => {
  await books.invoice(123.45);
  await books.card(0);
};

describe('cash and checks', () => {
  const check = () => {
    const { client, project } = shop;
    return { clientId: client.id, projectId: project.id, amount: 120.5, method: 'check', note: 'No. 1042' };
  };

  test('are stored as arrived, and the history names who recorded how much', async () => {
    const payment = read(paymentSchema, await post('payments', check()));
    const { createdAt } = payment;
    expect(payment).toMatchObject({ ...check(), kind: 'payment', status: 'succeeded', paidAt: createdAt });
    expect(payment).not.toHaveProperty('stripePaymentIntentId', expect.anything());
    expect(await findPayment(payment.id)).toEqual(payment);
    const entries = await historyOf(payment.id);
    expect(entries).toMatchObject([
      { action: 'recorded', clientId: shop.client.id, actor: { role: 'office' } },
    ]);
    expect(entries.map(auditRemark)).toEqual(['$120.50, Check, No. 1042']);
  });

  test('count on the day they came, in lists, files and the receipt', async () => {
    const paidOn = addDays(chicagoDate(new Date()), -40);
    const { id, paidAt, createdAt } = await books.cash(120.5, undefined, { paidOn });
    expect(paidAt).toBe(chicagoInstant(paidOn, '12:00').toISOString());
    expect(createdAt > (paidAt ?? '')).toBe(true);
    expect((await historyOf(id)).map(auditRemark)).toEqual([`$120.50, Cash, received ${formatDay(paidOn)}`]);
    const today = await books.cash(120.5, undefined, { paidOn: chicagoDate(new Date()) });
    expect(today.paidAt).toBe(today.createdAt);
  });

  test('are recorded and refunded once per key', async () => {
    const key = randomUUID();
    const record = (json: object) => callDesk('POST', 'payments', json, { bearer: shop.tokens.office, key });
    const recorded = await Promise.all([1, 2, 3].map(() => record(check())));
    for (const answer of recorded) expect([answer.status, answer.json()]).toEqual([201, recorded[0]?.json()]);
    expect((await record({ ...check(), amount: 5 })).status).toBe(409);
    expect((await (await payments()).where('projectId', '==', shop.project.id).get()).size).toBe(1);
    await books.cash(50);
    const answers = await Promise.all([1, 2, 3].map(() => books.refund(0, 20, { key })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await books.refund(0, 21, { key })).status).toBe(409);
    const rest = await Promise.all([books.refund(0, 20), books.refund(0, 20)]);
    expect(rest.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await books.paymentOf(0)).toMatchObject({ refundedAmount: 40 });
  });

  test('are voided once with the reason in the history, and never sent to Stripe', async () => {
    const payment = await books.cash(120.5);
    const voiding = (reason: string, updatedAt: string | null = null) =>
      books.voidPayment(0, { updatedAt, reason });
    const answer = await voiding('Typed twice');
    const voided = read(paymentSchema, answer);
    expect(voided).toEqual({ ...payment, status: 'canceled', updatedAt: voided.updatedAt });
    expect((await historyOf(payment.id)).at(-1)).toMatchObject({ action: 'voided', note: 'Typed twice' });
    expect((await voiding('Typed twice')).json(), 'the same once more').toEqual(answer.json());
    expect((await voiding('Typed thrice')).status).toBe(409);
    expect(await historyOf(payment.id)).toHaveLength(2);
    const id = randomUUID();
    await (await payments()).doc(id).set(aPayment({ id, method: 'check', status: 'processing' }));
    expect((await listProcessingPayments(500)).map((processing) => processing.id)).not.toContain(id);
    await (await payments()).doc(id).delete();
  });
});

describe('a refund', () => {
  test('is in the history of payment and invoice, and the client can read it', async () => {
    const invoice = await books.invoice();
    const { id } = await books.cash(100, 0);
    const answer = await books.refund(0, 30.5);
    expect(answer.json()).toMatchObject({ status: 'succeeded', refundedAmount: 30.5 });
    expect((await books.invoiceOf(0)).credits).toMatchObject([
      { number: expect.stringMatching(/^CN-\d+$/), amount: 30.5, reason: 'Refund', paymentId: id },
    ]);
    expect((await historyOf(invoice.id)).at(-1)).toMatchObject({
      action: 'credited',
      actor: { role: 'owner' },
      facts: [{ code: 'amountFor', amount: 30.5 }, { code: 'refund' }],
    });
    expect((await historyOf(id)).at(-1)).toMatchObject({
      action: 'refunded',
      facts: [{ code: 'amountFor', amount: 30.5 }, { code: 'notOwedAgain' }],
      note: 'Job was shorter',
    });
    const owed = await books.refund(0, 9.5, { lowerBill: false });
    expect(owed.json()).toMatchObject({ refundedAmount: 40, owedAgainAmount: 9.5 });
    expect(auditRemark((await historyOf(id)).at(-1) ?? {})).toBe('$9.50: Job was shorter, owed again');
    const mails = (await mailsTo(shop.client.email)).filter(({ kind }) => kind === 'refund');
    expect(mails.map(({ text }) => text)).toContainEqual(
      expect.stringContaining('Your bill stays the same, so $9.50 is due again.'),
    );
    expect((await books.refund(0, 60)).json()).toMatchObject({
      status: 'refunded',
      refunds: [{ amount: 30.5 }, { amount: 9.5 }, { amount: 60 }],
    });
  });

  test('by card goes through Stripe once per key with its reason, also after a lost answer', async () => {
    await paidByCard();
    const [id, key] = [books.paymentId(0), randomUUID()];
    const answers = await Promise.all([1, 2].map(() => books.refund(0, 23.45, { key })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    await books.event(0, 'charge.refunded');
    expect((await books.refund(0, 23.45, { key })).status).toBe(201);
    await (await payments()).doc(id).update({ refundedAmount: FieldValue.delete() });
    expect((await books.refund(0, 23.45, { key })).json(), 'stopped halfway').toMatchObject({
      refundedAmount: 23.45,
    });
    expect(await books.refundsOf(0)).toMatchObject([
      { amount: 2345, metadata: { reason: 'Job was shorter' } },
    ]);
    const refunded = (await historyOf(id)).filter(({ action }) => action === 'refunded');
    expect(refunded).toHaveLength(1);
    const credited = (await historyOf(books.invoiceId(0))).find(({ action }) => action === 'credited');
    expect(credited?.actor).toEqual(refunded[0]?.actor);
  });

  test('made in Stripe’s dashboard is attributed to Stripe', async () => {
    await paidByCard();
    await books.stripe.refunds.create({ payment_intent: books.paymentId(0), amount: 2_345 });
    await books.event(0, 'charge.refunded');
    const [entry] = (await historyOf(books.invoiceId(0))).slice(-1);
    expect(entry).toMatchObject({ action: 'credited', actor: { name: 'Stripe', role: 'system' } });
  });

  test('that failed waits until it went to the card again, or was paid by hand once', async () => {
    await paidByCard();
    await books.refund(0, 80);
    await books.refundFails(0);
    expect(await books.paymentOf(0)).toMatchObject({ status: 'succeeded', refundFailedAmount: 80 });
    const key = randomUUID();
    await Promise.all([1, 2].map(() => books.refund(0, 50, { key, method: 'check' })));
    expect(await books.paymentOf(0)).toMatchObject({ handedBackAmount: 50, refundFailedAmount: 30 });
    await books.refund(0, 30, { method: 'cash' });
    const remark = auditRemark((await historyOf(books.paymentId(0))).at(-1) ?? {});
    expect(remark).toBe('$30.00: Job was shorter, Cash, not owed again');
    // Stripe repeats its event, and knows nothing of the money handed back.
    await books.event(0, 'refund.failed');
    expect(await books.paymentOf(0)).not.toHaveProperty('refundFailedAmount');
    expect(await answerTo(books.refund(0, 43.46))).toEqual([409, tooMuch]);
    expect(await books.refundsOf(0)).toHaveLength(1);
    expect((await kindsTo(shop.client.email)).filter((kind) => kind === 'refund')).toHaveLength(3);
    await books.card();
    await books.refund(1, 80);
    await books.refundFails(1);
    await books.refund(1, 80);
    const again = await books.paymentOf(1);
    expect([again.refundedAmount, again.refundFailedAmount]).toEqual([80, undefined]);
  });

  test('of a deposit before any invoice lowers no bill, and is asked for again only on request', async () => {
    const sent = await office.sendEstimate(await office.draftEstimate(shop.project));
    const approval = { updatedAt: sent.updatedAt, name: 'Jordan Example', note: 'Called at noon' };
    const approved = await post(`estimates/${sent.id}/approved-by-phone`, approval);
    const estimate = read(estimateSchema, approved);
    const { depositAmount } = estimate;
    await books.cash(depositAmount, undefined, { estimateId: estimate.id });
    const back = read(paymentSchema, await books.refund(0, depositAmount));
    expect(unpaidDepositCents(estimate, [back])).toBe(0);
    await books.cash(depositAmount, undefined, { estimateId: estimate.id });
    const owed = read(paymentSchema, await books.refund(1, 100, { lowerBill: false }));
    expect(unpaidDepositCents(estimate, [owed])).toBe(10_000);
    // The invoice for the whole job asks for the agreed total less the rest of both.
    expect(await books.invoice(1_250)).toMatchObject({ credited: 0, paid: depositAmount - 100 });
  });
});

describe('the final cost of a completed job', () => {
  const finalCost = async () => (await findProject(shop.project.id))?.finalCost;
  const complete = async (more: object = {}) => {
    const { updatedAt = null } = (await findProject(shop.project.id)) ?? {};
    const json = { updatedAt, status: 'completed', ...more };
    expect((await office.call('PATCH', `projects/${shop.project.id}`, json)).status).toBe(200);
  };

  test('is lowered by a refund if never invoiced', async () => {
    await complete({ finalCost: 500 });
    await books.cash(500);
    await books.refund(0, 50, { lowerBill: false });
    expect(await finalCost()).toBe(500);
    await books.refund(0, 30.5);
    expect((await historyOf(shop.project.id)).at(-1)).toMatchObject({
      action: 'changed',
      facts: [{ code: 'refund' }],
      changes: [{ field: 'finalCost', from: 500, to: 469.5 }],
    });
  });

  test('is the invoiced total, whatever is refunded, credited or billed since', async () => {
    await books.invoice(153.45);
    await books.credit(0, 30);
    await books.draft(80);
    await complete();
    expect(await finalCost()).toBe(123.45);
    await books.card(0);
    await books.refund(0, 45.25);
    expect(await finalCost()).toBe(78.2);
    await books.credit(0, 8.2);
    expect(await finalCost()).toBe(70);
    await books.invoice(30);
    expect(await finalCost()).toBe(100);
    await books.voidInvoice(2);
    expect(await finalCost()).toBe(70);
  });
});

describe('an invoice', () => {
  test('has a number, and is owed once it is sent', async () => {
    const invoice = await books.draft(250.25);
    const owed = { status: 'open', onPortal: false, total: 250.25, balance: 250.25, paid: 0 };
    expect(invoice).toMatchObject({ ...invoiceBody(shop.project, 250.25), ...owed });
    expect(invoice.number).toMatch(/^INV-\d{4,}$/);
    expect(await historyOf(invoice.id)).toMatchObject([
      {
        action: 'created',
        clientId: shop.client.id,
        facts: [{ code: 'paper', text: invoice.number, amount: 250.25 }],
      },
    ]);
  });

  test('may come from a sent estimate of the project', async () => {
    const from = (estimateId: string) => post('invoices', { ...invoiceBody(shop.project), estimateId });
    const estimate = await office.sendEstimate(await office.draftEstimate(shop.project));
    expect((await from(estimate.id)).json()).toMatchObject({ estimateId: estimate.id });
    const draft = await office.draftEstimate(shop.project);
    expect((await from(draft.id)).text).toBe('This estimate is a draft. Send it first');
    expect((await from(randomUUID())).status).toBe(404);
    const others = await office.draftEstimate(await createTestProject(shop.client));
    expect((await from(others.id)).text).toBe('This estimate belongs to another project');
  });

  test('gets the next number, without gaps or duplicates under concurrent requests', async () => {
    const bodies = Array.from({ length: 12 }, (_, index) =>
      index % 3 === 2 ? { ...invoiceBody(shop.project), lines: [] } : invoiceBody(shop.project),
    );
    const key = randomUUID();
    const once = () =>
      callDesk('POST', 'invoices', invoiceBody(shop.project), { bearer: shop.tokens.office, key });
    const [answers, repeated] = await Promise.all([
      Promise.all(bodies.map((body) => post('invoices', body))),
      Promise.all([once(), once(), once()]),
    ]);
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(8);
    for (const answer of repeated) expect(answer.json()).toEqual(repeated[0]?.json());
    // Other tests' invoices come between, but the API's numbers have no gaps.
    const numbers = await invoiceNumbers();
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    const own = made.map((answer) => numberOf(read(invoiceSchema, answer).number));
    expect(new Set(own).size).toBe(8);
    for (const number of own) expect(numbers).toContain(number);
  });

  test('can be changed by version until sent, uses the client’s current name, and is mailed', async () => {
    const draft = await books.draft();
    const { clientId: _, projectId: __, ...said } = invoiceBody(shop.project, 80);
    const change = { ...said, taxRate: 10, updatedAt: null };
    const changed = read(invoiceSchema, await office.call('PATCH', `invoices/${draft.id}`, change));
    expect(changed).toMatchObject({ total: 80, balance: 80, taxRate: 10 });
    expect((await office.call('PATCH', `invoices/${draft.id}`, { ...change, taxRate: 5 })).status).toBe(409);
    expect(await office.sendInvoice(changed)).toMatchObject({
      onPortal: true,
      status: 'open',
      recipient: { name: 'Jordan Example', email: shop.client.email },
      sender: { name: 'Lakeline Mobile Welding' },
      projectTitle: shop.project.title,
    });
    expect(await kindsTo(shop.client.email)).toEqual(['invoice']);
  });

  test('keeps number and reason when voided, and a credit note has its own number', async () => {
    const { number, id } = await books.invoice();
    const { updatedAt } = await books.invoiceOf(0);
    await books.credit(0, 40);
    const stale = { updatedAt, amount: 10, reason: 'Goodwill' };
    expect((await post(`invoices/${id}/credit`, stale)).status).toBe(409);
    expect((await books.invoiceOf(0)).credits).toMatchObject([
      { amount: 40, reason: 'Wrong hours', number: expect.stringMatching(/^CN-\d{4,}$/) },
    ]);
    expect((await historyOf(id)).at(-1)).toMatchObject({
      action: 'credited',
      facts: [{ code: 'amountFor', amount: 40 }],
      note: 'Wrong hours',
    });
    expect((await books.voidInvoice(0)).json()).toMatchObject({
      number,
      status: 'void',
      voidReason: 'Wrong hours',
    });
  });

  test('voided while cash arrives is refused, or the money is owed to the client', async () => {
    const invoice = await books.invoice();
    const [voided, paid] = await Promise.all([books.voidInvoice(0), office.payInCash(invoice.id, 100)]);
    if (voided.status === 200) {
      expect(await books.shown()).toEqual(['void 0']);
      if (paid.status === 201) expect(await books.invoice(80)).toMatchObject({ status: 'paid', paid: 80 });
      else expect(paid.status).toBe(409);
    } else {
      expect([voided.status, paid.status]).toEqual([409, 201]);
      expect(await books.shown()).toEqual(['paid 100']);
    }
  });
});

test('an unassigned payment is assigned, pays open invoices, and moves to another project of the client', async () => {
  await books.invoice();
  const { id } = await createTestPayment('', { projectId: '', amount: 100 });
  const assign = (of: { clientId: string; id: string }, updatedAt: string | null = null) =>
    office.call('PATCH', `payments/${id}`, { updatedAt, clientId: of.clientId, projectId: of.id });
  const [strangers, second] = [
    await createTestProject(await createTestClient()),
    await createTestProject(shop.client),
  ];
  expect((await assign({ clientId: shop.client.id, id: strangers.id })).status).toBe(400);
  const { updatedAt = null } = read(paymentSchema, await assign(shop.project));
  expect(await books.shown()).toEqual(['paid 100']);
  expect((await assign(second)).status, 'an old version').toBe(409);
  expect(await answerTo(assign(strangers, updatedAt))).toEqual([
    409,
    'This payment already belongs to a client',
  ]);
  expect((await assign(second, updatedAt)).status).toBe(200);
  expect(await books.shown()).toEqual(['open 0, owed 100']);
});

test('a deposit moved to another project stays there when Stripe reports it again', async () => {
  const { client, project } = shop;
  const metadata = { clientId: client.id, projectId: project.id, estimateId: randomUUID() };
  const id = await silentIntent({ metadata });
  await tryToPay(id);
  await sendEvent(id, 'payment_intent.succeeded');
  expect(await findPayment(id)).toMatchObject(metadata);
  const second = await createTestProject(client);
  const json = { updatedAt: null, clientId: client.id, projectId: second.id };
  expect((await office.call('PATCH', `payments/${id}`, json)).status).toBe(200);
  const moved = await findPayment(id);
  expect(moved).not.toHaveProperty('estimateId');
  await sendEvent(id, 'payment_intent.succeeded');
  expect(await findPayment(id)).toEqual(moved);
});
