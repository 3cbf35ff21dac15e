import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@welding/domain/entities/staff';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { eraseClient } from '../../functions/src/actions/erase-client.ts';
import { findClient } from '../../functions/src/data/clients.ts';
import { payments } from '../../functions/src/data/payments.ts';
import { beforeWrite } from '../support/before-write.ts';
import { clientWithRecords } from '../support/client-with-records.ts';
import { deskPeople, historyOf } from '../support/desk.ts';
import { storeTestHours } from '../support/hours.ts';
import { storeTestMail } from '../support/mails.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { storeRefusedTap } from '../support/store-refused-tap.ts';
import { storeTestVisit } from '../support/visits.ts';
import { callApi, signIn } from './call-api.ts';
import { traceIn } from './somebody.ts';

let tokens: Record<StaffRole | 'deactivated', string>;

beforeAll(async () => {
  ({ tokens } = await deskPeople());
});

type Options = { bearer?: string; json?: unknown };
const merge = (id: string, duplicateId: string, { bearer = tokens.office }: Options = {}) =>
  callApi('POST', `/api/desk/clients/${id}/merge`, { json: { duplicateId }, bearer });
const exportOf = (id: string, bearer = tokens.office) =>
  callApi('GET', `/api/desk/clients/${id}/export`, { bearer });
const erase = (id: string, confirmation: string, bearer = tokens.owner) =>
  callApi('POST', `/api/desk/clients/${id}/erase`, { json: { confirmation }, bearer });
const field = async (collection: string, id: string, name: string) =>
  (await getFirestore().collection(collection).doc(id).get()).get(name);

const owner = { id: 'owner', name: 'Ola', role: 'owner' } as const;
const aVisit = (clientId: string) => ({
  ...{ clientId, title: 'Gate' },
  scheduledDate: new Date(Date.now() + 86_400_000).toISOString(),
});
const plan = (clientId: string) =>
  callApi('POST', '/api/desk/appointments', {
    json: aVisit(clientId),
    bearer: tokens.office,
  });

describe('who may', () => {
  test('merge and export is owner and office, erase the owner alone', async () => {
    const [client, other] = [await createTestClient(), await createTestClient()];
    const cookie = await signIn(client.email);
    const requests = [
      ['POST', 'merge', { duplicateId: other.id }],
      ['GET', 'export', undefined],
      ['POST', 'erase', { confirmation: 'Jordan Example' }],
    ] as const;
    for (const [method, name, json] of requests) {
      const path = `/api/desk/clients/${client.id}/${name}`;
      expect((await callApi(method, path, { json })).status).toBe(401);
      expect((await callApi(method, path, { json, cookie })).status).toBe(401);
      for (const bearer of [tokens.welder, tokens.deactivated]) {
        expect((await callApi(method, path, { json, bearer })).status).toBe(403);
      }
    }
    expect((await erase(client.id, 'Jordan Example', tokens.office)).status).toBe(403);
    expect([await findClient(client.id), await findClient(other.id)]).toEqual([client, other]);
    expect((await merge(client.id, other.id, { bearer: tokens.owner })).status).toBe(200);
    expect((await exportOf(client.id, tokens.owner)).status).toBe(200);
  });

  test('a client that is not there is 404, what is no id 400', async () => {
    const client = await createTestClient();
    const nobody = randomUUID();
    expect((await merge(nobody, client.id)).status).toBe(404);
    expect((await merge(client.id, nobody)).status).toBe(404);
    expect((await exportOf(nobody)).status).toBe(404);
    expect((await erase(nobody, 'x')).status).toBe(404);
    expect((await merge('x', client.id)).status).toBe(400);
    expect((await exportOf('x')).status).toBe(400);
    expect((await merge(client.id, client.id)).text).toBe('A client cannot be merged with itself');
  });
});

