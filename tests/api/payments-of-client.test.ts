import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { apiMessages } from '@welding/domain/messages';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { createProvenClient, createTestClient } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { type CallOptions, callApi } from './call-api.ts';

let client: Client;
let cookie: string;
beforeEach(async () => {
  client = await createProvenClient();
  cookie = await verifiedCookie(client);
});

const listPayments = (clientId: string, options: CallOptions = {}, query = '') =>
  callApi('GET', `/api/payments/client/${clientId}${query}`, { cookie, ...options });

describe('payments', () => {
  const pay = async (createdAt: string, fields: Record<string, unknown> = {}) => {
    const id = randomUUID();
    const payment = { clientId: client.id, projectId: '', amount: 250.5, status: 'succeeded', ...fields };
    await getFirestore()
      .collection('payments')
      .doc(id)
      .set({ ...payment, createdAt: new Date(createdAt) });
    return id;
  };

  test('come newest first, and no one else’s', async () => {
    const early = await pay('2026-03-01T12:00:00Z', { method: 'check', note: 'Check 1042' });
    const late = await pay('2026-05-01T12:00:00Z');
    await pay('2026-04-01T12:00:00Z', { clientId: (await createTestClient()).id });
    expect((await listPayments(client.id)).json()).toMatchObject([
      { id: late, amount: 250.5, status: 'succeeded' },
      { id: early, method: 'check', note: 'Check 1042' },
    ]);
    expect((await listPayments(client.id, {}, '?before=2026-05-01T12:00:00Z')).json()).toMatchObject([
      { id: early },
    ]);
  });

  test('are an empty list for who has none', async () => {
    expect((await listPayments(client.id)).json()).toEqual([]);
  });

  test('are at most 200 at a time', async () => {
    const writer = getFirestore().bulkWriter();
    for (let index = 0; index < 201; index += 1) {
      const fields = {
        clientId: client.id,
        amount: 1,
        status: 'succeeded',
        createdAt: new Date(index * 1_000),
      };
      void writer.create(getFirestore().collection('payments').doc(randomUUID()), fields);
    }
    await writer.close();
    const listed = (await listPayments(client.id)).json();
    expect(listed).toHaveLength(200);
    expect(listed).toMatchObject([{ createdAt: '1970-01-01T00:03:20.000Z' }, ...Array(199).fill({})]);
  });

  test('of another client are not shown, whether there is one or not', async () => {
    for (const other of [(await createTestClient()).id, randomUUID()]) {
      const answer = await listPayments(other);
      expect([answer.status, answer.text]).toEqual([403, apiMessages.notYours]);
    }
  });

  test.each(['x', '%00'])('of %j are refused', async (clientId) => {
    expect((await listPayments(clientId)).status).toBe(400);
  });

  test('before no time are refused', async () => {
    const answer = await listPayments(client.id, {}, '?before=spring');
    expect([answer.status, answer.text]).toEqual([
      400,
      'before must be a time as ISO 8601, like 2026-11-22T15:00:00Z',
    ]);
  });
});
