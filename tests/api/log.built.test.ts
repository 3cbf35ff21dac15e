import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aQuoteRequest } from '../support/entities.ts';
import { createTestClient } from '../support/sample.ts';
import { callApi, cookieOf } from './call-api.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';

let api: FunctionProcess;
let client: Client;

beforeAll(async () => {
  api = await startFunction();
  client = await createTestClient({
    firstName: 'Thelonious',
    lastName: 'Quackenbush',
    phone: '(773) 555-0177',
    address: '12 Loggers Lane',
  });
});

afterAll(() => api.stop());

test('the log names requests by route and id, without emails, phones or names', async () => {
  const { base } = api;
  const { firstName, lastName, email, phone } = client;
  const signedIn = await callApi('GET', `/api/clients/${encodeURIComponent(email)}`, { base });
  expect(signedIn.status).toBe(200);
  const cookie = cookieOf(signedIn);
  const quote = aQuoteRequest({ firstName, lastName, email, phone, description: `Call ${phone} at once` });
  const key = randomUUID();
  // The console accepts any data. Reading it back must not write it to the log.
  await getFirestore()
    .collection('projects')
    .doc('no-uuid')
    .set({ clientId: client.id, createdAt: new Date(), title: `${firstName} ${lastName}` });
  const statuses = [];
  for (const call of [
    () => callApi('POST', '/api/quotes', { base, json: quote, key }),
    () => callApi('POST', '/api/quotes', { base, json: { ...quote, description: `Mail ${email}` }, key }),
    () => callApi('POST', '/api/quotes', { base, json: { ...quote, [email]: phone } }),
    () => callApi('POST', '/api/quotes', { base, raw: `{"${email}": ${phone}` }),
    () => callApi('GET', `/api/clients/${encodeURIComponent(`unknown-${email}`)}`, { base }),
    () => callApi('GET', `/api/${encodeURIComponent(email)}`, { base }),
    () => callApi('GET', `/api/clients/${email}/%`, { base }),
    () => callApi('GET', `/api/projects/client/${client.id}?email=${email}`, { base, cookie }),
    () =>
      callApi('POST', '/api/appointments', { base, json: { clientId: client.id, title: firstName }, cookie }),
  ]) {
    statuses.push((await call()).status);
  }
  expect(statuses).toEqual([201, 409, 400, 400, 404, 404, 400, 200, 400]);

  const log = api.log();
  expect(log).toContain(signedIn.headers.get('x-request-id'));
  expect(log).toContain('/api/clients/:email');
  expect(log).toContain('unreadable document');
  expect(log).toContain('projects/no-uuid');
  for (const personal of [
    email,
    encodeURIComponent(email),
    email.split('@')[0],
    phone,
    '555-0177',
    firstName,
    lastName,
  ]) {
    expect(log).not.toContain(personal);
  }
});

test('an outage is logged by request id, without the body, and not explained to the sender', async () => {
  const broken = await startFunction({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' });
  const answer = await callApi('GET', `/api/clients/${encodeURIComponent(client.email)}`, {
    base: broken.base,
  });
  await broken.stop();
  expect(answer.status).toBe(503);
  const log = broken.log();
  expect(log).toContain('request failed');
  expect(log).toContain(answer.headers.get('x-request-id'));
  expect(log).not.toContain(client.email);
  expect(log).not.toContain(encodeURIComponent(client.email));
});
