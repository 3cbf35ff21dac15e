import type { Client } from '@welding/domain/entities/client';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../functions/src/routes/every-route.ts';
import { createTestClient } from '../support/sample.ts';
import { callApi, signIn } from './call-api.ts';
import { anyJson, nearlyValid } from './nearly-valid.ts';
import { validBodies } from './valid-bodies.ts';

let client: Client;
let cookie: string;

beforeAll(async () => {
  client = await createTestClient();
  cookie = await signIn(client.email);
});

const anyKey = fc.option(fc.uuid(), { nil: undefined });
const posts = routes.filter(({ method }) => method === 'POST').map(({ path }) => path);
const gets = routes.filter(({ method }) => method === 'GET').map(({ path }) => path);

async function expectNoFailure(path: string, json: unknown, key: string | undefined): Promise<void> {
  const { status, text } = await callApi('POST', path, { json, cookie, ...(key && { key }) });
  expect(status, `${path} with ${JSON.stringify(json)}: ${text}`).toBeLessThan(500);
}

describe('no JSON body makes the API fail', () => {
  test.each(posts)('POST %s', async (path) => {
    await fc.assert(
      fc.asyncProperty(anyJson, anyKey, (json, key) => expectNoFailure(path, json, key)),
      { numRuns: 15 },
    );
  });

  test.each(Object.keys(validBodies('')))('POST %s with a body that is nearly valid', async (path) => {
    const valid = validBodies(client.id)[path] ?? {};
    await fc.assert(
      fc.asyncProperty(nearlyValid(valid), anyKey, (json, key) => expectNoFailure(path, json, key)),
      { numRuns: 40 },
    );
  });
});

describe('no address makes the API fail', () => {
  test.each(gets)('GET %s', async (path) => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (text) => {
        // Hosting resolves dots itself, and its emulator fails on what is no text for a file's name.
        fc.pre(!/^[.]+$|[\0\\/]/.test(text));
        const filled = path.replace(/:\w+/, encodeURIComponent(text));
        const { status } = await callApi('GET', filled, { cookie });
        expect(status, filled).toBeLessThan(500);
      }),
      { numRuns: 15 },
    );
  });
});
