import type { Invoice } from '@welding/domain/entities/invoice';
import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { findClient } from '../../functions/src/clients/clients.ts';
import { findInvoice } from '../../functions/src/invoices/invoices.ts';
import { pushes } from '../../functions/src/messages/pushes.ts';
import { findPayment, payments } from '../../functions/src/payments/payments.ts';
import { unrecordedPayments } from '../../functions/src/stripe/sync-payment.ts';
import { createTestPayment } from '../support/desk.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { answerTo } from './call-api.ts';
import { moneyDesk } from './money.ts';
import { type OwnShop, openOwnShop, tokenOf } from './own-shop.ts';
import { postEvent } from './post-event.ts';
import { eventOf, silentIntent, tryToPay } from './silent-intent.ts';

let shop: OwnShop;
let project: Project;
let invoice: Invoice;
let payment: Payment;
const money = moneyDesk(() => tokenOf(shop.owner));

beforeAll(async () => {
  // Unreadable documents would break other tests' lists for the books.
  shop = await openOwnShop(0);
});

async function sendPaid(intentId: string): Promise<Response> {
  const event = await eventOf(intentId, 'payment_intent.succeeded');
  return await postEvent(JSON.stringify(event));
}

/** A project with an invoice of $100, $30 of it paid. */
beforeEach(async () => {
  const client = await createTestClient();
  project = await createTestProject(client);
  invoice = await money.sendInvoice(await money.draftInvoice(project));
  payment = await createTestPayment(client.id, { projectId: project.id, amount: 30 });
  await syncInvoice();
});

/** Settles invoices and payments that were stored directly. */
async function syncInvoice(): Promise<void> {
  expect((await money.payInCash(invoice.id, 1)).status).toBe(201);
  invoice = (await findInvoice(invoice.id)) ?? invoice;
  expect(invoice).toMatchObject({ paid: 31, balance: 69 });
}

/** Overwrites a field, like a slip in the console. @returns how to repair it, which the test's end does in any case */
async function spoil(path: string, fields: Record<string, unknown>): Promise<() => Promise<void>> {
  const document = getFirestore().doc(path);
  const whole = (await document.get()).data() ?? {};
  await document.update(fields);
  const mend = async () => void (await document.set(whole));
  onTestFinished(mend);
  return mend;
}

/** All stored money of the project. */
async function stored() {
  const read = async (collection: string) =>
    (await getFirestore().collection(collection).where('projectId', '==', project.id).get()).docs.map(
      (document) => [document.id, document.data(), document.updateTime],
    );
  const ledger = await getFirestore().doc(`projectLedgers/${project.id}`).get();
  return [await read('payments'), await read('invoices'), await read('mail'), ledger.updateTime];
}

const toldOf = (name: string, id: string, field: string) => [
  500,
  `${name} ${id} cannot be read (${field}). Fix it in the Firebase console, then try again`,
];

test.each([{ amount: 'thirty' }, { status: 'paid' }, { refundedAmount: 'ten' }, { kind: 'refnd' }])(
  'money of a project waits while a payment says %j, and goes on once it is mended',
  async (slip) => {
    const mend = await spoil(`payments/${payment.id}`, slip);
    const before = await stored();
    const attempts = [
      () => money.payInCash(invoice.id, 20),
      () =>
        money.call('POST', `invoices/${invoice.id}/credit`, {
          updatedAt: invoice.updatedAt,
          amount: 5,
          reason: 'Late',
        }),
      () => money.call('POST', `payments/${payment.id}/refund`, { amount: 5, reason: 'Late' }),
    ];
    for (const attempt of attempts) {
      const { status, text } = await attempt();
      expect([status, text]).toEqual(toldOf('Payment', payment.id, Object.keys(slip)[0] ?? ''));
    }
    expect(await stored()).toEqual(before);
    await mend();
    expect((await money.payInCash(invoice.id, 20)).status).toBe(201);
    expect(await findInvoice(invoice.id)).toMatchObject({ paid: 51, balance: 49 });
  },
);

