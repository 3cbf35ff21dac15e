import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoProjectId } from '../../local/stack/project-root.ts';
import { createTestClient } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';
import { callApi, signIn, throughHosting } from './call-api.ts';

let client: Client;
let cookie: string;

beforeAll(async () => {
  client = await createTestClient();
  cookie = await signIn(client.email);
});

const id = randomUUID();
const bodies = ['/api/quotes', '/api/appointments'];

describe.each(bodies)('POST %s', (path) => {
  test.each([
    ['text/plain', '{}'],
    ['application/x-www-form-urlencoded', 'a=1'],
    ['application/jsonp', '{}'],
    ['', '{}'],
  ])('refuses a body of type %j with 415', async (type, raw) => {
    const answer = await callApi('POST', path, { raw, type, cookie });
    expect(answer.status).toBe(415);
    expect(answer.text).toBe('Please send JSON');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  test('refuses no body at all with 415', async () => {
    expect((await callApi('POST', path, { cookie })).status).toBe(415);
  });

  test('accepts JSON that names its character set', async () => {
    const answer = await callApi('POST', path, {
      raw: '{}',
      type: 'application/json; charset=utf-8',
      cookie,
    });
    expect(answer.status).toBe(400);
  });

  test.each(['{"firstName":', "{'a': 1}", '{"a": 1} {"b": 2}', 'undefined'])(
    'refuses the broken JSON %s with 400',
    async (raw) => {
      const answer = await callApi('POST', path, { raw, cookie });
      expect(answer.status).toBe(400);
      expect(answer.text).toBe('The request body is not valid JSON');
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    },
  );

  test('refuses bytes that are not UTF-8 with 400', async () => {
    const answer = await callApi('POST', path, { raw: new Uint8Array([0x22, 0xff, 0xfe, 0x22]), cookie });
    expect(answer.status).toBe(400);
    expect(answer.text).toBe('The request body is not valid JSON');
  });

  test.each(['null', '[]', '[{}]', '"text"', '1e999', 'true', ''])(
    'refuses %s, which is no object, with 400',
    async (raw) => {
      const answer = await callApi('POST', path, { raw, cookie });
      expect(answer.status).toBe(400);
      expect(answer.text).toBe('The request body must be a JSON object');
    },
  );

  test('refuses more than 100 kB with 413, and reads just as much', async () => {
    const padded = (bytes: number) => `{"description":"${'x'.repeat(bytes - 18)}"}`;
    const over = await callApi('POST', path, { raw: padded(100_001), cookie });
    expect(over.status).toBe(413);
    expect(over.text).toBe('The request is too large');
    expect((await callApi('POST', path, { raw: padded(100_000), cookie })).status).toBe(400);
  });

  test('refuses a packed body with 415', async () => {
    const answer = await fetchPacked(path);
    expect(answer.status).toBe(415);
    expect(await answer.text()).toBe('Please send JSON');
  });
});

function fetchPacked(path: string): Promise<Response> {
  return fetch(`${stackAddresses().hosting}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip', Cookie: cookie },
    body: new Uint8Array([0x1f, 0x8b, 0x08, 0x00]),
  });
}

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

test('every answer has a request id of its own and is never cached', async () => {
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
  ])(
    '%s %s lets no other page read the answer, and no browser guess its type',
    async (method, path, status) => {
      const answer = await callApi(method, path, { base: own, ...from });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    },
  );

  test('through Hosting it is the same', async () => {
    const { headers } = await callApi('GET', '/api/health', { ...from, base: throughHosting() });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});
