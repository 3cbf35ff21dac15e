import { randomUUID } from 'node:crypto';
import { type Client, clientSessionSchema } from '@welding/domain/entities/client';
import { clientName } from '@welding/domain/entities/client-names';
import { codeMessages, signInPlacesSchema } from '@welding/domain/entities/login-code';
import { apiMessages } from '@welding/domain/messages';
import { clientTimelineSchema } from '@welding/domain/story/timeline-entry';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { findClient } from '../../functions/src/clients/clients.ts';
import { type DeskPeople, deskPeople, historyOf } from '../support/desk.ts';
import { type FirestoreSession, listAsClient, openFirestoreSession } from '../support/firestore-session.ts';
import { createProvenClient, createTestClient, createTestProject } from '../support/sample.ts';
import { askedCode, nobody, verify } from './ask-for-code.ts';
import { answerTo, callApi, callDesk, cookieOf } from './call-api.ts';
import { moneyDesk, read } from './money.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});
const office = moneyDesk(() => desk.tokens.office);

const setContacts = async ({ id }: Pick<Client, 'id'>, contacts: readonly object[]) => {
  const updatedAt = (await findClient(id))?.updatedAt ?? null;
  const answer = await callDesk(
    'PATCH',
    `clients/${id}`,
    { updatedAt, contacts },
    { bearer: desk.tokens.office },
  );
  expect(answer.status).toBe(200);
  return (await findClient(id))?.contacts ?? [];
};
async function companyWith(roles: readonly string[], email = nobody()) {
  const client = await createTestClient({ firstName: 'Morgan', lastName: 'Reyes' });
  const { status } = await callDesk(
    'PATCH',
    `clients/${client.id}`,
    { updatedAt: null, company: 'Prairie Fleet LLC' },
    { bearer: desk.tokens.office },
  );
  expect(status).toBe(200);
  const [contact] = await setContacts(client, [{ firstName: 'Ada', lastName: 'Bids', email, roles }]);
  if (!contact) throw new Error('No contact');
  return { client, contact, email, project: await createTestProject(client) };
}

type Device = { readonly cookie: string; readonly firestore: FirestoreSession };
/** @param count the number of codes sent to the email so far */
async function signInAs(email: string, count = 1) {
  const { cookie: asked, code } = await askedCode(email, count);
  const answer = await verify({ email, code }, { cookie: asked });
  const session = read(clientSessionSchema, answer);
  const device: Device = {
    cookie: cookieOf(answer),
    firestore: await openFirestoreSession(session.token),
  };
  return { ...device, session };
}
const statusesOf = async ({ cookie, firestore }: Device, { id }: Pick<Client, 'id'>) => [
  (await callApi('GET', `/api/projects/client/${id}`, { cookie })).status,
  (await listAsClient(firestore, 'projects', id)).status,
];
const timelineOf = async (id: string, cookie: string) =>
  read(clientTimelineSchema, await callApi('GET', `/api/projects/${id}/timeline`, { cookie })).entries;

test('a contact signs in by code only, and answers in its own name', async () => {
  const { client, contact, email, project } = await companyWith(['estimates']);
  expect(await answerTo(callApi('GET', `/api/clients/${email}`))).toEqual([404, apiMessages.clientNotFound]);
  const { session, ...device } = await signInAs(email);
  const { cookie } = device;
  expect(session).toMatchObject({
    ...{ id: client.id, firstName: 'Ada', lastName: 'Bids' },
    contact: { id: contact.id, name: 'Ada Bids', company: 'Prairie Fleet LLC', roles: ['estimates'] },
  });
  expect(await statusesOf(device, client)).toEqual([200, 200]);
  expect((await callApi('GET', '/api/me', { cookie })).status).toBe(403);
  expect((await callApi('GET', '/api/me/contact', { cookie })).json()).toEqual(session.contact);

  const { id } = await office.sendEstimate(await office.draftEstimate(project));
  const pay = { estimateId: id, amount: 625, projectId: '', clientId: '' };
  const body = { name: 'Ada Bids', typed: true };
  expect((await callApi('POST', `/api/estimates/${id}/approve`, { json: body, cookie })).status).toBe(200);
  expect((await callApi('POST', '/api/create-payment-intent', { json: pay, cookie })).status).toBe(403);
  const approved = (await historyOf(id)).find(({ action }) => action === 'approved');
  expect(approved?.actor).toEqual({ id: contact.id, name: 'Ada Bids', role: 'contact' });
  const own = await timelineOf(project.id, cookie);
  const ofClient = await timelineOf(project.id, (await signInAs(client.email)).cookie);
  const whoApproved = (entries: typeof own) =>
    entries.find(({ kind }) => kind === 'estimate_approved')?.actor;
  expect([whoApproved(own), whoApproved(ofClient)]).toEqual(['You', 'Ada Bids']);

  // Removing a contact deletes the name from the history, but keeps the signature.
  await setContacts(client, []);
  expect((await historyOf(id)).find(({ action }) => action === 'approved')?.actor.name).toBe('Erased client');
  expect(await answerTo(callApi('GET', '/api/me/contact', { cookie }))).toEqual([401, apiMessages.noSession]);
});

