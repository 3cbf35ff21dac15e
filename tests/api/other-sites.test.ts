import type { Client } from '@welding/domain/entities/client';
import { apiMessages } from '@welding/domain/messages';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestClient } from '../support/sample.ts';
import { callApi } from './call-api.ts';

let client: Client;

beforeAll(async () => {
  client = await createTestClient();
});

const lookup = (email: string) => ['GET', `/api/clients/${encodeURIComponent(email)}`] as const;
const from = (site: string) => ({ headers: { 'Sec-Fetch-Site': site } });

describe.each(['cross-site', 'same-site', 'Same-Origin', 'none, cross-site', ''])(
  'for a browser coming from %j',
  (site) => {
    test('looking up an email is refused and signs in no client', async () => {
      for (const method of ['GET', 'HEAD']) {
        const [, path] = lookup(client.email);
        const answer = await callApi(method, path, from(site));
        expect(answer.status).toBe(403);
        expect(answer.text).toBe(method === 'GET' ? apiMessages.otherSite : '');
        expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    });

    test('logging out is refused and ends no session', async () => {
      const answer = await callApi('POST', '/api/logout', from(site));
      expect([answer.status, answer.text]).toEqual([403, apiMessages.otherSite]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    });
  },
);

test.each(['same-origin', 'none'])('for a browser coming from %j everything works', async (site) => {
  const signedIn = await callApi(...lookup(client.email), from(site));
  expect(signedIn.status).toBe(200);
  expect(signedIn.headers.getSetCookie()).toHaveLength(1);
  expect((await callApi('POST', '/api/logout', from(site))).status).toBe(204);
});

test('other routes depend on the session only: a list opens by cookie from any site', async () => {
  expect((await callApi('GET', '/api/health', from('cross-site'))).status).toBe(200);
});
