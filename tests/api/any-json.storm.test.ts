import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../functions/src/app/every-route.ts';
import { createTestClient } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { callApi, signIn } from './call-api.ts';
import { anyJson, nearlyValid } from './nearly-valid.ts';
import { validBodies } from './valid-bodies.ts';

let client: Client;
let cookie: string;
let bearer: string;

beforeAll(async () => {
  client = await createTestClient();
  cookie = await signIn(client.email);
  bearer = await staffToken(await createTestStaff('owner'));
});

const filled = (path: string) =>
  path === '/api/mail-preferences' ? `${path}?token=a.b` : path.replace(/:\w+/g, randomUUID());
const anyKey = fc.option(fc.uuid(), { nil: undefined });
const posts = routes.filter(({ method }) => method === 'POST').map(({ path }) => path);
const gets = routes.filter(({ method }) => method === 'GET').map(({ path }) => path);

async function expectNoFailure(path: string, json: unknown, key: string | undefined): Promise<void> {
  const options = path.startsWith('/api/desk/') ? { bearer } : { cookie };
  const { status, text } = await callApi('POST', filled(path), { json, ...options, ...(key && { key }) });
  expect(status, `${path} with ${JSON.stringify(json)}: ${text}`).toBeLessThan(500);
}

// Made once, because each body uses up times of the year.
const known = validBodies('');
const isKnown = (path: string) => path in known;

describe('no JSON body crashes the API', () => {
  test.each(posts)('POST %s', async (path) => {
    await fc.assert(
      fc.asyncProperty(anyJson, anyKey, (json, key) => expectNoFailure(path, json, key)),
      { numRuns: 2 },
    );
  });

  test.each(posts.filter(isKnown))('POST %s with a nearly valid body', async (path) => {
    const valid = validBodies(client.id)[path] ?? {};
    await fc.assert(
      fc.asyncProperty(nearlyValid(valid), anyKey, (json, key) => expectNoFailure(path, json, key)),
      { numRuns: 2 },
    );
  });
});

describe('no address crashes the API', () => {
  test.each(gets)('GET %s', async (path) => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (text) => {
        // Hosting resolves dots itself, and its emulator fails on invalid file names.
        fc.pre(!/^[.]+$|[\0\\/]/.test(text));
        const address = path.replace(/:\w+/, encodeURIComponent(text));
        const options = path.startsWith('/api/desk/') ? { bearer } : { cookie };
        const { status } = await callApi('GET', address, options);
        expect(status, address).toBeLessThan(500);
      }),
      { numRuns: 2 },
    );
  });
});
