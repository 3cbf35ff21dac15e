import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { storedClientSchema } from '@welding/domain/entities/client';
import type { Staff, StaffRole } from '@welding/domain/entities/staff';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { findClient, findClientByEmail } from '../../functions/src/clients/clients.ts';
import { deskPeople, historyOf } from '../support/desk.ts';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { answerTo, callApi } from './call-api.ts';

let people: Record<StaffRole, Staff>;
let tokens: Record<StaffRole | 'deactivated', string>;

beforeAll(async () => {
  ({ people, tokens } = await deskPeople());
});

const newClient = () => ({
  firstName: 'Nora',
  lastName: 'Field',
  email: `nora-${randomUUID()}@example.com`,
  phone: '(312) 555-0133',
});
const add = (json: unknown, { bearer = tokens.office, key }: { bearer?: string; key?: string } = {}) =>
  callApi('POST', '/api/desk/clients', { json, bearer, ...(key && { key }) });
const change = (id: string, json: unknown, bearer = tokens.office) =>
  callApi('PATCH', `/api/desk/clients/${id}`, { json, bearer });

describe('adding a client', () => {
  test('stores the search terms and the history', async () => {
    const answer = await add({ ...newClient(), address: '12 Oak St, Joliet, IL 60432' });
    expect(answer.status).toBe(201);
    const added = storedClientSchema.parse(answer.json());
    expect(await findClient(added.id)).toEqual(added);
    expect(added.searchTerms).toEqual(expect.arrayContaining(['nora field', 'joli', '60432', '3125550133']));
    expect(await findClientByEmail(added.email)).toMatchObject({ id: added.id });
    expect(await historyOf(added.id)).toMatchObject([{ action: 'added', actor: { id: people.office.id } }]);
  });

  test('refuses another client’s email, also when two requests come at once', async () => {
    const json = newClient();
    const answers = await Promise.all([add(json), add({ ...json, firstName: 'Nola' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await answerTo(add({ ...json, email: json.email.toUpperCase() }))).toEqual([
      409,
      'Another client has this email',
    ]);
  });
});

describe('changing a client', () => {
  test('changes the named fields, keeps the rest, and records old and new values', async () => {
    const client = await createTestClient({ address: '1 Weld Way' });
    const answer = await change(client.id, { updatedAt: null, lastName: 'Moved', address: '' });
    expect(answer.status).toBe(200);
    const { address: _, ...rest } = client;
    const changed = await findClient(client.id);
    expect(changed).toEqual({
      ...rest,
      lastName: 'Moved',
      updatedAt: changed?.updatedAt,
      searchTerms: changed?.searchTerms,
    });
    expect(changed?.searchTerms).toContain('moved');
    expect(await historyOf(client.id)).toMatchObject([
      {
        action: 'changed',
        clientId: client.id,
        changes: [
          { field: 'lastName', from: 'Example', to: 'Moved' },
          { field: 'address', from: '1 Weld Way' },
        ],
      },
    ]);
  });

  test('stores the client’s language, and keeps it through other changes', async () => {
    const client = await createTestClient();
    const spanish = await change(client.id, { updatedAt: null, language: 'es' });
    const { updatedAt, language } = storedClientSchema.parse(spanish.json());
    expect([spanish.status, language]).toEqual([200, 'es']);
    expect(await historyOf(client.id)).toMatchObject([{ changes: [{ field: 'language', to: 'es' }] }]);
    const renamed = await change(client.id, { updatedAt, lastName: 'Muñoz' });
    expect(renamed.json()).toMatchObject({ lastName: 'Muñoz', language: 'es' });
    expect(await answerTo(change(client.id, { updatedAt, language: 'fr' }))).toEqual([
      400,
      'Language must be en or es',
    ]);
  });

  test('moves the email, and the new one opens the portal instead of the old', async () => {
    const client = await createTestClient();
    const email = `moved-${randomUUID()}@example.com`;
    expect((await change(client.id, { updatedAt: null, email })).status).toBe(200);
    const lookUp = (address: string) => callApi('GET', `/api/clients/${encodeURIComponent(address)}`);
    expect((await lookUp(email)).json()).toMatchObject({ id: client.id });
    expect((await lookUp(client.email)).status).toBe(404);
    expect((await add({ ...newClient(), email: client.email })).status).toBe(201);
  });

  test('refuses another client’s email, also when two clients ask for it at once', async () => {
    const [one, other, taken] = await Promise.all([
      createTestClient(),
      createTestClient(),
      createTestClient(),
    ]);
    expect(await answerTo(change(one.id, { updatedAt: null, email: taken.email }))).toEqual([
      409,
      'Another client has this email',
    ]);
    const email = `wanted-${randomUUID()}@example.com`;
    const answers = await Promise.all([one, other].map(({ id }) => change(id, { updatedAt: null, email })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('updates name and phone on upcoming visits', async () => {
    const client = await createTestClient();
    const [coming, past] = await Promise.all([
      createTestAppointment(client),
      createTestAppointment(client, { scheduledDate: '2024-05-06T15:00:00.000Z' }),
    ]);
    await change(client.id, { updatedAt: null, lastName: 'Newname', phone: '(312) 555-0177' });
    const visits = getFirestore().collection('appointments');
    expect((await visits.doc(coming.id).get()).data()).toMatchObject({
      clientName: 'Jordan Newname',
      phone: '(312) 555-0177',
    });
    expect((await visits.doc(past.id).get()).get('clientName')).toBeUndefined();
  });
});

describe('clients', () => {
  test('are found by the desk’s search terms', async () => {
    const { email, id }: Client = await createTestClient({ firstName: 'Zoë', lastName: `Q${randomUUID()}` });
    const client = await findClient(id);
    const term = client?.lastName.split('-')[0]?.toLowerCase() ?? '';
    const found = await getFirestore()
      .collection('clients')
      .where('searchTerms', 'array-contains', term)
      .get();
    expect(found.docs.map((document) => document.get('email'))).toEqual([email]);
  });
});
