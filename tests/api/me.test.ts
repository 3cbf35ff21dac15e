import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { apiMessages } from '@welding/domain/messages';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeClient } from '../../functions/src/clients/change-client.ts';
import { storeTestMail } from '../support/mails.ts';
import { createProvenClient, createTestAppointment, createTestProject } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { answerTo, type CallOptions, callApi } from './call-api.ts';

let client: Client;
let cookie: string;
beforeEach(async () => {
  client = await createProvenClient({ address: '1 Weld Way' });
  cookie = await verifiedCookie(client);
});

const details = (options: CallOptions = {}) => callApi('GET', '/api/me', { cookie, ...options });
const change = (json: unknown, options: CallOptions = {}) =>
  callApi('PATCH', '/api/me', { json, cookie, ...options });

describe('contact data', () => {
  const shown = () => {
    const { firstName, lastName, email, phone } = client;
    return { firstName, lastName, email, phone, address: '1 Weld Way', updatedAt: null };
  };

  test("returns the client's own fields and nothing else of the record", async () => {
    expect((await details()).json()).toEqual(shown());
  });

  test('can be changed, and the history attributes that to the client', async () => {
    const answer = await change({ phone: ' (773) 555-0101', address: '', updatedAt: null });
    expect(answer.json()).toEqual({
      ...shown(),
      phone: '(773) 555-0101',
      address: '',
      updatedAt: expect.any(String),
    });
    expect((await details()).json()).toEqual(answer.json());
    const entries = await getFirestore().collection('audit').where('entityId', '==', client.id).get();
    expect(entries.docs.map((entry) => entry.data())).toMatchObject([
      {
        action: 'changed',
        entity: 'client',
        actor: { id: client.id, name: 'Jordan Example', role: 'client' },
        changes: [
          { field: 'phone', from: '(312) 555-0100', to: '(773) 555-0101' },
          { field: 'address', from: '1 Weld Way' },
        ],
      },
    ]);
  });

  test('are refused on an old version, without naming staff', async () => {
    const actor = { id: randomUUID(), name: 'Olivia', role: 'owner' } as const;
    const { updatedAt } = await changeClient(client.id, { phone: '(312) 555-0142' }, { actor });
    expect(await answerTo(change({ phone: '(312) 555-0143', updatedAt: null }))).toEqual([
      409,
      apiMessages.changedMeanwhile,
    ]);
    expect((await change({ phone: '(312) 555-0143', updatedAt })).status).toBe(200);
  });
});

describe("the client's export", () => {
  test('is one file, without staff notes', async () => {
    const project = await createTestProject(client);
    const visit = await createTestAppointment(client, { projectId: project.id });
    const [payment, quote, note, hint] = Array.from({ length: 4 }, () => randomUUID());
    const now = new Date();
    const store = (collection: string, id: string | undefined, fields: Record<string, unknown>) =>
      getFirestore()
        .collection(collection)
        .doc(id ?? '')
        .set({ createdAt: now, ...fields });
    await store('payments', payment, {
      clientId: client.id,
      amount: 500,
      status: 'succeeded',
      projectId: project.id,
      handedOver: false,
    });
    await storeTestMail({ clientId: client.id, inSpanish: { subject: 'Portón', text: 'Para la oficina' } });
    const asked = {
      email: client.email,
      serviceType: 'truck',
      firstName: 'J',
      lastName: 'E',
      phone: client.phone,
    };
    const closed = { status: 'cancelled', closedReason: 'spam', closedNote: 'Sounded rude', seenAt: now };
    await store('quotes', quote, {
      ...asked,
      ...closed,
      description: 'Cracked frame',
      preferredContact: 'email',
    });
    await store('projectNotes', note, {
      projectId: project.id,
      clientId: client.id,
      text: 'Pays late',
      at: now,
    });
    await store('appointmentNotes', hint, { appointmentId: visit.id, text: 'Bad dog', at: now });
    await store('audit', randomUUID(), {
      at: now,
      actor: { id: 'olivia', name: 'Olivia Owner', role: 'owner' },
      action: 'changed',
      entity: 'client',
      entityId: client.id,
      clientId: client.id,
      changes: [],
      note: 'Difficult',
    });
    await change({ phone: '(773) 555-0101', updatedAt: null });
    const answer = await callApi('GET', '/api/me/export', { cookie });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
    expect(answer.json()).toMatchObject({
      client: { id: client.id, email: client.email, phone: '(773) 555-0101' },
      projects: [{ id: project.id }],
      appointments: [{ id: visit.id }],
      payments: [{ id: payment, amount: 500 }],
      quotes: [{ id: quote, description: 'Cracked frame' }],
      history: [{ actor: { role: 'client' }, changes: [{ field: 'phone' }] }],
    });
    for (const internal of [
      'Pays late',
      'Bad dog',
      'Difficult',
      'Olivia',
      'Sounded rude',
      'spam',
      'searchTerms',
      'handedOver',
      'Para la oficina',
    ]) {
      expect(answer.text).not.toContain(internal);
    }
  });
});