test('money of a project waits while an invoice cannot be read', async () => {
  const other = await money.sendInvoice(await money.draftInvoice(project, 40));
  await spoil(`invoices/${other.id}`, { credited: 'none' });
  const before = await stored();
  const { status, text } = await money.payInCash(invoice.id, 20);
  expect([status, text]).toEqual(toldOf('Invoice', other.id, 'credited'));
  expect(await stored()).toEqual(before);
});

test('a payment from Stripe waits, staff are told once, and Stripe’s next try records it', async () => {
  const id = await silentIntent({
    metadata: { projectId: project.id, clientId: project.clientId },
    amount: 2_000,
  });
  await tryToPay(id);
  const mend = await spoil(`invoices/${invoice.id}`, { lines: 'weld' });
  const before = await stored();
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const refused = await sendPaid(id);
    expect([refused.status, await refused.text()]).toEqual([
      500,
      'Something went wrong on our side. Please try again or call us',
    ]);
  }
  expect(await findPayment(id)).toBeUndefined();
  expect(await stored()).toEqual(before);
  const [, sentence] = toldOf('Invoice', invoice.id, 'lines');
  expect((await (await unrecordedPayments()).doc(id).get()).data()).toMatchObject({ sentence });
  const told = await (await pushes()).where('kind', '==', 'payment-unrecorded').get();
  expect(told.docs.filter((push) => push.id.includes(id)).length).toBeLessThanOrEqual(1);
  await mend();
  expect((await sendPaid(id)).status).toBe(200);
  expect(await findInvoice(invoice.id)).toMatchObject({ paid: 51, balance: 49 });
  expect((await (await unrecordedPayments()).doc(id).get()).exists).toBe(false);
});

test('a record that staff have assigned is not written anew over what they said', async () => {
  const id = await silentIntent();
  await tryToPay(id);
  expect((await sendPaid(id)).status).toBe(200);
  const assigned = await money.call('PATCH', `payments/${id}`, {
    updatedAt: null,
    clientId: project.clientId,
    projectId: project.id,
  });
  expect(assigned.status).toBe(200);
  await spoil(`payments/${id}`, { amount: 'much' });
  expect((await sendPaid(id)).status).toBe(500);
  const kept = await (await payments()).withConverter(null).doc(id).get();
  expect(kept.data()).toMatchObject({ amount: 'much', projectId: project.id });
});

test.each(['payments.csv', 'invoices.csv', 'quickbooks-payments.csv', 'quickbooks-invoices.csv'])(
  'no %s for the books without one that cannot be read',
  async (file) => {
    const [path, name, id] = file.includes('payments')
      ? [`payments/${payment.id}`, 'Payment', payment.id]
      : [`invoices/${invoice.id}`, 'Invoice', invoice.id];
    const mend = await spoil(path, { status: 'lost' });
    const download = () => money.call('GET', `export/${file}`, undefined);
    const { status, text } = await download();
    expect([status, text]).toEqual(toldOf(name, id, 'status'));
    await mend();
    expect((await download()).status).toBe(200);
  },
);

test('erasing stops before anything is written at a payment that cannot be read', async () => {
  const client = await createTestClient();
  const { id } = await createTestPayment(client.id);
  await spoil(`payments/${id}`, { amount: 'thirty' });
  expect(
    await answerTo(
      shop.call('POST', `/api/desk/clients/${client.id}/erase`, {
        json: { confirmation: `${client.firstName} ${client.lastName}` },
        bearer: tokenOf(shop.owner),
      }),
    ),
  ).toEqual([500, expect.stringContaining(id)]);
  expect((await getFirestore().collection('payments').doc(id).get()).get('amount')).toBe('thirty');
  expect(await findClient(client.id)).toMatchObject({ firstName: client.firstName });
});
