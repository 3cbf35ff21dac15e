import { randomUUID } from 'node:crypto';
import { auditRemark } from '@welding/domain/entities/audit-words';
import { collectedPaymentMessages } from '@welding/domain/entities/collected-payment';
import { paymentSchema } from '@welding/domain/entities/payment';
import { describe, expect, test } from 'vitest';
import { latestChanges } from '../../functions/src/store/audit.ts';
import { kindsTo } from '../support/client-mails.ts';
import { answerTo, callDesk } from './call-api.ts';
import { collectShop } from './collect-shop.ts';
import { read } from './money.ts';

const at = collectShop();
const { shop, collected } = at;
const handOver = (id: string, updatedAt: string | null = null) =>
  callDesk('POST', `payments/${id}/handed-over`, { updatedAt }, { bearer: shop.tokens.office });

describe('handing over what was collected', () => {
  test('is recorded once, and the history names the collector', async () => {
    const { id } = await collected();
    const answer = await handOver(id);
    expect(read(paymentSchema, answer)).toMatchObject({
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

  test('refuses uncollected, voided and unknown payments and old versions', async () => {
    const { project, client, office, tokens } = shop;
    const json = { clientId: client.id, projectId: project.id, amount: 20, method: 'cash' };
    const recorded = read(paymentSchema, await office.call('POST', 'payments', json));
    expect(await answerTo(handOver(recorded.id))).toEqual([409, collectedPaymentMessages.notCollected]);
    const { id } = await collected();
    const voiding = { updatedAt: null, reason: 'Typed twice' };
    const voided = await callDesk('POST', `payments/${id}/void`, voiding, { bearer: tokens.owner });
    const { updatedAt = null, collectedBy } = read(paymentSchema, voided);
    expect(collectedBy).toEqual({ id: at.wes.id, name: at.wes.name });
    expect(await answerTo(handOver(id, updatedAt))).toEqual([409, collectedPaymentMessages.void]);
    expect((await handOver(id, null)).status).toBe(409);
    expect((await handOver(randomUUID())).status).toBe(404);
  });

  test('counts what a refund left, and is refused after a full refund', async () => {
    const { id } = await collected();
    const refund = async (amount: number) => {
      const json = { amount, reason: 'Too much' };
      const answer = await callDesk('POST', `payments/${id}/refund`, json, { bearer: shop.tokens.owner });
      return read(paymentSchema, answer);
    };
    const { updatedAt = null, handedOver } = await refund(45.25);
    expect(handedOver).toBe(false);
    expect((await handOver(id, updatedAt)).status).toBe(200);
    const [entry] = await latestChanges(id, 1);
    expect(auditRemark(entry ?? {})).toBe(`$494.75 from ${at.wes.name}`);

    const other = await collected();
    const json = { amount: 540, reason: 'No work was done' };
    const all = await callDesk('POST', `payments/${other.id}/refund`, json, { bearer: shop.tokens.owner });
    const { updatedAt: version = null } = read(paymentSchema, all);
    const answer = await handOver(other.id, version);
    expect([answer.status, answer.text]).toEqual([409, collectedPaymentMessages.refunded]);
  });
});
