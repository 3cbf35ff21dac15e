import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { contactAccessOf } from '@welding/domain/entities/client-names';
import { authUidOf } from '@welding/domain/values/auth-uid';
import { getAuth } from 'firebase-admin/auth';
import { decodeJwt } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { clients, findClient } from '../../functions/src/clients/clients.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { openFirestoreSession } from '../support/firestore-session.ts';
import { createProvenClient, createTestClient } from '../support/sample.ts';
import { askedCode, nobody, verify } from './ask-for-code.ts';
import { callApi, callDesk } from './call-api.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});

const asOffice = (method: string, path: string, json: object) =>
  callApi(method, `/api/desk/${path}`, {
    json,
    bearer: desk.tokens.office,
    headers: { Accept: 'application/json' },
  });
const setContacts = async ({ id }: Pick<Client, 'id'>, contacts: readonly object[]) =>
  await asOffice('PATCH', `clients/${id}`, {
    updatedAt: (await findClient(id))?.updatedAt ?? null,
    contacts,
  });
const contactsOf = async ({ id }: Pick<Client, 'id'>) => (await findClient(id))?.contacts ?? [];
const ada = (email = nobody()) => ({ firstName: 'Ada', lastName: 'Bids', email, roles: ['invoices'] });

/** A client with a contact of its own. */
async function companyWithContact() {
  const client = await createTestClient();
  expect((await setContacts(client, [ada()])).status).toBe(200);
  const [contact] = await contactsOf(client);
  if (!contact) throw new Error('No contact');
  return { client, contact };
}

/** The uid of the Firebase token that a code to this email gives. */
async function uidByCode(email: string): Promise<{ status: number; uid: unknown }> {
  const { cookie, code } = await askedCode(email);
  const { status, text } = await verify({ email, code }, { cookie });
  const token: unknown = status === 200 ? JSON.parse(text).token : undefined;
  return { status, uid: typeof token === 'string' ? decodeJwt(token)['uid'] : undefined };
}

test('a contact never gets a staff member’s account', async () => {
  const { owner } = desk.people;
  const client = await createTestClient();
  const mine = { ...ada(), id: owner.id };
  const refused = await setContacts(client, [mine]);
  expect([refused.status, JSON.parse(refused.text).code]).toEqual([400, 'unknown_contact']);
  expect(await contactsOf(client)).toEqual([]);
  // A contact stored by an earlier version.
  const contacts = [{ ...ada(mine.email), id: owner.id, roles: ['invoices' as const] }];
  await (await clients())
    .doc(client.id)
    .update(await clients.encodeUpdate({ contacts, ...contactAccessOf(contacts) }));
  const before = await getAuth().getUser(owner.id);
  expect(await uidByCode(mine.email)).toEqual({ status: 401, uid: undefined });
  expect(await getAuth().getUser(owner.id)).toEqual(before);
});

test('clients and contacts get accounts separate from each other and from staff', async () => {
  const { client, contact } = await companyWithContact();
  expect(await uidByCode(contact.email ?? '')).toEqual({
    status: 200,
    uid: authUidOf({ clientId: client.id, contactId: contact.id }),
  });
  const { token } = JSON.parse((await callApi('GET', `/api/clients/${client.email}`)).text);
  expect(decodeJwt(token)['uid']).toBe(authUidOf({ clientId: client.id }));
});

test('a new contact gets a generated id once, however often the request arrives', async () => {
  const client = await createTestClient();
  const body = { updatedAt: null, contacts: [ada()] };
  const [first, again] = [
    await asOffice('PATCH', `clients/${client.id}`, body),
    await asOffice('PATCH', `clients/${client.id}`, body),
  ];
  expect([first.status, again.status]).toEqual([200, 200]);
  const [known, ...more] = await contactsOf(client);
  expect(more).toEqual([]);
  // Two equal contacts without an email are two people.
  const twin = { firstName: 'Bo', roles: [] };
  expect((await setContacts(client, [known ?? {}, twin, twin])).status).toBe(200);
  const ids = (await contactsOf(client)).map(({ id }) => id);
  expect([ids[0], new Set(ids).size]).toEqual([known?.id, 3]);
});

test('the person of a merged company becomes a contact with a new id', async () => {
  const kept = await createTestClient();
  await asOffice('PATCH', `clients/${kept.id}`, { updatedAt: null, company: 'Prairie Fleet LLC' });
  const duplicate = await createTestClient({ firstName: 'Bea' });
  expect((await asOffice('POST', `clients/${kept.id}/merge`, { duplicateId: duplicate.id })).status).toBe(
    200,
  );
  const [contact] = await contactsOf(kept);
  expect(contact?.firstName).toBe('Bea');
  expect(contact?.id).not.toBe(duplicate.id);
});

test.each([
  ['removed', async (client: Client) => setContacts(client, [])],
  [
    'erased with its company',
    async (client: Client) =>
      callDesk(
        'POST',
        `clients/${client.id}/erase`,
        { confirmation: `${client.firstName} ${client.lastName}` },
        { bearer: desk.tokens.owner },
      ),
  ],
])('the Firebase accounts of a contact who is %s are deleted, those of staff are kept', async (_, end) => {
  const { owner } = desk.people;
  const { client, contact } = await companyWithContact();
  const uid = authUidOf({ clientId: client.id, contactId: contact.id });
  await Promise.all([uid, contact.id].map((each) => getAuth().createUser({ uid: each })));
  expect((await end(client)).status).toBe(200);
  const left = await getAuth().getUsers([uid, contact.id, owner.id].map((each) => ({ uid: each })));
  expect(left.users.map((user) => user.uid)).toEqual([owner.id]);
});

test('erasing a client deletes its Firebase accounts of both kinds', async () => {
  const client = await createProvenClient();
  const { token } = JSON.parse((await callApi('GET', `/api/clients/${client.email}`)).text);
  await openFirestoreSession(token);
  await getAuth().createUser({ uid: client.id });
  const erased = await callDesk(
    'POST',
    `clients/${client.id}/erase`,
    { confirmation: `${client.firstName} ${client.lastName}` },
    { bearer: desk.tokens.owner },
  );
  expect(erased.status).toBe(200);
  const uids = [authUidOf({ clientId: client.id }), client.id].map((uid) => ({ uid }));
  expect((await getAuth().getUsers(uids)).users).toEqual([]);
});

test('an unknown contact makes the whole change fail', async () => {
  const { client, contact } = await companyWithContact();
  const other = await companyWithContact();
  const ids = [randomUUID(), desk.people.owner.id, client.id, other.client.id, other.contact.id];
  for (const id of ids) {
    const answer = await setContacts(client, [{ ...ada(), id }]);
    expect([answer.status, JSON.parse(answer.text).code], id).toEqual([400, 'unknown_contact']);
  }
  expect(await contactsOf(client)).toEqual([contact]);
});
