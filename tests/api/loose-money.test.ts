import { expect, test } from 'vitest';
import { findInvoice } from '../../functions/src/invoices/invoices.ts';
import { keepLooseMoney } from '../../functions/src/payments/loose-money.ts';
import { mendLooseMoney } from '../../functions/src/payments/mend-loose-money.ts';
import { firestore } from '../../functions/src/store/firestore.ts';
import { historyOf } from '../support/desk.ts';
import { readsOf } from '../support/reads-of.ts';
import { createTestProject } from '../support/sample.ts';
import { callDesk } from './call-api.ts';
import { moneyShop } from './money-shop.ts';

const shop = moneyShop();
const { office } = shop;

/** The project's stored money without a purpose, after its ledger's trigger. */
const loose = async (id = shop.project.id) => {
  await keepLooseMoney(id);
  return (await (await firestore()).collection('looseMoney').doc(id).get()).data();
};
const versionOf = async (id: string) => ({ updatedAt: (await findInvoice(id))?.updatedAt ?? null });
const keep = (amount: number, bearer = shop.tokens.office) =>
  callDesk('POST', `projects/${shop.project.id}/keep-credit`, { amount }, { bearer });

/** An invoice of $750, paid in cash and then voided. */
async function voidedWithMoney(): Promise<string> {
  const { id } = await shop.sent(750);
  await office.payInCash(id, 750);
  expect(await loose()).toBeUndefined();
  const json = { ...(await versionOf(id)), reason: 'Wrong client' };
  expect((await office.call('POST', `invoices/${id}/void`, json)).status).toBe(200);
  return id;
}

test('money of a voided paid invoice waits for a decision until it pays another invoice', async () => {
  await voidedWithMoney();
  expect(await loose()).toMatchObject({ amount: 750, toDecide: 750 });
  await shop.sent(700);
  expect(await loose()).toMatchObject({ amount: 50, toDecide: 50 });
  await shop.sent(80);
  expect(await loose()).toBeUndefined();
});

test('owner and office keep it as credit once, and further money is asked about again', async () => {
  await voidedWithMoney();
  await loose();
  expect((await keep(750, shop.tokens.welder)).status).toBe(403);
  expect((await keep(500)).status).toBe(409);
  expect((await keep(750)).status).toBe(200);
  expect((await keep(750)).status).toBe(200);
  const kept = (await historyOf(shop.project.id)).filter(({ facts = [] }) =>
    facts.some(({ code }) => code === 'keptAsCredit'),
  );
  expect(kept).toHaveLength(1);
  expect(await loose()).toMatchObject({ amount: 750, kept: 750, toDecide: 0 });
  const { id } = await shop.sent(100);
  expect(await loose()).toMatchObject({ amount: 650, kept: 650, toDecide: 0 });
  await office.payInCash(id, 120);
  expect(await loose()).toMatchObject({ amount: 770, kept: 650, toDecide: 120 });
});

test('assigned to another project of the client, it pays that invoice', async () => {
  const id = await voidedWithMoney();
  const other = await createTestProject(shop.client);
  const owed = await office.sendInvoice(await office.draftInvoice(other, 750));
  const [payment] = (await (await firestore()).collection('payments').where('invoiceId', '==', id).get())
    .docs;
  const to = { updatedAt: null, clientId: shop.client.id, projectId: other.id };
  expect((await office.call('PATCH', `payments/${payment?.id}`, to)).status).toBe(200);
  expect(await findInvoice(owed.id)).toMatchObject({ status: 'paid' });
  expect(await loose()).toBeUndefined();
  expect(await loose(other.id)).toBeUndefined();
});

test('a deposit for work not invoiced yet is not asked about', async () => {
  const estimate = await office.sendEstimate(await office.draftEstimate(shop.project));
  const { projectId, clientId } = estimate;
  const json = { projectId, clientId, amount: 625, method: 'check', estimateId: estimate.id };
  expect((await office.call('POST', 'payments', json)).status).toBe(201);
  expect(await loose()).toBeUndefined();
});

test.each<[string, (id: string) => Promise<unknown>]>([
  ['is not stored yet', async (id) => (await firestore()).collection('looseMoney').doc(id).delete()],
  [
    'is stored by an earlier release',
    async (id) => (await firestore()).collection('looseMoney').doc(id).set({ id, amount: 20 }),
  ],
])('money without a purpose that %s is repaired at night, once', async (_name, make) => {
  await voidedWithMoney();
  await loose();
  await make(shop.project.id);
  expect(await mendLooseMoney()).toBeGreaterThan(0);
  const stored = await (await firestore()).collection('looseMoney').doc(shop.project.id).get();
  expect(stored.data()).toMatchObject({ amount: 750, kept: 0, toDecide: 750 });
  expect(await mendLooseMoney()).toBe(0);
});

test('the nightly repair reads a project once whose money needs no repair', async () => {
  const most = async () => {
    expect(await mendLooseMoney()).toBe(0);
  };
  await mendLooseMoney();
  const before = await readsOf(most);
  const others = await Promise.all(Array.from({ length: 10 }, () => createTestProject(shop.client)));
  for (const { id: projectId } of others) {
    const json = { projectId, clientId: shop.client.id, amount: 100, method: 'check' };
    expect((await office.call('POST', 'payments', json)).status).toBe(201);
  }
  // For each deposit the payment and the project, beside the ends of pages.
  expect((await readsOf(most)) - before).toBeLessThanOrEqual(2 * others.length);
});
