import type { Payment } from '@welding/domain/entities/payment';
import { expect, test } from 'vitest';
import { clients } from '../../functions/src/clients/clients.ts';
import { findInvoice } from '../../functions/src/invoices/invoices.ts';
import { payments } from '../../functions/src/payments/payments.ts';
import { createTestPayment, historyOf } from '../support/desk.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { callDesk } from './call-api.ts';
import { moneyShop } from './money-shop.ts';

const shop = moneyShop();
const { office } = shop;

const stored = async (id: string): Promise<Payment | undefined> =>
  (await (await payments()).doc(id).get()).data();
const assign = async (id: string, json: object) => await office.call('PATCH', `payments/${id}`, json);
const unassign = async (id: string, bearer = shop.tokens.office) => {
  const { updatedAt = null } = (await stored(id)) ?? {};
  return await callDesk('POST', `payments/${id}/unassign`, { updatedAt }, { bearer });
};
const owner = () => ({ clientId: shop.client.id, projectId: shop.project.id });

test('assigning an unassigned payment to a client and project updates the books once', async () => {
  const { id: invoiceId } = await shop.sent(100);
  const { id } = await createTestPayment('', { amount: 100 });
  const asked = { updatedAt: null, ...owner() };
  expect((await assign(id, asked)).status).toBe(200);
  expect((await assign(id, asked)).status).toBe(200);
  expect(await findInvoice(invoiceId)).toMatchObject({ status: 'paid', paid: 100 });
  expect((await historyOf(id)).map(({ action }) => action)).toEqual(['assigned']);
  const other = await createTestProject(await createTestClient());
  const { updatedAt } = (await stored(id)) ?? {};
  const away = { updatedAt, clientId: other.clientId, projectId: other.id };
  expect((await assign(id, away)).status).toBe(409);
});

test('a payment whose client was deleted can be assigned to another client', async () => {
  const gone = await createTestClient();
  const { id } = await createTestPayment(gone.id, { amount: 60 });
  expect((await assign(id, { updatedAt: null, ...owner() })).status).toBe(409);
  await (await clients()).doc(gone.id).delete();
  expect((await assign(id, { updatedAt: null, ...owner() })).status).toBe(200);
  expect(await stored(id)).toMatchObject(owner());
});

test('an assignment is undone while nothing else changed, and not twice', async () => {
  const { id: invoiceId } = await shop.sent(100);
  const { id } = await createTestPayment('', { amount: 100 });
  expect((await unassign(id)).status).toBe(409);
  await assign(id, { updatedAt: null, ...owner(), invoiceId });
  expect((await unassign(id, shop.tokens.welder)).status).toBe(403);
  expect((await unassign(id)).status).toBe(200);
  expect(await stored(id)).toMatchObject({ clientId: '', projectId: '' });
  expect(await stored(id)).not.toHaveProperty('invoiceId');
  expect(await findInvoice(invoiceId)).toMatchObject({ status: 'open', paid: 0 });
  expect((await historyOf(id)).map(({ action }) => action)).toEqual(['assigned', 'took back']);
  expect((await unassign(id)).status).toBe(409);
});
