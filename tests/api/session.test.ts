import { createHmac, randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
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
const signed = async (claims: SignJWT, by: Uint8Array = key) => `__session=${await claims.sign(by)}`;
const tampered = (change: (parts: { header: string; payload: string; signature: string }) => string[]) => {
  const [header = '', payload = '', signature = ''] = cookie.split('=', 2)[1]?.split('.') ?? [];
  return `__session=${change({ header, payload, signature }).join('.')}`;
};
const claimsOf = (id: string) => ({ begun: Date.now(), jti: randomUUID(), sub: id, iss: 'portal' });

test('a session opens with its cookie among others, and with a signed token', async () => {
  for (const sent of [cookie, `theme=dark; ${cookie}; other=1`, await signed(token(client.id))])
    expect((await openWith(sent)).status).toBe(200);
});

test.each<[string, () => string | undefined | Promise<string>]>([
  ['no cookie', () => undefined],
  ['an empty cookie', () => '__session='],
  ['another name', () => cookie.replace('__session', 'session')],
  ['nonsense', () => '__session=nonsense'],
  [
    'another client’s id',
    () =>
      tampered(({ header, payload, signature }) => {
        const claims = Buffer.from(payload, 'base64url').toString().replace(client.id, randomUUID());
        return [header, Buffer.from(claims).toString('base64url'), signature];
      }),
  ],
  ['another signature', () => tampered(({ header, payload }) => [header, payload, 'A'.repeat(43)])],
  ['no signature', () => tampered(({ header, payload }) => [header, payload, ''])],
  [
    'no algorithm',
    () => `__session=${new UnsecuredJWT(claimsOf(client.id)).setExpirationTime(hoursFromNow(1)).encode()}`,
  ],
  [
    'another key',
    () => signed(token(client.id), new TextEncoder().encode('another secret of 32 characters or more')),
  ],
  [
    'the secret itself as its key',
    () => signed(token(client.id), new TextEncoder().encode(localKeys.sessionSecret)),
  ],
  [
    'a key for something else',
    () => signed(token(client.id), derivedKey('rate-limits', localKeys.sessionSecret)),
  ],
  ['an end that has passed', () => signed(token(client.id).setExpirationTime(hoursFromNow(-0.01)))],
  ['no end', () => signed(new SignJWT(claimsOf(client.id)).setProtectedHeader({ alg: 'HS256' }))],
  ['another issuer', () => signed(token(client.id).setIssuer('newsletter'))],
  ['an invalid client id', () => signed(token('not-an-id'))],
  ['an invalid session id', () => signed(token(client.id).setJti('not-an-id'))],
])('no session opens with %s', async (_, sent) => {
  const answer = await openWith(await sent());
  expect([answer.status, answer.text]).toEqual([401, 'Please sign in again']);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test('rate limits cannot be made to sign a session token', async () => {
  const [encodedHeader, encodedClaims] = [{ alg: 'HS256' }, { sub: client.id, iss: 'portal', exp: 4e9 }].map(
    (part) => Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
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
