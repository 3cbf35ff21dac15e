import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { apiMessages } from '@welding/domain/messages';
import { beforeEach, expect, test } from 'vitest';
import { codeSentTo, countCodesTo } from '../support/codes.ts';
import { createTestClient } from '../support/sample.ts';
import { answerTo, callApi, cookieOf, signIn } from './call-api.ts';
import { changeConfig } from './change-config.ts';

// PORTAL_SIGN_IN=verified: an email alone opens nothing.
let client: Client;
beforeEach(async () => {
  client = await createTestClient();
  changeConfig({ PORTAL_SIGN_IN: 'verified' });
});

const lookUp = (email: string) => callApi('GET', `/api/clients/${encodeURIComponent(email)}?keep=1`);

test('a lookup gets the same answer for known and unknown emails, and mails a code to the known one', async () => {
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

test('the code opens the portal completely', async () => {
  const { email, id } = await createTestClient();
  const cookie = cookieOf(await lookUp(email));
  const { code } = await codeSentTo(email);
  const verified = await callApi('POST', '/api/sign-in/verify', {
    json: { email, code },
    cookie,
  });
  expect(verified.status).toBe(200);
  for (const path of [`/api/projects/client/${id}`, '/api/me', `/api/payments/client/${id}`]) {
    expect((await callApi('GET', path, { cookie: cookieOf(verified) })).status).toBe(200);
  }
});

test('an older session with an unproven email opens nothing, and can be logged out', async () => {
  changeConfig({ PORTAL_SIGN_IN: 'lookup' });
  const cookie = await signIn(client.email);
  changeConfig({ PORTAL_SIGN_IN: 'verified' });
  const options = { cookie };
  for (const path of [`/api/projects/client/${client.id}`, `/api/appointments/client/${client.id}`]) {
    expect(await answerTo(callApi('GET', path, options))).toEqual([401, apiMessages.noSession]);
  }
  const payment = { amount: 500, projectId: '', clientId: '' };
  const paying = await callApi('POST', '/api/create-payment-intent', {
    json: payment,
    shownClient: client.id,
    ...options,
  });
  expect(paying.status).toBe(401);
  expect((await callApi('POST', '/api/logout', options)).status).toBe(204);
  changeConfig({ PORTAL_SIGN_IN: 'lookup' });
  // The session has also ended where an email is enough.
  expect((await callApi('GET', `/api/projects/client/${client.id}`, { cookie })).status).toBe(401);
});
