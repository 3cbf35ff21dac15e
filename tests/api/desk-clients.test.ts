import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import type { Staff, StaffRole } from '@welding/domain/entities/staff';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { clients, findClient, findClientByEmail } from '../../functions/src/data/clients.ts';
import { indexClients } from '../../functions/src/data/index-searched.ts';
import { deskPeople, historyOf } from '../support/desk.ts';
import { createTestAppointment, createTestClient } from '../support/sample.ts';
import { callApi, signIn } from './call-api.ts';

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

test.each(['owner', 'office'] as const)('the %s adds and changes clients', async (role) => {
  const added = storedClientSchema.parse((await add(newClient(), { bearer: tokens[role] })).json());
  expect((await change(added.id, { updatedAt: null, lastName: 'Fields' }, tokens[role])).status).toBe(200);
});

test('nobody, a client, a welder and whoever was deactivated do neither', async () => {
  const client = await createTestClient();
  const cookie = await signIn(client.email);
  const json = { updatedAt: null, lastName: 'Mallory' };
  for (const [method, path, body] of [
    ['POST', '/api/desk/clients', newClient()],
    ['PATCH', `/api/desk/clients/${client.id}`, json],
  ] as const) {
    expect((await callApi(method, path, { json: body })).status).toBe(401);
    expect((await callApi(method, path, { json: body, cookie })).status).toBe(401);
    expect((await callApi(method, path, { json: body, bearer: tokens.welder })).status).toBe(403);
    expect((await callApi(method, path, { json: body, bearer: tokens.deactivated })).status).toBe(403);
  }
  expect(await findClient(client.id)).toEqual(client);
});

