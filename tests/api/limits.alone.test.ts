import { randomInt, randomUUID } from 'node:crypto';
import { tooManyRequests } from '@welding/domain/messages';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findClient } from '../../functions/src/clients/clients.ts';
import type { Config } from '../../functions/src/config.ts';
import { createTestPayment } from '../support/desk.ts';
import { aQuoteRequest } from '../support/entities.ts';
import { ownTime } from '../support/own-time.ts';
import { pngPicture } from '../support/pictures.ts';
import { createProvenClient, createTestClient } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { watchLog } from './api-log.ts';
import { type ApiAnswer, type CallOptions, callApi, signIn, testAddress } from './call-api.ts';
import { changeConfig } from './change-config.ts';
import { newEmail } from './new-email.ts';
import { sendPhoto, sentQuote } from './send-photo.ts';
import { validBodies } from './valid-bodies.ts';

/** Limits' windows begin with the hour. A window that ends during a test would let more through. */
beforeEach(() => {
  vi.setSystemTime(Math.ceil(Date.now() / 3_600_000) * 3_600_000);
});

const max = 3;
const peerFactor = 4;
const nobody = () => `nobody-${randomUUID()}@example.com`;
const lookUp = (email: string, options: CallOptions = {}) =>
  callApi('GET', `/api/clients/${encodeURIComponent(email)}`, options);

type Ask = (options: CallOptions) => Promise<ApiAnswer>;

/** The statuses of `count` requests, one after the other. */
async function statusesOf(ask: Ask, options: () => CallOptions, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let sent = 0; sent < count; sent += 1) statuses.push((await ask(options())).status);
  return statuses;
}

function expectRefused(answer: ApiAnswer): void {
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect([answer.status, answer.text]).toEqual([429, tooManyRequests(Math.ceil(seconds / 60))]);
  expect(answer.headers.getSetCookie()).toEqual([]);
}

const post = (path: string, json: unknown, options: CallOptions) =>
  callApi('POST', path, { json, ...options });

async function book(options: CallOptions) {
  await createTestStaff('welder');
  const { id, email } = await createTestClient();
  const json = { clientId: id, title: 'Truck', scheduledDate: ownTime() };
  return post('/api/appointments', json, { cookie: await signIn(email), ...options });
}

/** The limited actions of one address, with their settings. */
const ofAddress: [name: string, changes: Partial<Config>, ask: () => Promise<Ask>][] = [
  [
    'ask for a quote',
    { LIMIT_QUOTES_PER_HOUR: max },
    async () => (options) => post('/api/quotes', aQuoteRequest(), options),
  ],
  [
    'begin to pay',
    { LIMIT_INTENTS_PER_MINUTE: max },
    async () => (options) => post('/api/create-payment-intent', { amount: 500 }, options),
  ],
  [
    'tell of an error',
    { LIMIT_CLIENT_ERRORS_PER_HOUR: max },
    async () => (options) => post('/api/client-errors', validBodies('')['/api/client-errors'], options),
  ],
  [
    'try links to papers',
    { LIMIT_PAPER_LINKS_PER_HOUR: max },
    async () => (options) => post('/api/paper-links', { token: 'A'.repeat(22) }, options),
  ],
  [
    'look for unknown emails',
    { LIMIT_LOOKUP_MISSES_PER_HOUR: max },
    async () => (options) => lookUp(nobody(), options),
  ],
  ['book, whoever does', { LIMIT_BOOKINGS_PER_ADDRESS_PER_HOUR: max }, async () => book],
  [
    'send photos',
    { LIMIT_PHOTOS_PER_DAY: max, LIMIT_ALL_PHOTOS_PER_DAY: 1_000_000 },
    async () => {
      const { id, uploadToken: token } = await sentQuote();
      return (options) => sendPhoto(id, pngPicture(8 + randomInt(500)), { token, ...options });
    },
  ],
];

describe.each(ofAddress)('one address may %s up to a limit', (_, changes, made) => {
  test('which other addresses do not share', async () => {
    changeConfig({ ...changes, LIMIT_PEER_FACTOR: peerFactor });
    const [ask, from] = [await made(), testAddress()];
    expect(await statusesOf(ask, () => ({ from }), max)).not.toContain(429);
    expectRefused(await ask({ from }));
    expect((await ask({ from: testAddress() })).status).not.toBe(429);
  });

  test('which forged forwarding headers do not evade', async () => {
    changeConfig({ ...changes, LIMIT_PEER_FACTOR: peerFactor });
    const [ask, from] = [await made(), testAddress()];
    const forwarded = () => ({ from: `${testAddress()}, ${randomUUID()}, ${from}` });
    expect((await statusesOf(ask, forwarded, max + 1)).at(-1)).toBe(429);
  });
});

