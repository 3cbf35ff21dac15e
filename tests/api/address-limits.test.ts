import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aQuoteRequest } from '../support/entities.ts';
import { type CallOptions, callApi, testAddress } from './call-api.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';

const max = 2;
const peerFactor = 3;

let limited: FunctionProcess;

beforeAll(async () => {
  limited = await startFunction({
    LIMIT_QUOTES_PER_HOUR: String(max),
    LIMIT_INTENTS_PER_MINUTE: String(max),
    LIMIT_PEER_FACTOR: String(peerFactor),
  });
});
afterAll(() => limited.stop());

const quote = aQuoteRequest();
const payment = { amount: 500, projectId: '', clientId: '' };

describe.each([
  ['/api/quotes', quote],
  ['/api/create-payment-intent', payment],
])('the limit of POST %s', (path, json) => {
  /** How many of `count` requests are not refused. */
  async function served(options: () => CallOptions, count: number): Promise<number> {
    let through = 0;
    for (let attempt = 0; attempt < count; attempt += 1) {
      const { status } = await callApi('POST', path, { json, base: limited.base, ...options() });
      if (status !== 429) through += 1;
    }
    return through;
  }

  // A window may end in between; more than twice a limit never gets through.
  test('holds whatever stands in X-Forwarded-For before the last address', async () => {
    const from = testAddress();
    const through = await served(() => ({ from: `${testAddress()}, ${randomUUID()}, ${from}` }), 2 * max + 1);
    expect(through).toBeGreaterThanOrEqual(max);
    expect(through).toBeLessThanOrEqual(2 * max);
  });

  test.each(['Fastly-Client-IP', 'Fastly-Temp-XFF'])(
    "is the peer's, which is wider, for whoever writes another %s each time",
    async (header) => {
      const from = testAddress();
      const widerMax = max * peerFactor;
      const through = await served(() => ({ from, headers: { [header]: testAddress() } }), 2 * widerMax + 1);
      expect(through).toBeGreaterThanOrEqual(widerMax);
      expect(through).toBeLessThanOrEqual(2 * widerMax);
    },
  );

  test('holds for nonsense, which names nobody', async () => {
    const nonsense = () => ({ from: randomUUID(), headers: { 'Fastly-Client-IP': randomUUID() } });
    expect(await served(nonsense, 2 * max + 1)).toBeLessThanOrEqual(2 * max);
  });
});
