import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { apiMessages } from '@welding/domain/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeSentTo, countCodesTo } from '../support/codes.ts';
import { createTestClient } from '../support/sample.ts';
import { callApi, cookieOf, signIn } from './call-api.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';

// PORTAL_SIGN_IN=verified: an e-mail alone opens nothing.
let api: FunctionProcess;
let client: Client;
beforeAll(async () => {
  api = await startFunction({ PORTAL_SIGN_IN: 'verified' });
  client = await createTestClient();
});
afterAll(() => api.stop());

const lookUp = (email: string) =>
  callApi('GET', `/api/clients/${encodeURIComponent(email)}?keep=1`, { base: api.base });

test('a lookup is answered alike for known and unknown e-mails, and sends a code to the known one', async () => {
  const unknown = `nobody-${randomUUID()}@example.com`;
  for (const email of [client.email, unknown]) {
    const answer = await lookUp(email);
    expect([answer.status, answer.text]).toEqual([403, apiMessages.notVerified]);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__session=~[\w-]{43}\.[\w-]{43};/),
    ]);
  }
  expect(await countCodesTo(unknown)).toBe(0);
  expect(await countCodesTo(client.email)).toBe(1);
});

test('the code opens the portal, with everything in it', async () => {
  const { email, id } = await createTestClient();
  const cookie = cookieOf(await lookUp(email));
  const { code } = await codeSentTo(email);
  const verified = await callApi('POST', '/api/sign-in/verify', {
    json: { email, code },
    cookie,
    base: api.base,
  });
  expect(verified.status).toBe(200);
  for (const path of [`/api/projects/client/${id}`, '/api/me', `/api/payments/client/${id}`]) {
    expect((await callApi('GET', path, { cookie: cookieOf(verified), base: api.base })).status).toBe(200);
  }
});

test('a session of an e-mail alone, begun before, opens nothing any more, and can be logged out', async () => {
  const cookie = await signIn(client.email);
  const options = { cookie, base: api.base };
  for (const path of [`/api/projects/client/${client.id}`, `/api/appointments/client/${client.id}`]) {
    const answer = await callApi('GET', path, options);
    expect([answer.status, answer.text]).toEqual([401, apiMessages.noSession]);
  }
  const payment = { amount: 500, projectId: '', clientId: '' };
  const paying = await callApi('POST', '/api/create-payment-intent', {
    json: payment,
    shownClient: client.id,
    ...options,
  });
  expect(paying.status).toBe(401);
  expect((await callApi('POST', '/api/logout', options)).status).toBe(204);
  // Where an e-mail is enough, that session has ended as well.
  expect((await callApi('GET', `/api/projects/client/${client.id}`, { cookie })).status).toBe(401);
});