describe('exporting', () => {
  test('gives everything of the client in one JSON, and nothing of another', async () => {
    const { client, project, visit, payment, accepted, open, noteId, received, told } =
      await clientWithRecords();
    const words = { text: '123456', subject: '123456 is your code' };
    const code = { kind: 'code', onDesk: false, ...words, language: 'es', inEnglish: words } as const;
    const waiting = await storeTestMail({ ...code, clientId: client.id, status: 'failed' });
    const hours = await storeTestHours(visit);
    const refused = await storeRefusedTap(visit, { text: 'Nobody at home' });
    await storeRefusedTap({ id: randomUUID() });
    await createTestProject(await createTestClient());
    await storeTestMail({ status: 'sent' });
    const answer = await exportOf(client.id);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="client-${client.id}.json"`);
    const { searchTerms: _, ...ofClient } = client;
    expect(answer.json()).toEqual({
      exportedAt: expect.any(String),
      client: ofClient,
      projects: [project],
      appointments: [visit],
      payments: [payment],
      estimates: [],
      invoices: [],
      quotes: [accepted, open],
      mails: expect.arrayContaining([received, told, expect.objectContaining({ id: waiting.id })]),
      photos: [],
      pushDevices: [],
      notes: [{ id: noteId, projectId: project.id, text: 'Pat pays late' }],
      hours: [hours],
      refusedTaps: [refused],
      history: [],
    });
    expect(answer.text).not.toContain('123456');
    const expense = await callApi('POST', `/api/desk/projects/${project.id}/expenses`, {
      json: { amount: 64.2, what: 'Tube', paidOn: chicagoDate(new Date()) },
      bearer: tokens.office,
    });
    expect((await exportOf(client.id, tokens.owner)).json()).toMatchObject({ expenses: [expense.json()] });
    expect((await exportOf(client.id)).json()).not.toHaveProperty('expenses');
  });
});

describe('erasing', () => {
  test('takes away who it was, keeps payments, and ends the sessions', async () => {
    const { client, project, visit, payment, accepted, open, noteId, received, told } =
      await clientWithRecords();
    await callApi('PATCH', `/api/desk/clients/${client.id}`, {
      json: { updatedAt: null, phone: '(312) 555-0166' },
      bearer: tokens.office,
    });
    await callApi('POST', `/api/desk/quotes/${open.id}/seen`, { bearer: tokens.office });
    const cookie = await signIn(client.email);
    const answer = await erase(client.id, ' pat record ');
    expect(answer.status).toBe(200);
    expect(storedClientSchema.parse(answer.json())).toMatchObject({
      firstName: 'Erased',
      lastName: 'client',
    });
    expect((await callApi('GET', `/api/projects/client/${client.id}`, { cookie })).status).toBe(401);
    expect((await callApi('GET', `/api/clients/${encodeURIComponent(client.email)}`)).status).toBe(404);
    const storedPayment = (await (await payments()).doc(payment.id).get()).data();
    expect(storedPayment).toEqual(payment);
    expect(await field('projects', project.id, 'title')).toBe('Heavy-Duty Truck Repairs');
    expect(await field('quotes', open.id, 'status')).toBe('cancelled');
    expect((await getFirestore().collection('projectNotes').doc(noteId).get()).exists).toBe(false);
    for (const { id } of [received, told]) {
      expect((await getFirestore().collection('mail').doc(id).get()).exists).toBe(false);
    }

    const left = JSON.stringify(
      await Promise.all(
        [
          ...[['clients', client.id] as const, ['projects', project.id] as const],
          ...[
            ['appointments', visit.id] as const,
            ['visitContacts', visit.id] as const,
            ['projectPlaces', project.id] as const,
            ['quotes', accepted.id] as const,
            ['quotes', open.id] as const,
          ],
        ].map(async ([name, id]) => (await getFirestore().collection(name).doc(id).get()).data()),
      ),
    );
    const histories = JSON.stringify([await historyOf(client.id), await historyOf(open.id)]);
    for (const personal of ['Pat', 'Record', 'Dana', 'Elm', '555-0', client.email, accepted.email]) {
      expect(left, personal).not.toContain(personal);
      expect(histories, personal).not.toContain(personal);
    }
    expect((await historyOf(client.id)).map(({ action }) => action)).toEqual(['changed', 'erased']);
    const emails = getFirestore().collection('clientEmails').doc(client.email);
    expect((await emails.get()).exists).toBe(false);
    expect((await erase(client.id, 'anything')).status).toBe(200);
  });

  test('wants the name typed', async () => {
    const client = await createTestClient();
    for (const confirmation of ['', 'Jordan', 'erase']) {
      const refused = await erase(client.id, confirmation);
      expect([refused.status, refused.text]).toEqual([
        400,
        'That’s not this client’s name. Nothing was erased',
      ]);
    }
    expect(await findClient(client.id)).toEqual(client);
  });

  test('sees the visit that is planned while it is decided', async () => {
    const client = await createTestClient();
    const planned = beforeWrite(1, () => plan(client.id));
    await expect(eraseClient(client.id, owner)).rejects.toThrow('This client has upcoming visits');
    expect(planned.stop()).toBe(1);
    expect(await findClient(client.id)).toEqual(client);
    expect((await erase(client.id, 'Jordan Example')).status).toBe(409);
  });

  test('of a client for whom a visit is being planned makes that fail', async () => {
    const client = await createTestClient();
    const erased = beforeWrite(1, () => erase(client.id, 'Jordan Example'));
    await expect(storeTestVisit(aVisit(client.id), owner)).rejects.toThrow('This client was erased');
    erased.stop();
    const visits = getFirestore().collection('appointments').where('clientId', '==', client.id);
    expect((await visits.get()).size).toBe(0);
  });

  test('keeps no word of what a phone sends afterwards, and what was done', async () => {
    const client = await createTestClient();
    const of = { scheduledDate: new Date(Date.now() - 3_600_000).toISOString() };
    const [visit, cancelled] = [
      await createTestAppointment(client, of),
      await createTestAppointment(client, { ...of, status: 'cancelled' }),
    ];
    expect((await erase(client.id, 'Jordan Example')).status).toBe(200);
    const words = `Quill ${randomUUID()}`;
    const at = new Date().toISOString();
    const later = async (id: string, step: string, json: object) => {
      const key = randomUUID();
      return (
        await callApi('POST', `/api/desk/appointments/${id}/${step}`, { json, key, bearer: tokens.office })
      ).status;
    };
    const collected = { amount: 20, method: 'check', reference: words, tappedAt: at };
    expect(await later(visit.id, 'collect', collected)).toBe(201);
    const cannotDo = { at, reason: words, next: 'another-welder' };
    expect(await later(visit.id, 'cannot-do', cannotDo)).toBe(200);
    expect(await later(cancelled.id, 'finish', { at, hours: 1, note: words })).toBe(409);
    expect(await later(visit.id, 'notes', { text: words })).toBe(409);
    expect(await traceIn([words])).toEqual([]);
  });

  test('waits until no visit is ahead', async () => {
    const client = await createTestClient();
    await createTestAppointment(client);
    const refused = await erase(client.id, 'Jordan Example');
    expect([refused.status, refused.text]).toEqual([
      409,
      'This client has upcoming visits. Cancel them first',
    ]);
    expect(await findClient(client.id)).toEqual(client);
  });
});
