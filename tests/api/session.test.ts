import { createHmac, randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { apiMessages } from '@welding/domain/messages';
import { getFirestore } from 'firebase-admin/firestore';
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { derivedKey } from '../../functions/src/derived-key.ts';
import { localKeys } from '../../local/stack/local-keys.ts';
import { createTestClient } from '../support/sample.ts';
import { callApi, signIn } from './call-api.ts';

let client: Client;
let cookie: string;

beforeAll(async () => {
  client = await createTestClient();
  cookie = await signIn(client.email);
});

const key = derivedKey('session', localKeys.sessionSecret);
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);

function token(subject: string): SignJWT {
  return new SignJWT({ begun: Date.now() })
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(randomUUID())
    .setSubject(subject)
    .setIssuer('portal')
    .setExpirationTime(hoursFromNow(1));
}

const openWith = (sent: string | undefined) =>
  callApi('GET', `/api/projects/client/${client.id}`, { cookie: sent });

async function expectNoSession(sent: string | undefined): Promise<void> {
  const answer = await openWith(sent);
  expect([answer.status, answer.text]).toEqual([401, 'Please sign in again']);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
}

describe('a session', () => {
  test('opens with the cookie that signing in set, also beside other cookies', async () => {
    expect((await openWith(cookie)).status).toBe(200);
    expect((await openWith(`theme=dark; ${cookie}; other=1`)).status).toBe(200);
  });

  test('opens with a token made by the rules below, so that they fail for their own reason', async () => {
    expect((await openWith(`__session=${await token(client.id).sign(key)}`)).status).toBe(200);
  });

  test('does not open without a cookie, or with one of another name', async () => {
    await expectNoSession(undefined);
    await expectNoSession('');
    await expectNoSession(cookie.replace('__session', 'session'));
    await expectNoSession('__session=');
    await expectNoSession('__session=nonsense');
  });

  test('does not open with a tampered cookie', async () => {
    const [header, payload = '', signature] = cookie.split('=', 2)[1]?.split('.') ?? [];
    const other = Buffer.from(
      Buffer.from(payload, 'base64url').toString().replace(client.id, randomUUID()),
    ).toString('base64url');
    await expectNoSession(`__session=${header}.${other}.${signature}`);
    await expectNoSession(`__session=${header}.${payload}.${'A'.repeat(43)}`);
    await expectNoSession(`__session=${header}.${payload}.`);
  });

  test('does not open with an unsigned cookie', async () => {
    const unsigned = new UnsecuredJWT({ begun: Date.now() })
      .setJti(randomUUID())
      .setSubject(client.id)
      .setIssuer('portal')
      .setExpirationTime(hoursFromNow(1));
    await expectNoSession(`__session=${unsigned.encode()}`);
  });

  test('does not open with a cookie signed by another key', async () => {
    const stranger = new TextEncoder().encode('another secret of 32 characters or more');
    await expectNoSession(`__session=${await token(client.id).sign(stranger)}`);
  });

  test('does not open with a cookie signed by the secret itself, or by a key for something else', async () => {
    const secret = new TextEncoder().encode(localKeys.sessionSecret);
    for (const other of [secret, derivedKey('rate-limits', localKeys.sessionSecret)]) {
      await expectNoSession(`__session=${await token(client.id).sign(other)}`);
    }
  });

  test('cannot be signed by the rate limits, with a token in place of an address', async () => {
    const [encodedHeader, encodedClaims] = [
      { alg: 'HS256' },
      { sub: client.id, iss: 'portal', exp: 4e9 },
    ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    const unsigned = `${encodedHeader}.${encodedClaims}`;
    const headers = { 'Fastly-Client-IP': unsigned, 'Fastly-Temp-XFF': unsigned };
    const answer = await callApi('GET', `/api/clients/${randomUUID()}@example.com`, {
      from: unsigned,
      headers,
    });
    expect(answer.status).toBe(404);
    const used = await getFirestore().collection('rateLimits').get();
    expect(used.size).toBeGreaterThan(0);
    for (const signingKey of [localKeys.sessionSecret, key]) {
      const signature = createHmac('sha256', signingKey).update(unsigned).digest('base64url');
      expect(used.docs.filter(({ id }) => id.includes(signature))).toEqual([]);
    }
  });

  test('does not open with an expired cookie, or one that never expires', async () => {
    await expectNoSession(
      `__session=${await token(client.id).setExpirationTime(hoursFromNow(-0.01)).sign(key)}`,
    );
    const endless = new SignJWT({ begun: Date.now() })
      .setProtectedHeader({ alg: 'HS256' })
      .setJti(randomUUID())
      .setSubject(client.id)
      .setIssuer('portal');
    await expectNoSession(`__session=${await endless.sign(key)}`);
  });

  test('does not open with a token that was signed for something else', async () => {
    await expectNoSession(`__session=${await token(client.id).setIssuer('newsletter').sign(key)}`);
    await expectNoSession(`__session=${await token('not-an-id').sign(key)}`);
    await expectNoSession(`__session=${await token(client.id).setJti('not-an-id').sign(key)}`);
  });
});

test('a page that shows another client than the session has is told so, and books nothing', async () => {
  const own = await createTestClient();
  const session = await signIn(own.email);
  const list = `/api/appointments/client/${own.id}`;
  const askAs = (shownClient: string) =>
    Promise.all([
      callApi('GET', `/api/projects/client/${own.id}`, { cookie: session, shownClient }),
      callApi('GET', list, { cookie: session, shownClient }),
      callApi('POST', '/api/appointments', {
        cookie: session,
        shownClient,
        json: {
          clientId: own.id,
          title: 'Aluminum Welding',
          duration: '60',
          scheduledDate: hoursFromNow(24).toISOString(),
        },
      }),
    ]);
  for (const answer of await askAs(client.id)) {
    expect([answer.status, answer.text]).toEqual([409, apiMessages.otherClient]);
  }
  expect((await callApi('GET', list, { cookie: session })).json()).toEqual([]);
  expect((await askAs(own.id)).map(({ status }) => status)).toEqual([200, 200, 201]);
});

describe('logging out', () => {
  test('clears the cookie with 204, with or without a session', async () => {
    for (const sent of [cookie, undefined]) {
      const answer = await callApi('POST', '/api/logout', { cookie: sent });
      expect([answer.status, answer.text]).toEqual([204, '']);
      expect(answer.headers.getSetCookie()).toEqual([
        '__session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      ]);
    }
  });
});