test('five visitors behind one Hosting address may ask for ten quotes each', async () => {
  changeConfig({ LIMIT_QUOTES_PER_HOUR: 10, LIMIT_PEER_FACTOR: 100 });
  const hop = testAddress();
  for (const visitor of Array.from({ length: 5 }, testAddress)) {
    const from = `${visitor}, ${hop}`;
    const ask: Ask = (options) => post('/api/quotes', aQuoteRequest(), options);
    expect((await statusesOf(ask, () => ({ from }), 11)).map((status) => status === 429)).toEqual([
      ...Array(10).fill(false),
      true,
    ]);
  }
  expect((await post('/api/quotes', aQuoteRequest(), { from: `${testAddress()}, ${hop}` })).status).toBe(201);
});

describe('looking up an email', () => {
  const ask: Ask = (options) => lookUp(nobody(), options);
  beforeEach(() =>
    changeConfig({
      LIMIT_LOOKUP_MISSES_PER_HOUR: max,
      LIMIT_LOOKUPS_PER_HOUR: 5,
      LIMIT_PEER_FACTOR: peerFactor,
    }),
  );

  test('stops 20 concurrent misses exactly at the limit', async () => {
    const from = testAddress();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ from })));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(max);
  });

  test('refuses known and unknown emails alike after too many misses', async () => {
    const [{ email }, from] = [await createTestClient(), testAddress()];
    const statuses: number[] = [];
    for (const known of [email, nobody(), email, nobody(), nobody()])
      statuses.push((await lookUp(known, { from })).status);
    expect(statuses).toEqual([200, 404, 200, 404, 404]);
    for (const known of [email, nobody()]) expectRefused(await lookUp(known, { from }));
  });

  test('refuses unknown emails, too, after too many hits', async () => {
    const [{ email }, from] = [await createTestClient(), testAddress()];
    expect(
      await statusesOf(
        (options) => lookUp(email, options),
        () => ({ from }),
        5,
      ),
    ).toEqual(Array(5).fill(200));
    for (const known of [email, nobody()]) expectRefused(await lookUp(known, { from }));
  });

  test('counts invalid addresses as one, and the hosts of one IPv6 network as one', async () => {
    const socket = { headers: { 'Fastly-Temp-XFF': 'none' } };
    const nonsense = () => ({ ...socket, from: `nonsense-${randomUUID()}` });
    expect((await statusesOf(ask, nonsense, max + 2)).slice(max)).toEqual([429, 429]);
    const site = `2001:db8:${randomInt(65_536).toString(16)}`;
    const host = () => ({
      from: `${site}:${randomInt(65_536).toString(16)}::${randomInt(65_536).toString(16)}`,
    });
    expect(await statusesOf(ask, host, max + 1)).toEqual([...Array(max).fill(404), 429]);
  });

  test.each<[string, (from: string) => CallOptions]>([
    ['Fastly-Temp-XFF', (from) => ({ from, headers: { 'Fastly-Temp-XFF': testAddress() } })],
    ['X-Forwarded-For', (from) => ({ from: `${testAddress()}, ${from}` })],
  ])('counts a caller that forges %s as one peer', async (_, written) => {
    const from = testAddress();
    const made = () => written(from);
    const most = max * peerFactor;
    expect(await statusesOf(ask, made, most + 2)).toEqual([...Array(most).fill(404), 429, 429]);
  });

  test('ignores forged addresses and other sites in a visitor’s limit', async () => {
    const { email } = await createTestClient();
    const visitor = { 'Fastly-Temp-XFF': testAddress() };
    expect((await statusesOf(ask, () => ({ from: '203.0.113.66', headers: visitor }), max + 1)).at(-1)).toBe(
      429,
    );
    expect((await lookUp(email, { from: '192.0.2.1', headers: visitor })).status).toBe(200);
    const from = testAddress();
    const site = { from, headers: { 'Sec-Fetch-Site': 'cross-site' } };
    expect(await statusesOf(ask, () => site, max + 1)).toEqual(Array(max + 1).fill(403));
    expect(await statusesOf(ask, () => ({ from }), max)).toEqual(Array(max).fill(404));
  });
});

