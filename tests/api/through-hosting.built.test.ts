import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { apiRoutes } from '../../functions/src/app/every-route.ts';
import { aQuoteRequest } from '../support/entities.ts';
import { createTestClient } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { type CallOptions, callApi, cookieOf, throughHosting } from './call-api.ts';

// Most tests call the function directly. This file tests the path through Hosting: the rewrite of each address, and
// everything a request carries. The webhook's tests cover its own rewrite.

const call = (method: string, path: string, options: CallOptions = {}) =>
  callApi(method, path, { base: throughHosting(), ...options });

test.each(apiRoutes)('$method $path reaches the function as when called directly', async (route) => {
  const path = route.path.replaceAll(/:\w+/g, randomUUID());
  const options = route.method === 'GET' ? {} : { json: {} };
  const through = await call(route.method, path, options);
  const direct = await callApi(route.method, path, options);
  expect([through.status, through.headers.get('content-type')]).toEqual([
    direct.status,
    direct.headers.get('content-type'),
  ]);
  if (direct.status >= 400) expect(through.text).toBe(direct.text);
  expect(through.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

describe('Hosting passes on', () => {
  test('the cookie, both ways', async () => {
    const client = await createTestClient();
    const signedIn = await call('GET', `/api/clients/${encodeURIComponent(client.email)}`);
    expect(signedIn.status).toBe(200);
    const path = `/api/projects/client/${client.id}`;
    const cookie = cookieOf(signedIn);
    expect([(await call('GET', path)).status, (await call('GET', path, { cookie })).status]).toEqual([
      401, 200,
    ]);
  });

  test('the staff token', async () => {
    const bearer = await staffToken(await createTestStaff('welder'));
    expect((await call('GET', '/api/desk/me', { bearer })).status).toBe(200);
  });

  test('the body and its idempotency key', async () => {
    const json = aQuoteRequest();
    const key = randomUUID();
    const first = await call('POST', '/api/quotes', { json, key });
    expect(first.status).toBe(201);
    expect((await call('POST', '/api/quotes', { json, key })).json()).toEqual(first.json());
  });
});
