import type { Client } from '@welding/domain/entities/client';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseClient } from '../../functions/src/clients/erase-client.ts';
import { provenEmailsOf } from '../../functions/src/sign-in/proven-emails.ts';
import { createTestQuote, deskPeople } from '../support/desk.ts';
import { awaitMail } from '../support/mailbox.ts';
import { createProvenClient } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callApi, signIn } from './call-api.ts';
import { details, emailChanges, newEmail, signedInByCode } from './new-email.ts';
import { runTriggers } from './run-triggers.ts';

runTriggers();

let office: string;
let client: Client;
let cookie: string;
beforeAll(async () => {
  ({
    tokens: { office },
  } = await deskPeople());
});
beforeEach(async () => {
  client = await createProvenClient();
  cookie = await verifiedCookie(client);
});

const { ask } = emailChanges(() => ({ client, cookie }));

describe('a stranger’s request', () => {
  const accept = (id: string, clientId?: string) =>
    callApi('POST', `/api/desk/quotes/${id}/accept`, {
      json: { project: { title: 'Gate', serviceType: 'other' }, ...(clientId && { clientId }) },
      bearer: office,
    });
  const exported = async (of = cookie) => (await callApi('GET', '/api/me/export', { cookie: of })).text;

  test('cannot be read, accepted or erased by a client who claims its email', async () => {
    const zoe = newEmail();
    const before = await createTestQuote({ email: zoe, firstName: 'Zoe', description: 'My secret gate' });
    expect((await ask(zoe)).status).toBe(200);
    expect(await exported()).not.toContain('My secret gate');
    const after = await createTestQuote({ email: zoe, firstName: 'Zoe', description: 'A second gate' });
    const made = (await accept(after.id)).json();
    expect(made).not.toMatchObject({ clientId: client.id });
    await eraseClient(client.id, { id: 'test', name: 'Test', role: 'owner' });
    const left = await getFirestore().collection('quotes').doc(before.id).get();
    expect(left.data()).toMatchObject({ firstName: 'Zoe', description: 'My secret gate', email: zoe });
  });

  test('is not assigned to a client whose email staff mistyped', async () => {
    const zoe = newEmail();
    const quote = await createTestQuote({ email: zoe, description: 'My secret gate' });
    const json = { email: zoe, updatedAt: null };
    const changed = await callApi('PATCH', `/api/desk/clients/${client.id}`, { json, bearer: office });
    expect(changed.status).toBe(200);
    expect(await exported(await verifiedCookie(client))).not.toContain('My secret gate');
    expect((await accept(quote.id)).status).toBe(409);
    expect((await accept(quote.id, client.id)).json()).toMatchObject({ clientId: client.id });
  });

  test('belongs to the client who proved its email', async () => {
    const quote = await createTestQuote({ email: client.email, description: 'My own gate' });
    expect(await exported()).toContain('My own gate');
    expect((await accept(quote.id)).json()).toMatchObject({ clientId: client.id });
  });
});

describe('an email changed by staff', () => {
  const change = (email: string) =>
    callApi('PATCH', `/api/desk/clients/${client.id}`, {
      json: { email, updatedAt: null },
      bearer: office,
    });

  test('ends earlier sessions, and is unproven until its first code', async () => {
    const email = newEmail();
    const lookedUp = await signIn(client.email);
    expect((await change(email)).status).toBe(200);
    expect((await details(cookie)).status).toBe(401);
    const projects = `/api/projects/client/${client.id}`;
    expect((await callApi('GET', projects, { cookie: lookedUp })).status).toBe(401);
    expect(await provenEmailsOf(client.id)).toEqual([]);
    expect((await awaitMail(client.email)).text).not.toContain('#keep-email=');
    await signedInByCode(email);
    expect(await provenEmailsOf(client.id)).toEqual([email]);
  });

  test('keeps sessions when it stays the same', async () => {
    const json = { email: client.email, phone: '(773) 555-0199', updatedAt: null };
    await callApi('PATCH', `/api/desk/clients/${client.id}`, { json, bearer: office });
    expect((await details(cookie)).status).toBe(200);
    expect(await provenEmailsOf(client.id)).toEqual([client.email]);
  });
});
