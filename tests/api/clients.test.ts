import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { clientSessionSchema } from '@welding/domain/entities/client';
import { errorCodes } from '@welding/domain/error-codes';
import { getFirestore } from 'firebase-admin/firestore';
import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { createClient, clients as storedClients } from '../../functions/src/clients/clients.ts';
import { ownTime } from '../support/own-time.ts';
import { createTestClient } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';
import { answerTo, callApi, cookieOf } from './call-api.ts';

let client: Client;

beforeAll(async () => {
  client = await createTestClient({ address: '1 Weld Way' });
});

const addressOf = (email: string) => `/api/clients/${encodeURIComponent(email)}`;

describe('looking a client up by email', () => {
  test('answers with id, names and token only', async () => {
    const answer = await callApi('GET', addressOf(client.email));
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({
      id: client.id,
      firstName: client.firstName,
      lastName: client.lastName,
      token: expect.any(String),
    });
  });

  test('takes the email in any case and with spaces around it', async () => {
    const answer = await callApi('GET', addressOf(`  ${client.email.toUpperCase()} `));
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ id: client.id });
  });

  test.each(['m&m', 'a/b', 'a%2fb', '/', '50%', 'x#~=?', "o'neil+shop"])(
    'accepts the special characters of mail servers: %s',
    async (local) => {
      const email = `${local}@${randomUUID()}.example.com`;
      const { id } = await createTestClient({ email });
      const answer = await callApi('GET', addressOf(email));
      expect([answer.status, answer.json()]).toEqual([200, expect.objectContaining({ id })]);
    },
  );

  test('gives a token that signs in to Firebase Auth as that client, with its role', async () => {
    const { token } = clientSessionSchema.parse((await callApi('GET', addressOf(client.email))).json());
    const response = await fetch(
      `${stackAddresses().auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=demo`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token, returnSecureToken: true }),
      },
    );
    expect(response.status).toBe(200);
    const { idToken } = await response.json();
    expect(decodeJwt(idToken)).toMatchObject({ sub: `client:${client.id}`, role: 'client' });
  });

  test('sets one cookie, which ends with the browser', async () => {
    const { headers } = await callApi('GET', addressOf(client.email));
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__session=[\w-]+\.[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('with ?keep=1 sets a cookie for 90 days', async () => {
    const { headers } = await callApi('GET', `${addressOf(client.email)}?keep=1`);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__session=[^;]+; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('refuses another value of keep', async () => {
    expect(await answerTo(callApi('GET', `${addressOf(client.email)}?keep=yes`))).toEqual([
      400,
      'keep must be 1 or left out',
    ]);
  });

  test('answers an unknown email with 404 and no cookie', async () => {
    const answer = await callApi('GET', addressOf(`nobody-${randomUUID()}@example.com`));
    expect([answer.status, answer.text]).toEqual([404, 'Client not found']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  test.each(['jordan', 'a@b', 'a b@example.com', '%', `${'x'.repeat(250)}@example.com`])(
    'refuses the invalid email %j with 400',
    async (email) => {
      expect(await answerTo(callApi('GET', addressOf(email)))).toEqual([400, 'Valid email is required']);
    },
  );
});

describe('a client as people typed it into the console', () => {
  type Fields = Record<string, unknown>;

  async function storeRaw(fields: Fields, emailDocument: string | undefined): Promise<string> {
    const id = randomUUID();
    await getFirestore().collection('clients').doc(id).set(fields);
    if (emailDocument) {
      await getFirestore().collection('clientEmails').doc(emailDocument).set({ clientId: id });
    }
    return id;
  }

  const typed = (email: string): Fields => ({
    firstName: 'Casey',
    lastName: 'Typed',
    email,
    phone: '(312) 555-0100',
  });
  const freshEmail = () => `typed-${randomUUID()}@example.com`;

  test.each([
    ['notes', { notes: 'Pays late' }],
    ['a short phone', { phone: '555' }],
    ['a phone that is a number', { phone: 3125550100 }],
    ['its time as text', { createdAt: 'last spring' }],
    ['no last name', { lastName: null }],
  ])('signs in with %s, lists, books and pays', async (_name, changes) => {
    const email = freshEmail();
    const id = await storeRaw({ ...typed(email), ...changes }, email);
    const signedIn = await callApi('GET', addressOf(email));
    expect(signedIn.status).toBe(200);
    expect(signedIn.json()).toMatchObject({ id, firstName: 'Casey' });
    expect(signedIn.text).not.toContain('Pays late');
    const cookie = cookieOf(signedIn);
    const project = randomUUID();
    const fields = { clientId: id, title: 'Gate', createdAt: new Date(), estimatedCost: '450', status: null };
    await getFirestore().collection('projects').doc(project).set(fields);
    const listed = await callApi('GET', `/api/projects/client/${id}`, { cookie });
    expect(listed.json()).toMatchObject([{ id: project, title: 'Gate', estimatedCost: 450 }]);
    const scheduledDate = ownTime();
    const visit = { clientId: id, projectId: project, title: 'Truck', scheduledDate };
    expect((await callApi('POST', '/api/appointments', { json: visit, cookie })).status).toBe(201);
    const payment = { amount: 450, projectId: project, clientId: '' };
    const paying = await callApi('POST', '/api/create-payment-intent', { json: payment, cookie });
    expect(paying.json()).toEqual({ clientSecret: expect.any(String) });
  });

  test('with capitals and spaces in its email is found by the email’s own document', async () => {
    const email = freshEmail();
    const id = await storeRaw(
      typed(` ${email.replace('typed', 'Typed').replace('example', 'Example')} `),
      email,
    );
    const answer = await callApi('GET', addressOf(email));
    expect([answer.status, answer.json()]).toEqual([200, expect.objectContaining({ id })]);
  });

  test('without the email’s own document is found by its email', async () => {
    const email = freshEmail();
    const id = await storeRaw(typed(email), undefined);
    expect((await callApi('GET', addressOf(email))).json()).toMatchObject({ id });
  });

  test('is not found by its former email', async () => {
    const email = freshEmail();
    await storeRaw(typed(freshEmail()), email);
    expect(await answerTo(callApi('GET', addressOf(email)))).toEqual([404, 'Client not found']);
  });
});

describe('creating clients', () => {
  test('20 times at once with one email creates one client', async () => {
    const email = `many-${randomUUID()}@example.com`;
    const newClient = { firstName: 'Jordan', lastName: 'Example', email, phone: '(312) 555-0100' };
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => createClient(newClient)));
    const refusals = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
    expect(refusals).toHaveLength(19);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: errorCodes.emailTaken });
    expect((await (await storedClients()).where('email', '==', email).get()).size).toBe(1);
  });
});
