import { randomUUID } from 'node:crypto';
import { storedClientSchema } from '@welding/domain/entities/client';
import type { StaffRole } from '@welding/domain/entities/staff';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { findClient } from '../../functions/src/clients/clients.ts';
import { eraseClient } from '../../functions/src/clients/erase-client.ts';
import { payments } from '../../functions/src/payments/payments.ts';
import { beforeWrite } from '../support/before-write.ts';
import { clientWithRecords } from '../support/client-with-records.ts';
import { deskPeople, historyOf } from '../support/desk.ts';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { storeTestVisit } from '../support/visits.ts';
import { answerTo, callApi, signIn } from './call-api.ts';
import { traceIn } from './somebody.ts';

let tokens: Record<StaffRole | 'deactivated', string>;

beforeAll(async () => {
  ({ tokens } = await deskPeople());
});

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

describe('erasing', () => {
  test('removes personal data, keeps payments, and ends the sessions', async () => {
    const { client, project, payment, open, noteId, received, told } = await clientWithRecords();
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
    expect((await historyOf(client.id)).map(({ action }) => action)).toEqual(['changed', 'erased']);
    const emails = getFirestore().collection('clientEmails').doc(client.email);
    expect((await emails.get()).exists).toBe(false);
    expect((await erase(client.id, 'anything')).status).toBe(200);
  });

  test('requires typing the name', async () => {
    const client = await createTestClient();
    for (const confirmation of ['', 'Jordan', 'erase']) {
      expect(await answerTo(erase(client.id, confirmation))).toEqual([
        400,
        'That’s not this client’s name. Nothing was erased',
      ]);
    }
    expect(await findClient(client.id)).toEqual(client);
  });

  test('counts a visit that is planned meanwhile', async () => {
    const client = await createTestClient();
    const planned = beforeWrite(1, () => plan(client.id));
    await expect(eraseClient(client.id, owner)).rejects.toThrow('This client has upcoming visits');
    expect(planned.stop()).toBe(1);
    expect(await findClient(client.id)).toEqual(client);
    expect((await erase(client.id, 'Jordan Example')).status).toBe(409);
  });

  test('makes planning a visit for that client fail', async () => {
    const client = await createTestClient();
    const erased = beforeWrite(1, () => erase(client.id, 'Jordan Example'));
    await expect(storeTestVisit(aVisit(client.id), owner)).rejects.toThrow('This client was erased');
    erased.stop();
    const visits = getFirestore().collection('appointments').where('clientId', '==', client.id);
    expect((await visits.get()).size).toBe(0);
  });

  test('stores no words from later taps', async () => {
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

  test('is refused while a visit is ahead', async () => {
    const client = await createTestClient();
    await createTestAppointment(client);
    expect(await answerTo(erase(client.id, 'Jordan Example'))).toEqual([
      409,
      'This client has upcoming visits. Cancel them first',
    ]);
    expect(await findClient(client.id)).toEqual(client);
  });
});
