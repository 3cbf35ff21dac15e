import type { Client } from '@welding/domain/entities/client';
import { apiMessages } from '@welding/domain/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClient } from '../support/sample.ts';
import { callApi, testAddress } from './call-api.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';

let client: Client;

beforeAll(async () => {
  client = await createTestClient();
});

const lookup = (email: string) => ['GET', `/api/clients/${encodeURIComponent(email)}`] as const;
const from = (site: string) => ({ headers: { 'Sec-Fetch-Site': site } });

describe.each(['cross-site', 'same-site', 'Same-Origin', 'none, cross-site', ''])(
  'to a browser that comes from %j',
  (site) => {
    test('a lookup is refused, and signs nobody in', async () => {
      for (const method of ['GET', 'HEAD']) {
        const [, path] = lookup(client.email);
        const answer = await callApi(method, path, from(site));
        expect(answer.status).toBe(403);
        expect(answer.text).toBe(method === 'GET' ? apiMessages.otherSite : '');
        expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    });

    test('logging out is refused, and signs nobody out', async () => {
      const answer = await callApi('POST', '/api/logout', from(site));
      expect([answer.status, answer.text]).toEqual([403, apiMessages.otherSite]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    });
  },
);

test.each(['same-origin', 'none'])('to a browser that comes from %j all is as it should be', async (site) => {
  const signedIn = await callApi(...lookup(client.email), from(site));
  expect(signedIn.status).toBe(200);
  expect(signedIn.headers.getSetCookie()).toHaveLength(1);
  expect((await callApi('POST', '/api/logout', from(site))).status).toBe(204);
});

describe('what is refused', () => {
  let limited: FunctionProcess;
  beforeAll(async () => {
    limited = await startFunction({ LIMIT_LOOKUP_MISSES_PER_HOUR: '1' });
  });
  afterAll(() => limited.stop());

  test("is not counted: another site cannot use up its visitors' limit", async () => {
    const options = { from: testAddress(), base: limited.base };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = await callApi(...lookup(`nobody-${attempt}@example.com`), {
        ...options,
        ...from('cross-site'),
      });
      expect(answer.status).toBe(403);
    }
    expect((await callApi(...lookup(client.email), options)).status).toBe(200);
    expect((await callApi(...lookup('nobody@example.com'), options)).status).toBe(404);
  });
});

test('other routes go by what they need: a list opens by the cookie, from wherever it is asked for', async () => {
  expect((await callApi('GET', '/api/health', from('cross-site'))).status).toBe(200);
});