test('all visitors together may report a limited number of errors an hour', async () => {
  changeConfig({ LIMIT_ALL_CLIENT_ERRORS_PER_HOUR: 1 });
  const ask = () => post('/api/client-errors', validBodies('')['/api/client-errors'], {});
  await ask();
  expect((await ask()).status).toBe(429);
});

/** The limited actions of one client, from any address. */
const ofClient: [
  name: string,
  changes: Partial<Config>,
  ask: (client: Awaited<ReturnType<typeof someone>>) => Ask,
][] = [
  [
    'ask for papers',
    { LIMIT_PAPERS_PER_HOUR: max },
    ({ cookie, paymentId }) =>
      (options) =>
        callApi('GET', `/api/payments/${paymentId}/receipt.pdf`, { cookie, ...options }),
  ],
  [
    'ask for free times',
    { LIMIT_AVAILABILITY_PER_HOUR: max },
    ({ cookie }) =>
      (options) =>
        callApi('GET', `/api/availability?from=${chicagoDate(new Date())}&days=7`, { cookie, ...options }),
  ],
  [
    'book',
    { LIMIT_BOOKINGS_PER_HOUR: max },
    ({ id, cookie }) =>
      (options) =>
        post(
          '/api/appointments',
          { clientId: id, title: 'Truck', scheduledDate: ownTime() },
          { cookie, ...options },
        ),
  ],
  [
    'change details',
    { LIMIT_DETAIL_CHANGES_PER_HOUR: max },
    ({ id, cookie }) =>
      async (options) => {
        const json = {
          phone: `(312) 555-${1_000 + randomInt(9_000)}`,
          updatedAt: (await findClient(id))?.updatedAt ?? null,
        };
        return callApi('PATCH', '/api/me', { json, cookie, ...options });
      },
  ],
  [
    'ask for another email',
    { LIMIT_CODES_PER_HOUR: max },
    ({ id, cookie }) =>
      async (options) => {
        const json = { email: newEmail(), updatedAt: (await findClient(id))?.updatedAt ?? null };
        return callApi('PATCH', '/api/me', { json, cookie, ...options });
      },
  ],
];

async function someone() {
  await createTestStaff('welder');
  const client = await createProvenClient();
  const { id: paymentId } = await createTestPayment(client.id);
  return { ...client, paymentId, cookie: await verifiedCookie(client) };
}

test.each(ofClient)(
  'one client may %s up to a limit, from any address, which other clients do not share',
  async (_, changes, made) => {
    changeConfig(changes);
    const [ask, other] = [made(await someone()), made(await someone())];
    const statuses = await statusesOf(ask, () => ({ from: testAddress() }), max + 1);
    expect(statuses.map((status) => status === 429)).toEqual([...Array(max).fill(false), true]);
    expect((await other({})).status).not.toBe(429);
  },
);

// The process remembers used-up limits, so these are the last tests, in windows of their own.
test('logs once that a limit shuts visitors out, and one address never shuts out all', async () => {
  vi.setSystemTime(Date.now() + 4 * 3_600_000);
  changeConfig({ LIMIT_LOOKUP_MISSES_PER_HOUR: max, LIMIT_ALL_LOOKUP_MISSES_PER_HOUR: 4 * max });
  const [hop, log] = [testAddress(), watchLog()];
  const ask: Ask = (options) => lookUp(nobody(), options);
  const made = () => ({ from: `${testAddress()}, ${hop}` });
  expect(await statusesOf(ask, made, 2 * max + 2)).toEqual([...Array(2 * max).fill(404), 429, 429]);
  expect(log('a limit shuts visitors out')).toEqual([
    expect.stringContaining(`"limit":"lookup-misses-of-peer","max":${2 * max},"minutes":60`),
  ]);
  expect((await ask({})).status).toBe(404);
});

test('all visitors together may look up a limited number of unknown emails an hour, logged once', async () => {
  vi.setSystemTime(Date.now() + 2 * 3_600_000);
  changeConfig({ LIMIT_ALL_LOOKUP_MISSES_PER_HOUR: 1 });
  const [{ email }, log] = [await createTestClient(), watchLog()];
  await lookUp(nobody());
  for (const known of [nobody(), email]) expectRefused(await lookUp(known));
  expect(log('a limit shuts visitors out')).toHaveLength(1);
});
