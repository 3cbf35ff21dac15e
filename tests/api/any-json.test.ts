import { randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/client';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../functions/src/api/routes.ts';
import { createTestClient } from '../support/sample.ts';
import { callApi, signIn } from './call-api.ts';

let client: Client;
let cookie: string;

beforeAll(async () => {
  client = await createTestClient();
  cookie = await signIn(client.email);
});

const anyJson = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' });

/** A valid body with some fields replaced, left out or added: what comes past the first checks. */
function nearly(valid: Record<string, unknown>): fc.Arbitrary<unknown> {
  const field = fc.oneof(fc.constantFrom(...Object.keys(valid)), fc.string());
  return fc.dictionary(field, anyJson, { maxKeys: 3 }).map((changes) => ({ ...valid, ...changes }));
}

const quote = {
  firstName: 'Jordan',
  lastName: 'Example',
  email: 'jordan@example.com',
  phone: '(312) 555-0100',
  serviceType: 'truck',
  description: 'Cracked frame rail',
};

const posts = routes.filter(({ method }) => method === 'POST').map(({ path }) => path);
const gets = routes.filter(({ method }) => method === 'GET').map(({ path }) => path);

async function expectNoFailure(path: string, json: unknown): Promise<void> {
  const key = Math.random() < 0.5 ? { key: randomUUID() } : {};
  const { status, text } = await callApi('POST', path, { json, cookie, ...key });
  expect(status, `${path} with ${JSON.stringify(json)}: ${text}`).toBeLessThan(500);
}

describe('no JSON body makes the API fail', () => {
  test.each(posts)('POST %s', async (path) => {
    await fc.assert(
      fc.asyncProperty(anyJson, (json) => expectNoFailure(path, json)),
      { numRuns: 60 },
    );
  });

  test('POST /api/quotes with a body that is nearly valid', async () => {
    await fc.assert(
      fc.asyncProperty(nearly(quote), (json) => expectNoFailure('/api/quotes', json)),
      { numRuns: 150 },
    );
  });

  test('POST /api/appointments with a body that is nearly valid', async () => {
    const booking = { clientId: client.id, title: 'Truck', scheduledDate: new Date(Date.now() + 86_400_000) };
    await fc.assert(
      fc.asyncProperty(nearly(booking), (json) => expectNoFailure('/api/appointments', json)),
      { numRuns: 150 },
    );
  });

  test('POST /api/create-payment-intent with a body that is nearly valid', async () => {
    const intent = { amount: 500, projectId: '', clientId: '' };
    await fc.assert(
      fc.asyncProperty(nearly(intent), (json) => expectNoFailure('/api/create-payment-intent', json)),
      { numRuns: 100 },
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
      { numRuns: 40 },
    );
  });
});
