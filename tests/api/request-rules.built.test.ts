import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoProjectId } from '../../local/stack/project-root.ts';
import { createTestClient } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';
import { answerTo, callApi, signIn, throughHosting } from './call-api.ts';

let client: Client;
let cookie: string;

beforeAll(async () => {
  client = await createTestClient();
  cookie = await signIn(client.email);
});

const id = randomUUID();

type Refused = [type: string, raw: string | Uint8Array<ArrayBuffer>, answer: readonly [number, string]];
const json = 'application/json';
const notJson = [415, 'Please send JSON'] as const;
const broken = [400, 'The request body is not valid JSON'] as const;
const noObject = [400, 'The request body must be a JSON object'] as const;
const padded = (bytes: number) => `{"description":"${'x'.repeat(bytes - 18)}"}`;

describe.each(['/api/quotes', '/api/appointments'])('POST %s', (path) => {
  test.each<Refused>([
    ...['text/plain', 'application/jsonp', ''].map((type): Refused => [type, '{}', notJson]),
    ['application/x-www-form-urlencoded', 'a=1', notJson],
    ...['{"firstName":', "{'a': 1}", '{"a": 1} {"b": 2}', 'undefined'].map(
      (raw): Refused => [json, raw, broken],
    ),
    [json, new Uint8Array([0x22, 0xff, 0xfe, 0x22]), broken],
    ...['null', '[]', '[{}]', '"text"', '1e999', 'true', ''].map((raw): Refused => [json, raw, noObject]),
    [json, padded(100_001), [413, 'The request is too large']],
  ])('refuses body %# of type %j', async (type, raw, [status, sentence]) => {
    const answer = await callApi('POST', path, { raw, type, cookie });
    expect([answer.status, answer.text]).toEqual([status, sentence]);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  test('refuses a missing and a compressed body, and reads 100 kB and JSON with a character set', async () => {
    expect((await callApi('POST', path, { cookie })).status).toBe(415);
    const packed = { raw: new Uint8Array([0x1f, 0x8b, 0x08, 0x00]), headers: { 'Content-Encoding': 'gzip' } };
    expect(await answerTo(callApi('POST', path, { ...packed, cookie }))).toEqual(notJson);
    const read = [{ raw: padded(100_000) }, { raw: '{}', type: 'application/json; charset=utf-8' }];
    for (const body of read) expect((await callApi('POST', path, { ...body, cookie })).status).toBe(400);
  });
});

describe('another method', () => {
  test.each([
    ['PUT', '/api/quotes', 'POST'],
    ['GET', '/api/quotes', 'POST'],
    ['DELETE', '/api/appointments', 'POST'],
    ['GET', '/api/logout', 'POST'],
    ['POST', '/api/health', 'GET, HEAD'],
    ['PATCH', '/api/clients/jordan@example.com', 'GET, HEAD'],
    ['POST', `/api/projects/client/${id}`, 'GET, HEAD'],
    ['DELETE', `/api/appointments/client/${id}`, 'GET, HEAD'],
  ])('%s %s is answered with 405 and Allow: %s', async (method, path, allow) => {
    const answer = await callApi(method, path);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
    expect(answer.text).toBe('Method not allowed');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });
});

describe('an unknown address', () => {
  test.each([
    '/api/nothing',
    '/api/quotes/1',
    '/api/clients',
    '/api/clients/',
    '/api/projects/client',
    '/api/__proto__',
  ])('%s is answered with 404', async (path) => {
    const answer = await callApi('GET', path, { cookie });
    expect(answer.status).toBe(404);
    expect(answer.text).toBe('Not found');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });
});

test('every answer has its own request id and is never cached', async () => {
  const answers = await Promise.all(
    ['/api/health', '/api/nothing', '/api/clients/x'].map((path) => callApi('GET', path)),
  );
  for (const { headers } of answers) {
    expect(headers.get('cache-control')).toBe('private, no-store');
  }
  const ids = answers.map(({ headers }) => headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(3);
  for (const requestId of ids) expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
});

describe("at the function's own URL", () => {
  const own = `${stackAddresses().functions}/${demoProjectId}/us-central1/api`;
  const from = { headers: { Origin: 'https://other.example', 'Access-Control-Request-Method': 'POST' } };

  test.each([
    ['GET', '/api/health', 200],
    ['GET', '/api/nothing', 404],
    ['POST', '/api/quotes', 415],
    ['OPTIONS', '/api/quotes', 405],
  ])('%s %s has no CORS headers and forbids type guessing', async (method, path, status) => {
    const answer = await callApi(method, path, { base: own, ...from });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  test('Hosting adds no CORS headers either', async () => {
    const { headers } = await callApi('GET', '/api/health', { ...from, base: throughHosting() });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});