describe('adding a client', () => {
  test('stores it with what it is found by, and its history', async () => {
    const answer = await add({ ...newClient(), address: '12 Oak St, Joliet, IL 60432' });
    expect(answer.status).toBe(201);
    const added = storedClientSchema.parse(answer.json());
    expect(await findClient(added.id)).toEqual(added);
    expect(added.searchTerms).toEqual(expect.arrayContaining(['nora field', 'joli', '60432', '3125550133']));
    expect(await findClientByEmail(added.email)).toMatchObject({ id: added.id });
    expect(await historyOf(added.id)).toMatchObject([{ action: 'added', actor: { id: people.office.id } }]);
  });

  test('repeated with its key makes one', async () => {
    const [json, key] = [newClient(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 3 }, () => add(json, { key })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json());
    expect((await add({ ...json, lastName: 'Other' }, { key })).status).toBe(409);
  });

  test('refuses an e-mail that another client has, also when two come at once', async () => {
    const json = newClient();
    const answers = await Promise.all([add(json), add({ ...json, firstName: 'Nola' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = await add({ ...json, email: json.email.toUpperCase() });
    expect([refused.status, refused.text]).toEqual([409, 'Another client has this email']);
  });

  test.each([
    [{ email: 'nora' }, 'Valid email is required'],
    [{ firstName: ' ' }, 'First name is required'],
    [{ phone: '555' }, 'Valid phone number is required'],
    [{ searchTerms: [] }, 'Unknown field: searchTerms'],
  ])('refuses %j with 400', async (wrong, sentence) => {
    const answer = await add({ ...newClient(), ...wrong });
    expect([answer.status, answer.text]).toEqual([400, sentence]);
  });
});

describe('changing a client', () => {
  test('changes what is named, keeps the rest, and the history tells from what to what', async () => {
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

  test('notes in which language the client is written to, and keeps it through other changes', async () => {
    const client = await createTestClient();
    const spanish = await change(client.id, { updatedAt: null, language: 'es' });
    const { updatedAt, language } = storedClientSchema.parse(spanish.json());
    expect([spanish.status, language]).toEqual([200, 'es']);
    expect(await historyOf(client.id)).toMatchObject([{ changes: [{ field: 'language', to: 'es' }] }]);
    const renamed = await change(client.id, { updatedAt, lastName: 'Muñoz' });
    expect(renamed.json()).toMatchObject({ lastName: 'Muñoz', language: 'es' });
    const other = await change(client.id, { updatedAt, language: 'fr' });
    expect([other.status, other.text]).toEqual([400, 'Language must be en or es']);
  });

  test('moves the e-mail, which then opens the portal in place of the old one', async () => {
    const client = await createTestClient();
    const email = `moved-${randomUUID()}@example.com`;
    expect((await change(client.id, { updatedAt: null, email })).status).toBe(200);
    const lookUp = (address: string) => callApi('GET', `/api/clients/${encodeURIComponent(address)}`);
    expect((await lookUp(email)).json()).toMatchObject({ id: client.id });
    expect((await lookUp(client.email)).status).toBe(404);
    expect((await add({ ...newClient(), email: client.email })).status).toBe(201);
  });

  test('refuses the e-mail of another client, also when two reach for it at once', async () => {
    const [one, other, taken] = await Promise.all([
      createTestClient(),
      createTestClient(),
      createTestClient(),
    ]);
    const refused = await change(one.id, { updatedAt: null, email: taken.email });
    expect([refused.status, refused.text]).toEqual([409, 'Another client has this email']);
    const email = `wanted-${randomUUID()}@example.com`;
    const answers = await Promise.all([one, other].map(({ id }) => change(id, { updatedAt: null, email })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('made on an older version is refused and says who changed what', async () => {
    const client = await createTestClient();
    const first = await change(client.id, { updatedAt: null, phone: '(312) 555-0199' }, tokens.owner);
    const { updatedAt } = storedClientSchema.parse(first.json());
    const stale = await change(client.id, { updatedAt: null, lastName: 'Lost' });
    expect([stale.status, stale.text]).toEqual([
      409,
      'Sam owner changed the phone in the meantime. Please look at both versions and save again',
    ]);
    const two = ['A', 'B'].map((lastName) => change(client.id, { updatedAt, lastName }));
    expect((await Promise.all(two)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('tells the visits to come the new name and number', async () => {
    const client = await createTestClient();
    const [coming, past] = await Promise.all([
      createTestAppointment(client),
      createTestAppointment(client, { scheduledDate: '2024-05-06T15:00:00.000Z' }),
    ]);
    await change(client.id, { updatedAt: null, lastName: 'Newname', phone: '(312) 555-0177' });
    const visits = getFirestore().collection('visitContacts');
    expect((await visits.doc(coming.id).get()).data()).toMatchObject({
      clientName: 'Jordan Newname',
      phone: '(312) 555-0177',
    });
    expect((await visits.doc(past.id).get()).get('clientName')).toBeUndefined();
  });

  test('of nobody is 404, of no id or with a wrong field 400', async () => {
    const client = await createTestClient();
    expect((await change(randomUUID(), { updatedAt: null, lastName: 'X' })).status).toBe(404);
    expect((await change('x', { updatedAt: null })).status).toBe(400);
    expect((await change(client.id, { lastName: 'X' })).status).toBe(400);
    expect((await change(client.id, { updatedAt: null, lastName: '' })).text).toBe('Last name is required');
    expect((await change(client.id, { updatedAt: null, id: 'x' })).text).toBe('Unknown field: id');
  });
});

describe('clients from before there was a search', () => {
  test('are indexed once, and the second time nothing is written', async () => {
    const client = await createTestClient();
    const document = (await clients()).doc(client.id).withConverter(null);
    await document.update({ searchTerms: ['old'] });
    expect((await indexClients()).written).toBeGreaterThan(0);
    expect((await document.get()).get('searchTerms')).toEqual(client.searchTerms);
    const written = (await document.get()).updateTime;
    await indexClients();
    expect((await document.get()).updateTime).toEqual(written);
  });

  test('are found by the term that the desk asks for', async () => {
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