test('a visits contact sees no money, and nothing of other projects', async () => {
  const { client, email, project } = await companyWith(['visits']);
  await getFirestore().collection('projects').doc(project.id).update({ estimatedCost: 900, finalCost: 950 });
  await office.sendInvoice(await office.draftInvoice(project));
  const { cookie, firestore } = await signInAs(email);
  const listed = await callApi('GET', `/api/projects/client/${client.id}`, { cookie });
  expect(listed.json()).toMatchObject([{ id: project.id, beforePhotos: project.beforePhotos }]);
  expect(listed.text).not.toMatch(/9[05]0|Cost/);
  expect((await listAsClient(firestore, 'projects', client.id)).status).toBe(403);
  expect((await listAsClient(firestore, 'clientVisits', client.id)).status).toBe(200);
  expect((await timelineOf(project.id, cookie)).map(({ kind }) => kind)).toEqual(['project_opened']);
  const others = await createTestClient();
  expect((await callApi('GET', `/api/projects/client/${others.id}`, { cookie })).status).toBe(403);
});

test.each([
  ['its role changes', { roles: ['gate'] }, [403, 403]],
  ['its email changes', { email: nobody() }, [401, 403]],
  ['its name changes', { firstName: 'Adele' }, [200, 200]],
])('when %s, the API and Firestore answer %j %j', async (_, change, statuses) => {
  const { client, contact, email } = await companyWith(['invoices']);
  const device = await signInAs(email);
  await setContacts(client, [{ ...contact, ...change }]);
  expect(await statusesOf(device, client)).toEqual(statuses);
});

test('removing a contact ends its session and pending code at once', async () => {
  const { client, contact, email } = await companyWith(['estimates', 'invoices']);
  const device = await signInAs(email);
  const { cookie, code } = await askedCode(email, 2);
  await setContacts(client, []);
  expect(await statusesOf(device, client)).toEqual([401, 403]);
  expect(await answerTo(verify({ email, code }, { cookie }))).toEqual([401, codeMessages.late]);
  // Adding the person again makes a new contact without the earlier sessions.
  const { id: _, ...person } = contact;
  await setContacts(client, [person]);
  expect(await statusesOf(device, client)).toEqual([401, 403]);
});

test('logging out everywhere ends only that contact’s sessions', async () => {
  const { client, email } = await companyWith(['invoices']);
  const [phone, laptop] = [await signInAs(email), await signInAs(email, 2)];
  const owner = await signInAs(client.email);
  const { status } = await callApi('POST', '/api/me/log-out-everywhere', { cookie: phone.cookie });
  expect(status).toBe(204);
  for (const device of [phone, laptop]) expect(await statusesOf(device, client)).toEqual([401, 403]);
  expect(await statusesOf(owner, client)).toEqual([200, 200]);
});

test('an email with several accounts chooses one after the code, which works once', async () => {
  const own = await createProvenClient({ firstName: 'Ada', lastName: 'Bids' });
  const { client, contact } = await companyWith(['estimates'], own.email);
  const second = await companyWith(['invoices'], own.email);
  const { cookie, code } = await askedCode(own.email);
  const json = { email: own.email, code };
  const asked = await verify(json, { cookie });
  expect(asked.headers.getSetCookie()).toEqual([]);
  const { places } = read(signInPlacesSchema, asked);
  expect(new Set(places.map(({ id }) => id))).toEqual(new Set([own.id, contact.id, second.contact.id]));
  expect(places.map(({ name }) => name).toSorted()).toEqual([
    'Ada Bids',
    'Prairie Fleet LLC',
    'Prairie Fleet LLC',
  ]);
  expect((await verify({ ...json, place: randomUUID() }, { cookie })).status).toBe(409);
  const chosen = await verify({ ...json, place: contact.id }, { cookie });
  expect(read(clientSessionSchema, chosen)).toMatchObject({ id: client.id, contact: { id: contact.id } });
  expect(await answerTo(verify({ ...json, place: own.id }, { cookie }))).toEqual([401, codeMessages.used]);
  // Signing in by email alone still opens the client's own account.
  const looked = read(clientSessionSchema, await callApi('GET', `/api/clients/${own.email}`));
  expect(looked).toMatchObject({ id: own.id });
  expect(looked).not.toHaveProperty('contact');
});

