import { randomUUID } from 'node:crypto';
import { errorCodes } from '@welding/domain/error-codes';
import { apiMessages } from '@welding/domain/messages';
import { expect, test } from 'vitest';
import { storeStaffChange } from '../../functions/src/staff/staff.ts';
import { firestore } from '../../functions/src/store/firestore.ts';
import { createTestClient } from '../support/sample.ts';
import { createTestStaff, deactivate, staffToken } from '../support/staff.ts';
import { callApi, signIn } from './call-api.ts';

const json = { headers: { Accept: 'application/json' } };

test('errors are JSON with sentence and code on request, otherwise the sentence only', async () => {
  const asked = await callApi('GET', '/api/me', json);
  expect(asked.headers.get('content-type')).toMatch(/^application\/json/);
  expect([asked.status, asked.json()]).toEqual([
    401,
    { message: apiMessages.noSession, code: errorCodes.sessionEnded },
  ]);
  for (const headers of [{}, { Accept: '*/*' }, { Accept: 'text/html,*/*;q=0.8' }]) {
    const plain = await callApi('GET', '/api/me', { headers });
    expect([plain.headers.get('content-type'), plain.text]).toEqual([
      'text/plain; charset=utf-8',
      apiMessages.noSession,
    ]);
  }
});

test('each kind of refusal has its own code', async () => {
  const [client, other] = [await createTestClient(), await createTestClient()];
  const cookie = await signIn(client.email);
  const closed = await createTestStaff('welder');
  const bearer = await staffToken(closed);
  await deactivate(closed);
  const answers = await Promise.all([
    callApi('GET', '/api/me', { ...json, cookie }),
    callApi('POST', '/api/me/log-out-everywhere', { ...json, cookie, shownClient: other.id }),
    callApi('GET', `/api/appointments/client/${other.id}`, { ...json, cookie }),
    callApi('POST', '/api/desk/quotes/x/seen', { ...json, bearer }),
    callApi('GET', `/api/${randomUUID()}`, json),
    callApi('PUT', '/api/quotes', json),
    callApi('POST', '/api/quotes', { ...json, raw: 'x', type: 'text/plain' }),
    callApi('POST', '/api/quotes', { ...json, json: {} }),
  ]);
  expect(answers.map((answer) => (answer.json() as { code: string }).code)).toEqual([
    errorCodes.notVerified,
    errorCodes.otherClient,
    errorCodes.notYours,
    errorCodes.accountClosed,
    errorCodes.notFound,
    errorCodes.methodNotAllowed,
    errorCodes.unsupportedMediaType,
    errorCodes.badRequest,
  ]);
});

test('a deactivated staff member reads so, even before Firebase Auth closes the account', async () => {
  const person = await createTestStaff('welder');
  const bearer = await staffToken(person);
  await storeStaffChange(person.id, { updatedAt: person.updatedAt, active: false });
  const stored = (await firestore()).doc(`staff/${person.id}`);
  await stored.update({ sessionsValidFrom: new Date(Date.now() + 60_000) });
  const answer = await callApi('GET', '/api/desk/me', { ...json, bearer });
  expect(answer.json()).toMatchObject({ code: errorCodes.accountClosed });
});
