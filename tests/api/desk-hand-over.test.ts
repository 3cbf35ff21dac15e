import { randomUUID } from 'node:crypto';
import { auditRemark } from '@welding/domain/entities/audit-remark';
import { collectedPaymentMessages } from '@welding/domain/entities/collected-payment';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { describe, expect, test } from 'vitest';
import { appointments } from '../../functions/src/data/appointments.ts';
import { latestChanges } from '../../functions/src/data/audit.ts';
import { listPaymentsOfClient } from '../../functions/src/data/payments.ts';
import { kindsTo } from '../support/client-mails.ts';
import { ago, cash, collectShop } from './collect-shop.ts';
import { callDesk, expectRoles } from './expect-roles.ts';
import { read } from './money.ts';

const at = collectShop();
const { shop, collected } = at;
const handOver = (id: string, updatedAt: string | null = null) =>
  callDesk('POST', `payments/${id}/handed-over`, { updatedAt }, { bearer: shop.tokens.office });

describe('handing over what was collected', () => {
  expectRoles(
    ['owner', 'office'],
    () => shop.tokens,
    async (options) =>
      callDesk('POST', `payments/${(await collected()).id}/handed-over`, { updatedAt: null }, options),
  );

  test('is noted once, with who had it in the history', async () => {
    const { id } = await collected();
    const answer = await handOver(id);
    expect(read(storedPaymentSchema, answer)).toMatchObject({
      handedOver: true,
      collectedBy: { id: at.wes.id },
    });
    const again = await handOver(id);
    expect([again.status, again.json()]).toEqual([200, answer.json()]);
    const [entry, ...before] = await latestChanges(id, 5);
    expect(entry?.action).toBe('received');
    expect(auditRemark(entry ?? {})).toBe(`$540.00 from ${at.wes.name}`);
    expect(before).toHaveLength(1);
    expect(await kindsTo(shop.client.email)).toEqual(['receipt']);
  });

  test('is refused for what nobody collected, what is void, an old version, and what is not there', async () => {
    const { project, client, office, tokens } = shop;
    const json = { clientId: client.id, projectId: project.id, amount: 20, method: 'cash' };
    const recorded = read(storedPaymentSchema, await office.call('POST', 'payments', json));
    const notCollected = await handOver(recorded.id);
    expect([notCollected.status, notCollected.text]).toEqual([409, collectedPaymentMessages.notCollected]);
    const { id } = await collected();
    const voiding = { updatedAt: null, reason: 'Typed twice' };
    const voided = await callDesk('POST', `payments/${id}/void`, voiding, { bearer: tokens.owner });
    const { updatedAt = null, collectedBy } = read(storedPaymentSchema, voided);
    expect(collectedBy).toEqual({ id: at.wes.id, name: at.wes.name });
    const ofVoid = await handOver(id, updatedAt);
    expect([ofVoid.status, ofVoid.text]).toEqual([409, collectedPaymentMessages.void]);
    expect((await handOver(id, null)).status).toBe(409);
    expect((await handOver(randomUUID())).status).toBe(404);
  });

  test('is of what a refund has left, and of nothing once all of it went back', async () => {
    const { id } = await collected();
    const refund = async (amount: number) => {
      const json = { amount, reason: 'Too much' };
      const answer = await callDesk('POST', `payments/${id}/refund`, json, { bearer: shop.tokens.owner });
      return read(storedPaymentSchema, answer);
    };
    const { updatedAt = null, handedOver } = await refund(45.25);
    expect(handedOver).toBe(false);
    expect((await handOver(id, updatedAt)).status).toBe(200);
    const [entry] = await latestChanges(id, 1);
    expect(auditRemark(entry ?? {})).toBe(`$494.75 from ${at.wes.name}`);

    const other = await collected();
    const json = { amount: 540, reason: 'No work was done' };
    const all = await callDesk('POST', `payments/${other.id}/refund`, json, { bearer: shop.tokens.owner });
    const { updatedAt: version = null } = read(storedPaymentSchema, all);
    const answer = await handOver(other.id, version);
    expect([answer.status, answer.text]).toEqual([409, collectedPaymentMessages.refunded]);
  });
});

test('the list as CSV, the client’s export and erasing know who collected and whether it was handed over', async () => {
  const { client, tokens } = shop;
  const { id } = await collected(cash({ method: 'check', reference: 'No. 7' }));
  const csv = await callDesk('GET', 'export/payments.csv', undefined, { bearer: tokens.owner });
  expect(csv.text.split('\r\n').find((line) => line.startsWith(id))).toContain(`,No. 7,${at.wes.name},no,`);
  const exported = await callDesk('GET', `clients/${client.id}/export`, undefined, { bearer: tokens.office });
  expect(exported.json()).toMatchObject({
    payments: [{ id, collectedBy: { name: at.wes.name }, handedOver: false }],
  });
  await (await appointments()).doc(at.visit.id).update({ scheduledDate: new Date(ago(1440)) });
  const erased = await callDesk(
    'POST',
    `clients/${client.id}/erase`,
    { confirmation: 'Jordan Example' },
    { bearer: tokens.owner },
  );
  expect(erased.status).toBe(200);
  const [kept] = await listPaymentsOfClient(client.id);
  expect(kept).toMatchObject({ id, amount: 540, collectedBy: { id: at.wes.id }, handedOver: false });
  expect(kept).not.toHaveProperty('note');
});