test('contacts of two merged companies sign in to the remaining one', async () => {
  const [kept, duplicate] = [await companyWith(['estimates']), await companyWith(['invoices'])];
  const device = await signInAs(duplicate.email);
  const merged = await callDesk(
    'POST',
    `clients/${kept.client.id}/merge`,
    { duplicateId: duplicate.client.id },
    { bearer: desk.tokens.office },
  );
  expect(merged.status).toBe(200);
  expect((await statusesOf(device, duplicate.client))[0]).toBe(401);
  const { session } = await signInAs(duplicate.email, 2);
  expect(session).toMatchObject({ id: kept.client.id, contact: { roles: ['invoices'] } });
});

test('erasing the company ends its contacts’ sessions and codes', async () => {
  const { client, email } = await companyWith(['estimates']);
  const device = await signInAs(email);
  const { cookie, code } = await askedCode(email, 2);
  const erased = await callDesk(
    'POST',
    `clients/${client.id}/erase`,
    { confirmation: 'Prairie Fleet LLC' },
    { bearer: desk.tokens.owner },
  );
  expect(erased.status).toBe(200);
  expect((await statusesOf(device, client))[0]).toBe(401);
  expect(await answerTo(verify({ email, code }, { cookie }))).toEqual([401, codeMessages.late]);
  const stored = await getFirestore().collection('clients').doc(client.id).get();
  expect(JSON.stringify(stored.data())).not.toContain(email);
});

/** Who of a company's client and contact has been told to close an open portal. */
async function toldToClose({ client, contact }: Awaited<ReturnType<typeof companyWith>>) {
  const signals = await Promise.all(
    [client, contact].map(({ id }) => getFirestore().doc(`endedSessions/${id}`).get()),
  );
  return signals.map(({ exists }) => exists);
}

test.each<[string, (client: Client, email: string) => Promise<unknown>, boolean[]]>([
  [
    'the client is erased',
    async ({ id }) => {
      const client = await findClient(id);
      const confirmation = client && clientName(client);
      return await callDesk('POST', `clients/${id}/erase`, { confirmation }, { bearer: desk.tokens.owner });
    },
    [true, true],
  ],
  [
    'the client is merged away',
    async ({ id: duplicateId }) => {
      const { id } = await createTestClient();
      return await callDesk('POST', `clients/${id}/merge`, { duplicateId }, { bearer: desk.tokens.owner });
    },
    [true, true],
  ],
  [
    'the office corrects the client’s email',
    async ({ id }) => {
      const updatedAt = (await findClient(id))?.updatedAt ?? null;
      return await callDesk(
        'PATCH',
        `clients/${id}`,
        { updatedAt, email: nobody() },
        { bearer: desk.tokens.office },
      );
    },
    [true, true],
  ],
  [
    'the client signs out everywhere',
    async ({ email }) => {
      const { cookie } = await signInAs(email);
      return await callApi('POST', '/api/me/log-out-everywhere', { cookie });
    },
    [true, true],
  ],
  [
    'a contact signs out everywhere',
    async (_, email) => {
      const { cookie } = await signInAs(email);
      return await callApi('POST', '/api/me/log-out-everywhere', { cookie });
    },
    [false, true],
  ],
  [
    'the office renames the client',
    async ({ id }) => {
      const updatedAt = (await findClient(id))?.updatedAt ?? null;
      return await callDesk(
        'PATCH',
        `clients/${id}`,
        { updatedAt, firstName: 'Mo' },
        { bearer: desk.tokens.office },
      );
    },
    [false, false],
  ],
])(
  'when %s, the affected open portals of a company close at once, and no others',
  async (_name, act, told) => {
    const company = await companyWith(['invoices']);
    expect(await toldToClose(company)).toEqual([false, false]);
    expect(await act(company.client, company.email)).toMatchObject({ status: expect.toBeOneOf([200, 204]) });
    expect(await toldToClose(company)).toEqual(told);
  },
);
