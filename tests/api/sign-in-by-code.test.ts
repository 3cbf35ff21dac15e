import { randomUUID } from 'node:crypto';
import { type Client, clientSessionSchema } from '@welding/domain/entities/client';
import { codeMessages, maxCodeTries } from '@welding/domain/entities/login-code';
import { apiMessages } from '@welding/domain/messages';
import { getFirestore } from 'firebase-admin/firestore';
import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { provenEmailsOf } from '../../functions/src/sign-in/proven-emails.ts';
import { codeSentTo } from '../support/codes.ts';
import { openFirestoreSession, readAsClient, refreshFirestoreSession } from '../support/firestore-session.ts';
import { createTestClient } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { ask, askedCode, nobody, storedCode, verify } from './ask-for-code.ts';
import { answerTo, callApi, cookieOf, signIn } from './call-api.ts';

let client: Client;
beforeEach(async () => {
  client = await createTestClient();
});

const another = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

describe('a code', () => {
  test('opens a verified session in the browser that asked, for the API and Firestore', async () => {
    const { cookie, code } = await askedCode(client.email);
    const answer = await verify({ email: client.email, code }, { cookie });
    const { id, firstName, lastName } = client;
    expect([answer.status, answer.json()]).toEqual([
      200,
      { id, firstName, lastName, token: expect.any(String) },
    ]);
    expect((await callApi('GET', '/api/me', { cookie: cookieOf(answer) })).status).toBe(200);
    const { token } = clientSessionSchema.parse(answer.json());
    const firestore = await openFirestoreSession(token);
    const renewed = await refreshFirestoreSession(firestore);
    for (const { idToken } of [firestore, renewed]) {
      expect(decodeJwt(idToken)).toMatchObject({ sub: `client:${id}`, role: 'client', verified: true });
    }
    const payment = `pi_${randomUUID()}`;
    const fields = { clientId: id, amount: 500, status: 'succeeded', method: 'check', createdAt: new Date() };
    await getFirestore().collection('payments').doc(payment).set(fields);
    expect(await readAsClient(renewed, `payments/${payment}`)).toMatchObject({ method: 'check' });
  });

  test('verifies the browser’s existing session, which keeps its id and lifetime', async () => {
    const lookup = await callApi('GET', `/api/clients/${encodeURIComponent(client.email)}?keep=1`);
    const asked = await ask({}, { cookie: cookieOf(lookup) });
    expect(asked.headers.getSetCookie()).toEqual([expect.stringMatching(/; Max-Age=77\d{5}; HttpOnly/)]);
    const { code } = await codeSentTo(client.email);
    const answer = await verify({ code }, { cookie: cookieOf(asked), shownClient: client.id });
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/; Max-Age=7776000; HttpOnly/)]);
    const claimsOf = (cookie: string) => decodeJwt(cookie.slice('__session='.length));
    const [before, after] = [claimsOf(cookieOf(lookup)), claimsOf(cookieOf(answer))];
    expect(after).toMatchObject({ jti: before.jti, exp: before.exp, begun: before['begun'], verified: true });
    expect(before).not.toHaveProperty('verified');
  });

  test('opens a new session after logging out everywhere', async () => {
    const asked = await ask({}, { cookie: await signIn(client.email) });
    const cookie = cookieOf(asked);
    const elsewhere = { cookie: await verifiedCookie(client) };
    expect((await callApi('POST', '/api/me/log-out-everywhere', elsewhere)).status).toBe(204);
    const { code } = await codeSentTo(client.email);
    const verified = cookieOf(await verify({ code }, { cookie }));
    expect((await callApi('GET', '/api/me', { cookie: verified })).status).toBe(200);
  });

  test('with ?keep=1 opens a lasting session, and another value is refused', async () => {
    const { cookie, code } = await askedCode(client.email);
    expect(await answerTo(verify({ code }, { cookie }, '?keep=yes'))).toEqual([
      400,
      'keep must be 1 or left out',
    ]);
    const answer = await verify({ code }, { cookie }, '?keep=1');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__session=[\w.-]+; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('is refused in another browser, and does not count as a try', async () => {
    const { code } = await askedCode(client.email);
    const others = cookieOf(await ask({ email: (await createTestClient()).email }));
    const [id] = others.slice('__session=~'.length).split('.');
    const own = (await storedCode(client)).id;
    for (const cookie of [
      undefined,
      others,
      `__session=~${own}.${'g'.repeat(43)}`,
      `__session=~${id}.guessed`,
    ]) {
      const answer = await verify({ email: client.email, code }, { cookie });
      expect(await answerTo(answer)).toEqual([401, codeMessages.otherBrowser]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect((await storedCode(client)).get('attempts')).toBe(0);
  });

  test('is refused even if right after five wrong tries', async () => {
    const { cookie, code } = await askedCode(client.email);
    for (let guess = 1; guess <= maxCodeTries; guess += 1) {
      expect(await answerTo(verify({ code: another(code, guess) }, { cookie }))).toEqual([
        401,
        codeMessages.wrong,
      ]);
    }
    expect(await answerTo(verify({ code }, { cookie }))).toEqual([401, codeMessages.tooManyTries]);
  });

  test('works once', async () => {
    const { cookie, code, token } = await askedCode(client.email);
    expect((await verify({ code }, { cookie })).status).toBe(200);
    expect(await answerTo(verify({ code }, { cookie }))).toEqual([401, codeMessages.used]);
    expect(await answerTo(verify({ token }))).toEqual([401, codeMessages.used]);
  });

  test('expires after ten minutes', async () => {
    const { cookie, code, token } = await askedCode(client.email);
    const { ref } = await storedCode(client);
    const expires: unknown = (await ref.get()).get('expireAt').toMillis();
    expect(Number(expires) - Date.now()).toBeGreaterThan(9.5 * 60_000);
    expect(Number(expires) - Date.now()).toBeLessThanOrEqual(10 * 60_000);
    await ref.update({ expireAt: new Date(Date.now() - 1) });
    expect(await answerTo(verify({ code }, { cookie }))).toEqual([401, codeMessages.late]);
    expect(await answerTo(verify({ token }))).toEqual([401, codeMessages.late]);
    await ref.delete();
    expect(await answerTo(verify({ code }, { cookie }))).toEqual([401, codeMessages.late]);
  });

  test('ends when the same browser asks for another one', async () => {
    const first = await askedCode(client.email);
    const cookie = cookieOf(await ask({ email: client.email }, { cookie: first.cookie }));
    const { code } = await codeSentTo(client.email, 2);
    expect(await answerTo(verify({ code: first.code }, { cookie }))).toEqual([401, codeMessages.wrong]);
    expect(await answerTo(verify({ token: first.token }))).toEqual([401, codeMessages.wrongLink]);
    expect((await verify({ code }, { cookie })).status).toBe(200);
  });

  test('stays valid when other browsers ask for one', async () => {
    const first = await askedCode(client.email);
    for (let asked = 0; asked < 2; asked += 1) await ask({ email: client.email });
    expect((await verify({ code: first.code }, { cookie: first.cookie })).status).toBe(200);
  });

  test('proves the email permanently', async () => {
    const { cookie, code } = await askedCode(client.email);
    expect(await provenEmailsOf(client.id)).toEqual([]);
    await verify({ code }, { cookie });
    expect(await provenEmailsOf(client.id)).toEqual([client.email]);
    const document = getFirestore().collection('clientEmails').doc(client.email);
    const { provenAt } = (await document.get()).data() ?? {};
    const again = await askedCode(client.email, 2);
    await verify({ token: again.token });
    expect((await document.get()).data()).toEqual({ clientId: client.id, provenAt });
  });

  test('to an email the client no longer has is refused', async () => {
    const { cookie, code } = await askedCode(client.email);
    await getFirestore().collection('clients').doc(client.id).update({ email: nobody() });
    expect(await answerTo(verify({ code }, { cookie }))).toEqual([401, codeMessages.late]);
  });

  test('for an unknown email is always wrong', async () => {
    const email = nobody();
    const cookie = cookieOf(await ask({ email }));
    expect(await answerTo(verify({ email, code: '123456' }, { cookie }))).toEqual([401, codeMessages.wrong]);
  });

  test('on a page that shows another client is refused, and stays valid', async () => {
    const { cookie, code } = await askedCode(client.email);
    const shownClient = (await createTestClient()).id;
    expect(await answerTo(verify({ code }, { cookie, shownClient }))).toEqual([409, apiMessages.otherClient]);
    expect((await verify({ code }, { cookie })).status).toBe(200);
  });

  test('from another site is refused, and stays valid', async () => {
    const { cookie, code } = await askedCode(client.email);
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect(await answerTo(verify({ code }, { cookie, headers }))).toEqual([403, apiMessages.otherSite]);
    expect((await verify({ code }, { cookie })).status).toBe(200);
  });
});

test('with 50 verifications at once opens one session', async () => {
  const { cookie, code } = await askedCode(client.email);
  const answers = await Promise.all(Array.from({ length: 50 }, () => verify({ code }, { cookie })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ text }) => text === codeMessages.used)).toHaveLength(49);
  expect(answers.filter(({ headers }) => headers.getSetCookie().length > 0)).toHaveLength(1);
});
