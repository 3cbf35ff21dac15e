import type { Invoice } from '@welding/domain/entities/invoice';
import { paperLinkHeader } from '@welding/domain/entities/paper-link';
import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import { clientItself } from '@welding/domain/entities/recipients';
import { leftOutOf } from '@welding/domain/values/left-out';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { findClient } from '../../functions/src/clients/clients.ts';
import { findInvoice } from '../../functions/src/invoices/invoices.ts';
import { pushes } from '../../functions/src/messages/pushes.ts';
import { storePaperLink } from '../../functions/src/papers/paper-links.ts';
import { findPayment, payments } from '../../functions/src/payments/payments.ts';
import { unrecordedPayments } from '../../functions/src/stripe/sync-payment.ts';
import { createTestPayment } from '../support/desk.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
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
  'project totals wait while a payment has %j, and continue once it is repaired',
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

test('project totals wait while an invoice is unreadable', async () => {
  const other = await money.sendInvoice(await money.draftInvoice(project, 40));
  await spoil(`invoices/${other.id}`, { credited: 'none' });
  const before = await stored();
  const { status, text } = await money.payInCash(invoice.id, 20);
  expect([status, text]).toEqual(toldOf('Invoice', other.id, 'credited'));
  expect(await stored()).toEqual(before);
});

test('a Stripe payment waits, staff are notified once, and Stripe’s next try records it', async () => {
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

test('a record assigned by staff is not overwritten', async () => {
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
  '%s for the books names its missing entry in the last line until it is readable',
  async (file) => {
    const path = file.includes('payments') ? `payments/${payment.id}` : `invoices/${invoice.id}`;
    const mend = await spoil(path, { status: 'lost' });
    const download = async () => {
      const { status, text } = await money.call('GET', `export/${file}`, undefined);
      return [status, leftOutOf(text)];
    };
    expect(await download()).toEqual([200, expect.stringContaining(path)]);
    await mend();
    expect(await download()).toEqual([200, undefined]);
  },
);

test('erasing stops before any write at an unreadable payment', async () => {
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

test('an unreadable paper is refused with a code, as PDF and by link, with the reason for staff only', async () => {
  const client = await findClient(project.clientId);
  if (!client) throw new Error('The client is gone');
  const [cookie, token] = await Promise.all([
    verifiedCookie(client),
    storePaperLink({
      ...{ kind: 'invoice', paperId: invoice.id },
      ...{ clientId: client.id, person: clientItself, email: client.email },
    }),
  ]);
  const [json, byLink] = [{ Accept: 'application/json' }, { [paperLinkHeader]: token }];
  const download = async (options: Parameters<OwnShop['call']>[2]) => {
    const { status, text } = await shop.call('GET', `/api/invoices/${invoice.id}.pdf`, options);
    return status === 200 ? 200 : [status, JSON.parse(text)];
  };
  const open = async () => {
    const { status, text } = await shop.call('POST', '/api/paper-links', { json: { token }, headers: json });
    return status === 200 ? 200 : [status, JSON.parse(text)];
  };
  expect(await open()).toBe(200);
  const readers = [{ cookie, headers: json }, { headers: { ...json, ...byLink } }];
  for (const options of readers) expect(await download(options)).toBe(200);
  await spoil(`invoices/${invoice.id}`, { lines: 'weld' });
  const toClients = 'We can’t show this paper right now. Please call us';
  for (const answer of [...(await Promise.all(readers.map(download))), await open()])
    expect(answer).toEqual([409, { message: toClients, code: 'paper_unreadable' }]);
  const [, toStaff] = toldOf('Invoice', invoice.id, 'lines');
  expect(await download({ bearer: tokenOf(shop.owner), headers: json })).toEqual([
    409,
    { message: toStaff, code: 'paper_unreadable' },
  ]);
});
