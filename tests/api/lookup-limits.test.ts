import { randomInt, randomUUID } from 'node:crypto';
import type { Client } from '@welding/domain/entities/client';
import { tooManyRequests } from '@welding/domain/messages';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createTestClient } from '../support/sample.ts';
import { type ApiAnswer, type CallOptions, callApi, testAddress } from './call-api.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';

const missesPerHour = 3;
const lookupsPerHour = 5;
const peerFactor = 4;

let limited: FunctionProcess;
let client: Client;

beforeAll(async () => {
  client = await createTestClient();
  limited = await startFunction({
    LIMIT_LOOKUP_MISSES_PER_HOUR: String(missesPerHour),
    LIMIT_LOOKUPS_PER_HOUR: String(lookupsPerHour),
    LIMIT_ALL_LOOKUP_MISSES_PER_HOUR: '100000',
    LIMIT_PEER_FACTOR: String(peerFactor),
  });
});
afterAll(() => limited.stop());

const nobody = () => `nobody-${randomUUID()}@example.com`;
const lookUp = (email: string, options: CallOptions) =>
  callApi('GET', `/api/clients/${encodeURIComponent(email)}`, { base: limited.base, ...options });

/** The statuses of `count` lookups of unknown e-mails, one after the other. */
async function missesWith(options: () => CallOptions, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < count; attempt += 1) {
    statuses.push((await lookUp(nobody(), options())).status);
  }
  return statuses;
}

function expectRefused(answer: ApiAnswer): void {
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect([answer.status, answer.text]).toEqual([429, tooManyRequests(Math.ceil(seconds / 60))]);
  expect(answer.headers.getSetCookie()).toEqual([]);
}

describe('an address', () => {
  test('may miss so often; after it known and unknown e-mails are refused alike, and others are not', async () => {
    const from = testAddress();
    const statuses: number[] = [];
    for (const email of [client.email, nobody(), client.email, nobody(), nobody()]) {
      statuses.push((await lookUp(email, { from })).status);
    }
    expect(statuses).toEqual([200, 404, 200, 404, 404]);
    const [known, unknown] = [await lookUp(client.email, { from }), await lookUp(nobody(), { from })];
    expectRefused(known);
    expectRefused(unknown);
    expect((await lookUp(client.email, { from: testAddress() })).status).toBe(200);
  });

  test('may succeed so often; after it unknown e-mails are refused as well', async () => {
    const from = testAddress();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < lookupsPerHour; attempt += 1) {
      statuses.push((await lookUp(client.email, { from })).status);
    }
    expect(statuses).toEqual(Array(lookupsPerHour).fill(200));
    expectRefused(await lookUp(client.email, { from }));
    expectRefused(await lookUp(nobody(), { from }));
  });

  test('is held to it exactly, also when 20 requests come at once', async () => {
    const from = testAddress();
    const answers = await Promise.all(Array.from({ length: 20 }, () => lookUp(nobody(), { from })));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(missesPerHour);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - missesPerHour);
  });
});

describe('a limit is not walked around', () => {
  const once = [404, 404, 404, 429, 429];

  test('by addresses written into X-Forwarded-For, before the one that the front end writes', async () => {
    const from = testAddress();
    expect(await missesWith(() => ({ from: `${testAddress()}, ${from}` }), 5)).toEqual(once);
  });

  test('by what is no address', async () => {
    const socket = { headers: { 'Fastly-Temp-XFF': 'none' } };
    const statuses = await missesWith(() => ({ ...socket, from: `nonsense-${randomUUID()}` }), 5);
    expect(statuses.slice(missesPerHour)).toEqual([429, 429]);
  });

  test('by other addresses of one IPv6 network', async () => {
    const site = `2001:db8:${randomInt(65_536).toString(16)}`;
    const host = () => `${site}:${randomInt(65_536).toString(16)}::${randomInt(65_536).toString(16)}`;
    expect(await missesWith(() => ({ from: host() }), 5)).toEqual(once);
  });

  test.each(['Fastly-Temp-XFF', 'Fastly-Client-IP'])(
    'by addresses written into %s: whoever writes them is one peer, with a wider limit',
    async (header) => {
      const from = testAddress();
      const made = () => ({ from, headers: { [header]: testAddress() } });
      const most = missesPerHour * peerFactor;
      const statuses = await missesWith(made, most + 2);
      expect(statuses).toEqual([...Array(most).fill(404), 429, 429]);
      expectRefused(await lookUp(client.email, made()));
    },
  );

  test("and nobody's is used up by somebody else who writes his address", async () => {
    const visitor = { 'Fastly-Client-IP': testAddress() };
    const madeUp = await missesWith(() => ({ from: '203.0.113.66', headers: visitor }), 4);
    expect(madeUp.at(-1)).toBe(429);
    const behindHosting = await lookUp(client.email, { from: '192.0.2.1', headers: visitor });
    expect(behindHosting.status).toBe(200);
  });
});

test('everybody together may ask for so many unknown e-mails an hour, and the log says when that is reached', async () => {
  const api = await startFunction({ LIMIT_ALL_LOOKUP_MISSES_PER_HOUR: '1' });
  onTestFinished(() => api.stop());
  const ask = (email: string) => lookUp(email, { base: api.base, from: testAddress() });
  await ask(nobody());
  expectRefused(await ask(nobody()));
  expectRefused(await ask(client.email));
  expect(api.log().match(/lookup ceiling reached/g)).toHaveLength(1);
});
