import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { apiMessages } from '@welding/domain/messages';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { changeClient } from '../../functions/src/actions/change-client.ts';
import { findClient } from '../../functions/src/data/clients.ts';
import { storeTestMail } from '../support/mails.ts';
import { createProvenClient, createTestAppointment, createTestProject } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { type CallOptions, callApi, signIn } from './call-api.ts';
import { startFunction } from './function-process.ts';

let client: Client;
let cookie: string;
beforeEach(async () => {
  client = await createProvenClient({ address: '1 Weld Way' });
  cookie = await verifiedCookie(client);
});

const details = (options: CallOptions = {}) => callApi('GET', '/api/me', { cookie, ...options });
const change = (json: unknown, options: CallOptions = {}) =>
  callApi('PATCH', '/api/me', { json, cookie, ...options });
const listPayments = (clientId: string, options: CallOptions = {}, query = '') =>
  callApi('GET', `/api/payments/client/${clientId}${query}`, { cookie, ...options });

const routes = {
  'GET /api/me': (options: CallOptions) => details(options),
  'PATCH /api/me': (options: CallOptions) => change({ phone: '(312) 555-0199', updatedAt: null }, options),
  'PATCH /api/me with an e-mail': (options: CallOptions) =>
    change({ email: `new-${randomUUID()}@example.com`, updatedAt: null }, options),
  'GET /api/me/export': (options: CallOptions) => callApi('GET', '/api/me/export', { cookie, ...options }),
  'GET /api/payments/client/{clientId}': (options: CallOptions) => listPayments(client.id, options),
};

describe.each(Object.entries(routes))('%s', (_name, call) => {
  test('is for a client who has confirmed to be the one', async () => {
    expect((await call({})).status).toBe(200);
  });

  test('asks a client known by e-mail alone to confirm', async () => {
    const answer = await call({ cookie: await signIn(client.email) });
    expect([answer.status, answer.text]).toEqual([403, apiMessages.notVerified]);
  });

  test('is for nobody without a session that holds', async () => {
    for (const without of [undefined, '__session=nonsense']) {
      expect((await call({ cookie: without })).status).toBe(401);
    }
    await callApi('POST', '/api/logout', { cookie });
    const answer = await call({});
    expect([answer.status, answer.text]).toEqual([401, apiMessages.noSession]);
  });

  test('is refused to a page that shows another client', async () => {
    const answer = await call({ shownClient: randomUUID() });
    expect([answer.status, answer.text]).toEqual([409, apiMessages.otherClient]);
  });

  test('is closed when the client is gone', async () => {
    await getFirestore().collection('clients').doc(client.id).delete();
    expect((await call({})).status).toBe(401);
  });
});

describe('contact data', () => {
  const shown = () => {
    const { firstName, lastName, email, phone } = client;
    return { firstName, lastName, email, phone, address: '1 Weld Way', updatedAt: null };
  };

  test("are the client's own, and nothing else of the record", async () => {
    expect((await details()).json()).toEqual(shown());
  });

  test('are changed, with an entry in the history that says the client did it', async () => {
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

  test('on an old version are not, and nobody of the staff is named', async () => {
    const actor = { id: randomUUID(), name: 'Olivia', role: 'owner' } as const;
    const { updatedAt } = await changeClient(client.id, { phone: '(312) 555-0142' }, { actor });
    const answer = await change({ phone: '(312) 555-0143', updatedAt: null });
    expect([answer.status, answer.text]).toEqual([409, apiMessages.changedMeanwhile]);
    expect((await change({ phone: '(312) 555-0143', updatedAt })).status).toBe(200);
  });

  test('cannot be changed without end', async () => {
    const limited = await startFunction({ LIMIT_DETAIL_CHANGES_PER_HOUR: '2' });
    onTestFinished(() => limited.stop());
    const statuses = [];
    for (const phone of ['(312) 555-0141', '(312) 555-0142', '(312) 555-0143']) {
      const { updatedAt = null } = { ...(await findClient(client.id)) };
      statuses.push((await change({ phone, updatedAt }, { base: limited.base })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  test.each([
    [{ email: 'jordan', updatedAt: null }, 'Valid email is required'],
    [{ firstName: ' ', updatedAt: null }, 'First name is required'],
    [{ phone: '555', updatedAt: null }, 'Valid phone number is required'],
    [{ sessionsValidFrom: '2026-01-01T00:00:00Z', updatedAt: null }, 'Unknown field: sessionsValidFrom'],
    [{ id: randomUUID(), updatedAt: null }, 'Unknown field: id'],
  ])('%j are refused', async (json, sentence) => {
    const answer = await change(json);
    expect([answer.status, answer.text]).toEqual([400, sentence]);
  });
});

describe("everything of the client's", () => {
  test('is in one file, without what staff note for themselves', async () => {
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
